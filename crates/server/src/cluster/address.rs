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

    /// How a node says there who it is: as the first address has it that says so. The library reads nothing of it.
    pub(super) fn credentials(&self) -> Option<Credentials> {
        self.0.iter().find_map(|server| {
            let user = plain(server.username()?);
            Some(match server.password() {
                Some(password) => Credentials::Password(user, plain(password)),
                None => Credentials::Token(user),
            })
        })
    }
}

/// How a node says who it is.
#[derive(PartialEq, Eq)]
pub(super) enum Credentials {
    /// By a name and a password.
    Password(String, String),
    /// By a token.
    Token(String),
}

/// A part of an address with `%40` written as `@`, and so on.
fn plain(part: &str) -> String {
    let mut bytes = Vec::with_capacity(part.len());
    let mut at = 0;
    while let Some(&byte) = part.as_bytes().get(at) {
        let code = part.get(at + 1..at + 3).filter(|_| byte == b'%');
        let meant = code.and_then(|code| u8::from_str_radix(code, 16).ok());
        bytes.push(meant.unwrap_or(byte));
        at += if meant.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&bytes).into_owned()
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
    fn whoever_has_a_name_and_a_password_or_a_token_says_so() {
        let of = |text: &str| text.parse::<BusAddress>().unwrap().credentials();
        let password =
            |user: &str, password: &str| Some(Credentials::Password(user.into(), password.into()));
        assert!(of("nats://one").is_none());
        assert!(of("nats://mara:s3cret@one") == password("mara", "s3cret"));
        assert!(of("nats://one,nats://mara:p%40ss%25%3a@two") == password("mara", "p@ss%:"));
        assert!(of("tls://t0ken@one") == Some(Credentials::Token("t0ken".into())));
        assert_eq!(plain("%4"), "%4");
        assert_eq!(plain("%zz%c5%be"), "%zzž");
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
