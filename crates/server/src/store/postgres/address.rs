//! Where a PostgreSQL database is, and how it is talked to.

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::{ClientConfig, DigitallySignedStruct, RootCertStore, SignatureScheme};
use rustls_pki_types::pem::PemObject;
use rustls_pki_types::{CertificateDer, ServerName, UnixTime};
use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};
use tokio_postgres_rustls::MakeRustlsConnect;

/// How long a connection may take to be made, and a silent one is waited for.
const PATIENCE: Duration = Duration::from_secs(5);
/// What the database itself gives up after a while, so that nobody waits for somebody who has frozen; in milliseconds.
const BOUNDS: &str = "-c statement_timeout=10000 -c idle_in_transaction_session_timeout=2000 \
                      -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3";

/// The address of a PostgreSQL database: `postgres://user:password@host:port/database`. It is shown without the password.
#[derive(Debug, Clone)]
pub struct Address {
    config: Config,
    trust: Trust,
}

/// Whose certificate is taken.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Trust {
    /// Anybody's: the line is private, but nobody has proved who is at its other end (`sslmode=prefer`).
    Anybody,
    /// One that an authority in this file vouches for.
    File(PathBuf),
    /// One that an authority known to the system vouches for.
    System,
}

/// Why a text is no address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadAddress {
    /// It is for something else.
    #[error("a store is a PostgreSQL database: postgres://user:password@host/database")]
    Scheme,
    /// It cannot be read.
    #[error("this is no address of a PostgreSQL database: {0}")]
    Malformed(String),
}

impl FromStr for Address {
    type Err = BadAddress;

    fn from_str(text: &str) -> Result<Self, BadAddress> {
        if !["postgres://", "postgresql://"]
            .iter()
            .any(|scheme| text.starts_with(scheme))
        {
            return Err(BadAddress::Scheme);
        }
        let (place, options) = text.split_once('?').unwrap_or((text, ""));
        let mut trust = None;
        let mut kept = Vec::new();
        for option in options.split('&').filter(|option| !option.is_empty()) {
            match option.split_once('=') {
                Some(("sslrootcert", "system")) => trust = Some(Trust::System),
                Some(("sslrootcert", file)) => trust = Some(Trust::File(unescaped(file).into())),
                // We always look who it is where a safe line is required.
                Some(("sslmode", "verify-full" | "verify-ca")) => kept.push("sslmode=require"),
                _ => kept.push(option),
            }
        }
        let plain = if kept.is_empty() {
            place.to_owned()
        } else {
            format!("{place}?{}", kept.join("&"))
        };
        let malformed = |error: tokio_postgres::Error| {
            let cause = std::error::Error::source(&error).map(ToString::to_string);
            BadAddress::Malformed(cause.unwrap_or_else(|| error.to_string()))
        };
        let mut config: Config = plain.parse().map_err(malformed)?;
        if config.get_hosts().is_empty() {
            return Err(BadAddress::Malformed("it names no host".into()));
        }
        let trust = trust.unwrap_or(match config.get_ssl_mode() {
            SslMode::Require => Trust::System,
            _ => Trust::Anybody,
        });
        let own = config.get_options().unwrap_or_default();
        let options = format!("{BOUNDS} {own}");
        config.options(options.trim_end());
        config.connect_timeout(PATIENCE);
        config.tcp_user_timeout(PATIENCE * 2);
        config.keepalives_idle(PATIENCE);
        if config.get_application_name().is_none() {
            config.application_name("enigma");
        }
        Ok(Self { config, trust })
    }
}

