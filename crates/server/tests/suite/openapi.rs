//! The description of the API against the server itself.

use crate::common::{Act, counter_server, seated, settings};
use enigma_server::clock::Clock;
use serde_json::{Value, json};

#[tokio::test]
async fn every_described_path_answers_as_described() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::Machine).await;
    let address = server.address().to_string();
    let mut seated = seated(&address, &settings(2)).await;
    seated.tables[0]
        .act(None, &Act::Push { by: 3 })
        .await
        .unwrap();
    let game = seated.tables[0].game().unwrap().to_owned();
    let mara = &seated.people[0];
    let api: Value = mara.get("/api/openapi.json").await.unwrap();
    let mut tried = 0;
    for (path, methods) in api["paths"].as_object().unwrap() {
        let real = path
            .replace("{device}", "0123456789abcdef")
            .replace("{passkey}", "AAAA");
        let real = real.replace("{code}", &seated.code).replace("{id}", &game);
        let real = real.replace("{category}", "weight").replace("{day}", "7");
        let real = real.replace("{grade}", "easy").replace("{seed}", "4711");
        let real = real.replace("{language}", "fr").replace("{length}", "5");
        let real = real
            .replace("{difficulty}", "medium")
            .replace("{round}", "1");
        for (method, description) in methods.as_object().unwrap() {
            let body = match (method.as_str(), path.as_str()) {
                ("post", "/api/me") => Some(json!({"name": "Mara"})),
                ("post", "/api/me/claim") => Some(json!({"code": "00"})),
                ("post", "/api/me/passkeys") => Some(json!({"client_data": "", "attestation": ""})),
                ("post", "/api/me/passkeys/claim") => Some(
                    json!({"id": "AA", "client_data": "", "authenticator_data": "", "signature": ""}),
                ),
                ("post", "/api/me/passkeys/{passkey}") => Some(json!({"name": "Key"})),
                ("post", "/api/me/devices/{device}") => Some(json!({"name": "Phone"})),
                ("post", "/api/me/ratings") => Some(json!({"rates": true, "shows": false})),
                ("post", "/api/games/{id}/name") => Some(json!({"shown": true})),
                ("post", "/api/puzzles/advise" | "/api/puzzles/hint") => {
                    let draft = json!({"category": "weight", "left": [5, 0], "right": [0, 0]});
                    Some(json!({"puzzle": "weight:5/13,6|5,7", "draft": draft}))
                }
                ("post", "/api/puzzles/solve") => Some(json!({"puzzle": "weight:5/13,6|5,7"})),
                ("post", "/api/me/practice") => {
                    Some(json!({"name": "weight/easy#4711", "draft": {}, "seconds": 9}))
                }
                ("post", "/api/daily/{day}/{category}") => Some(json!({"draft": {}, "seconds": 9})),
                ("post", "/api/daily/{day}/word/{language}") => {
                    Some(json!({"after": 0, "action": {"type": "ask", "zone": 0}}))
                }
                ("post", "/api/words/practice") => Some(
                    json!({"language": "en", "length": 5, "level": "relay", "seed": 1, "moves": []}),
                ),
                ("post", "/api/words/check") => {
                    Some(json!({"language": "de", "length": 5, "word": "Bären"}))
                }
                ("post", "/api/games/{id}/play-on") => Some(json!({"step": 1, "seat": 0})),
                ("post", "/api/replay" | "/api/play-on") => Some(json!("no record")),
                ("post", "/api/tables") => Some(serde_json::to_value(settings(2)).unwrap()),
                _ => None,
            };
            // Forgetting comes last: it takes the cookie away.
            if method == "delete" {
                continue;
            }
            let answer = mara
                .request(&method.to_uppercase(), &real, body.as_ref())
                .await
                .unwrap();
            check(&api, description, path, &answer);
            tried += 1;
        }
    }
    assert!(tried >= 35, "{tried}");
    let forget = mara.request::<()>("DELETE", "/api/me", None).await.unwrap();
    assert_eq!(forget.status, 204);
    let gone = mara.request::<()>("GET", "/api/me", None).await.unwrap();
    assert_eq!(gone.status, 204, "the token is void");
    server.stop().await;
}

