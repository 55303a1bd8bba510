//! Where the bus is.

use async_nats::ServerAddr;
use std::fmt;
use std::str::FromStr;

/// The address of a NATS server: `nats://user:password@host:port`, several with a comma between. It is shown without the
/// password.
#[derive(Clone)]
pub struct BusAddress(Vec<ServerAddr>);

/// Why a text is no address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a bus is a NATS server: nats://host:4222, or tls://user:password@host:4222")]
pub struct BadBusAddress;

impl FromStr for BusAddress {
    type Err = BadBusAddress;

    fn from_str(text: &str) -> Result<Self, BadBusAddress> {
        let one = |text: &str| {
            let known = text.starts_with("nats://") || text.starts_with("tls://");
            let address: Option<ServerAddr> = known.then(|| text.parse().ok()).flatten();
            address.filter(|address| !address.host().is_empty())
        };
        let all: Option<Vec<ServerAddr>> = text.split(',').map(|text| one(text.trim())).collect();
        all.map(Self).ok_or(BadBusAddress)
    }
}

impl BusAddress {
    pub(super) fn servers(&self) -> &[ServerAddr] {
        &self.0
    }
}

/// Without the password.
impl fmt::Display for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, server) in self.0.iter().enumerate() {
            let comma = if n > 0 { "," } else { "" };
            let user = match (server.username(), server.password()) {
                // A name alone is a secret: NATS takes it as a token.
                (Some(user), Some(_)) => format!("{user}@"),
                _ => String::new(),
            };
            let scheme = server.scheme();
            write!(
                f,
                "{comma}{scheme}://{user}{}:{}",
                server.host(),
                server.port()
            )?;
        }
        Ok(())
    }
}

impl fmt::Debug for BusAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (text, shown) in [
            ("nats://127.0.0.1", "nats://127.0.0.1:4222"),
            (
                "tls://mara:s3cret@bus.example.org:4333",
                "tls://mara@bus.example.org:4333",
            ),
            ("nats://s3cret@bus:1", "nats://bus:1"),
            (
                "nats://a:s3cret@one,nats://two",
                "nats://a@one:4222,nats://two:4222",
            ),
        ] {
            let address: BusAddress = text.parse().unwrap();
            assert_eq!(address.to_string(), shown);
            assert_eq!(format!("{address:?}"), shown);
        }
    }

    #[test]
    fn what_is_no_address_is_called_so() {
        for text in [
            "",
            "localhost:4222",
            "redis://bus",
            "nats://",
            "nats://a,redis://b",
        ] {
            assert!(text.parse::<BusAddress>().is_err(), "{text}");
        }
    }
}
