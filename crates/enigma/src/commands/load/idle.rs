//! Connections that do nothing.

use super::process::Process;
use super::table::settings;
use enigma_client::{Client, Error};

/// Opens connections to one table each that do nothing.
pub async fn open(server: &Process, connections: usize) -> Result<String, Error> {
    let mut host = Client::new(&server.address);
    host.take_name("Host").await?;
    let before = server.memory_kb();
    let mut open = Vec::with_capacity(connections);
    let mut code = String::new();
    for number in 0..connections {
        // A few watch the same table; each is a connection of its own.
        if number % 20 == 0 {
            code = host.make_table(&settings()).await?;
        }
        let watcher = Client::new(&server.address);
        let mut watcher = watcher.join(&code).await?;
        // Whoever answers no pings would be given up.
        open.push(tokio::spawn(async move {
            while watcher.next().await.is_ok() {}
        }));
    }
    let lost = open.iter().filter(|watcher| watcher.is_finished()).count();
    let after = server.memory_kb();
    Ok(format!(
        "idle connections               {connections}, {lost} lost\nserver memory                  {:.1} MB at first, {:.1} MB in the end, {:.2} kB per connection",
        before / 1024.0,
        after / 1024.0,
        (after - before) / open.len() as f64
    ))
}