fn check(api: &Value, description: &Value, path: &str, answer: &enigma_client::Response) {
    let response = &description["responses"][answer.status.to_string()];
    assert!(
        response.is_object(),
        "{path}: {} is not described",
        answer.status
    );
    let Some(content) = response["content"].as_object() else {
        return;
    };
    let (kind, content) = content.iter().next().unwrap();
    let sent = answer
        .headers
        .iter()
        .find(|(name, _)| name == "content-type");
    assert!(
        sent.unwrap().1.starts_with(kind.as_str()),
        "{path}: {sent:?}"
    );
    if kind == "application/json" {
        let value: Value = serde_json::from_slice(&answer.body).unwrap();
        matches_schema(api, &content["schema"], &value, path);
    }
}

/// Types, required and known fields, as far as our own schemas go.
fn matches_schema(api: &Value, schema: &Value, value: &Value, at: &str) {
    if let Some(reference) = schema["$ref"].as_str() {
        let schema = api
            .pointer(reference.trim_start_matches('#'))
            .expect(reference);
        return matches_schema(api, schema, value, at);
    }
    if let Some(any) = schema["oneOf"].as_array() {
        let fits = |schema: &Value| {
            std::panic::catch_unwind(|| matches_schema(api, schema, value, at)).is_ok()
        };
        assert!(any.iter().any(fits), "{at}: {value}");
        return;
    }
    let kinds: Vec<&str> = match &schema["type"] {
        Value::String(kind) => vec![kind],
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        _ => return,
    };
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    assert!(kinds.contains(&kind), "{at}: {value} is no {kinds:?}");
    if let (Value::Object(map), Some(fields)) = (value, schema["properties"].as_object()) {
        for required in schema["required"].as_array().into_iter().flatten() {
            assert!(
                map.contains_key(required.as_str().unwrap()),
                "{at}: no {required}"
            );
        }
        for (name, value) in map {
            let field = fields.get(name);
            assert!(field.is_some(), "{at}: {name} is not described");
            matches_schema(api, field.unwrap(), value, &format!("{at}.{name}"));
        }
    }
    if let Value::Array(items) = value {
        for item in items {
            matches_schema(api, &schema["items"], item, at);
        }
    }
}

#[tokio::test]
async fn health_metrics_and_headers_are_there_on_a_fresh_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = counter_server(folder.path(), 2, Clock::Machine).await;
    let client = enigma_client::Client::new(&server.address().to_string());
    let health = client.request::<()>("GET", "/healthz", None).await.unwrap();
    assert_eq!(
        (health.status, health.body.as_slice()),
        (200, b"ok\n".as_slice())
    );
    let metrics = client.request::<()>("GET", "/metrics", None).await.unwrap();
    let text = metrics.text().unwrap();
    for metric in [
        "enigma_connections",
        "enigma_steps_total",
        "enigma_games_under_way",
    ] {
        assert!(text.contains(metric), "{metric}");
    }
    let page = client.request::<()>("GET", "/", None).await.unwrap();
    let header = |name: &str| {
        let found = page.headers.iter().find(|(n, _)| n == name);
        found.map(|(_, value)| value.clone()).unwrap_or_default()
    };
    assert!(header("content-security-policy").contains("default-src 'none'"));
    assert_eq!(header("x-content-type-options"), "nosniff");
    let missing = client
        .request::<()>("GET", "/api/nothing", None)
        .await
        .unwrap();
    assert_eq!(missing.status, 404);
    server.stop().await;
}

/// A schema that was referred to was missing.
#[test]
fn every_reference_leads_somewhere() {
    fn references(value: &Value, found: &mut Vec<String>) {
        match value {
            Value::Object(fields) => {
                found.extend(
                    fields
                        .get("$ref")
                        .and_then(Value::as_str)
                        .map(str::to_owned),
                );
                fields.values().for_each(|value| references(value, found));
            }
            Value::Array(values) => values.iter().for_each(|value| references(value, found)),
            _ => {}
        }
    }
    let api = serde_json::to_value(enigma_server::http::description()).unwrap();
    let mut found = Vec::new();
    references(&api, &mut found);
    assert!(found.len() > 50, "{}", found.len());
    for reference in found {
        let place = reference.trim_start_matches('#');
        assert!(api.pointer(place).is_some(), "{reference} leads nowhere");
    }
}

/// What the limits answer was not described.
#[test]
fn what_limits_answer_is_described() {
    let api = serde_json::to_value(enigma_server::http::description()).unwrap();
    for (path, methods) in api["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let has_body = operation["requestBody"].is_object();
            let expected: &[&str] = if has_body {
                &["413", "415", "422", "429", "503"]
            } else {
                &["429", "503"]
            };
            for status in expected {
                let response = &operation["responses"][status];
                assert!(response.is_object(), "{method} {path}: {status}");
            }
        }
    }
}
