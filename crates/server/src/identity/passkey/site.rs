//! For which place passkeys are made.

use std::net::IpAddr;

/// Where people open this server, as passkeys know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Site {
    /// The name that passkeys are bound to: a host without its port.
    pub id: String,
    /// The origin that browsers tell.
    pub origin: String,
}

impl Site {
    /// By the address that is configured; without one only the own machine is known for sure, by the host that a request
    /// names. None where browsers have no passkeys: without a name or without encryption.
    #[must_use]
    pub fn of(public_url: Option<&str>, host: Option<&str>) -> Option<Self> {
        match public_url {
            Some(url) => Self::at(url),
            None => Self::at(&format!("http://{}", host?)).filter(Self::is_local),
        }
    }

    fn at(url: &str) -> Option<Self> {
        let (scheme, rest) = url.split_once("://")?;
        let place = rest.split(['/', '?', '#']).next()?.to_ascii_lowercase();
        let (id, port) = match place.rsplit_once(':') {
            Some((id, port)) => (id, Some(port.parse::<u16>().ok()?)),
            None => (place.as_str(), None),
        };
        let usual = match scheme {
            "https" => 443,
            "http" => 80,
            _ => return None,
        };
        let port = port.filter(|&port| port != usual);
        let port = port.map_or_else(String::new, |port| format!(":{port}"));
        let site = Self {
            id: id.to_owned(),
            origin: format!("{scheme}://{id}{port}"),
        };
        let is_name = !id.is_empty()
            && id.parse::<IpAddr>().is_err()
            && id
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte));
        (is_name && (scheme == "https" || site.is_local())).then_some(site)
    }

    fn is_local(&self) -> bool {
        self.id == "localhost" || self.id.ends_with(".localhost")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_for_the_configured_name_or_for_the_own_machine() {
        let origin = |url, host| Site::of(url, host).map(|site| (site.id, site.origin));
        let named = |id: &str, origin: &str| Some((id.to_owned(), origin.to_owned()));
        for (url, host, expected) in [
            (
                Some("https://Enigma.example/"),
                None,
                named("enigma.example", "https://enigma.example"),
            ),
            (
                Some("https://enigma.example:443"),
                None,
                named("enigma.example", "https://enigma.example"),
            ),
            (
                Some("https://enigma.example:8443/x"),
                Some("localhost"),
                named("enigma.example", "https://enigma.example:8443"),
            ),
            (
                Some("http://localhost:8080"),
                None,
                named("localhost", "http://localhost:8080"),
            ),
            (
                None,
                Some("localhost:8080"),
                named("localhost", "http://localhost:8080"),
            ),
            (Some("http://enigma.example"), None, None),
            (Some("https://10.0.0.7"), None, None),
            (Some("https://[2001:db8::7]:8443"), None, None),
            (None, Some("enigma.example"), None),
            (None, Some("127.0.0.1:8080"), None),
            (None, Some("localhost:80:80"), None),
            (None, None, None),
        ] {
            assert_eq!(origin(url, host), expected, "{url:?} {host:?}");
        }
    }
}