/// A text of an address with its `%2F` and the like read.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        let escaped = (*first == b'%')
            .then(|| std::str::from_utf8(after.get(..2)?).ok())
            .flatten()
            .and_then(|digits| u8::from_str_radix(digits, 16).ok());
        match escaped {
            Some(byte) => {
                bytes.push(byte);
                rest = &after[2..];
            }
            None => {
                bytes.push(*first);
                rest = after;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Without the password.
impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        let ports = self.config.get_ports();
        for (n, host) in self.config.get_hosts().iter().enumerate() {
            if n > 0 {
                f.write_str(",")?;
            }
            match host {
                Host::Tcp(name) if name.contains(':') => write!(f, "[{name}]")?,
                Host::Tcp(name) => f.write_str(name)?,
                #[cfg(unix)]
                Host::Unix(path) => write!(f, "{}", path.display())?,
            }
            if let Some(port) = ports.get(n).or(ports.first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", self.config.get_dbname().unwrap_or_default())
    }
}

impl Address {
    /// What the library needs to know.
    pub(super) const fn config(&self) -> &Config {
        &self.config
    }

    /// How a line is made private.
    ///
    /// # Errors
    /// If the authorities cannot be read.
    pub(super) fn tls(&self) -> Result<MakeRustlsConnect, String> {
        let provider = Arc::new(ring::default_provider());
        let builder = ClientConfig::builder_with_provider(provider.clone())
            .with_safe_default_protocol_versions()
            .map_err(|error| error.to_string())?;
        let config = match &self.trust {
            Trust::Anybody => builder
                .dangerous()
                .with_custom_certificate_verifier(Arc::new(Anybody(provider)))
                .with_no_client_auth(),
            trust => builder
                .with_root_certificates(authorities(trust)?)
                .with_no_client_auth(),
        };
        Ok(MakeRustlsConnect::new(config))
    }
}

fn authorities(trust: &Trust) -> Result<RootCertStore, String> {
    let mut roots = RootCertStore::empty();
    let found = match trust {
        Trust::File(file) => {
            let failed = |error| format!("{} cannot be read: {error}", file.display());
            let found = CertificateDer::pem_file_iter(file).map_err(failed)?;
            found.collect::<Result<Vec<_>, _>>().map_err(failed)?
        }
        _ => rustls_native_certs::load_native_certs().certs,
    };
    roots.add_parsable_certificates(found);
    if roots.is_empty() {
        return Err("no authority is known that could vouch for the database".into());
    }
    Ok(roots)
}

/// Takes any certificate, as `sslmode=prefer` means: better than a line that everybody can read.
#[derive(Debug)]
struct Anybody(Arc<CryptoProvider>);

impl ServerCertVerifier for Anybody {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls12_signature(message, certificate, signed, known)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        let known = &self.0.signature_verification_algorithms;
        verify_tls13_signature(message, certificate, signed, known)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_password() {
        for (text, shown) in [
            (
                "postgres://mara:s3cret@db.example.org/enigma",
                "postgres://mara@db.example.org:5432/enigma",
            ),
            (
                "postgresql://mara:s3cret@[::1]:5433/enigma?sslmode=require",
                "postgres://mara@[::1]:5433/enigma",
            ),
            (
                "postgres://mara@%2Frun%2Fpostgresql/enigma?password=s3cret",
                "postgres://mara@/run/postgresql:5432/enigma",
            ),
        ] {
            let address: Address = text.parse().unwrap();
            assert_eq!(address.to_string(), shown);
            assert!(!format!("{address:?}").contains("s3cret"), "{address:?}");
        }
    }

    #[test]
    fn what_is_no_address_is_called_so() {
        for text in ["", "mysql://db/enigma", "enigma-data"] {
            assert_eq!(text.parse::<Address>().err(), Some(BadAddress::Scheme));
        }
        for text in [
            "postgres:///enigma",
            "postgres://db:port/enigma",
            "postgres://db/enigma?sslmode=perhaps",
            "postgres://db/enigma?colour=red",
        ] {
            let refused = text.parse::<Address>();
            assert!(
                matches!(refused, Err(BadAddress::Malformed(_))),
                "{text}: {refused:?}"
            );
        }
    }

    #[test]
    fn who_is_believed_follows_from_how_safe_the_line_has_to_be() {
        let trust = |options: &str| {
            let text = format!("postgres://db/enigma{options}");
            text.parse::<Address>().unwrap().trust
        };
        assert_eq!(trust(""), Trust::Anybody);
        assert_eq!(trust("?sslmode=require"), Trust::System);
        assert_eq!(trust("?sslmode=verify-full"), Trust::System);
        assert_eq!(
            trust("?sslmode=require&sslrootcert=%2Fetc%2Fca.pem"),
            Trust::File("/etc/ca.pem".into())
        );
    }
}
