//! Asking a server by HTTP, on a day of its own.

use enigma_client::Client;
use enigma_protocol::rest::Problem;
use enigma_server::daily::DAY;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Noon of Sunday 15 November 2026, day 20772.
pub const NOON: u64 = 20772 * DAY + DAY / 2;

/// What the server answers to a body that it accepts.
pub async fn post<T: DeserializeOwned>(client: &Client, path: &str, body: &Value) -> T {
    let answer = client.request("POST", path, Some(body)).await.unwrap();
    answer.checked().unwrap().json().unwrap()
}

/// The status and the name of a refusal.
pub async fn refused(
    client: &Client,
    method: &str,
    path: &str,
    body: Option<&Value>,
) -> (u16, String) {
    let answer = client.request(method, path, body).await.unwrap();
    let status = answer.status;
    let problem: Problem = serde_json::from_slice(&answer.body).unwrap();
    (status, problem.refusal)
}
