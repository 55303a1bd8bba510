//! What a device is called until its owner calls it otherwise.

use crate::store::SecretHash;
use enigma_table::fairness::hex;
use sha2::{Digest, Sha256};

/// What its owner may call a device by, and nobody else learns: a part of a hash of its token's hash.
#[must_use]
pub fn device_id(token: &SecretHash) -> String {
    let hash = Sha256::digest(token);
    let (part, _) = hash.split_at(8);
    hex(part)
}

/// What a browser says of itself, in a few words: itself and what it runs on.
#[must_use]
pub fn device_name(agent: &str) -> String {
    // Each of the later ones also calls itself by the names of those before it.
    let browsers = [
        ("Firefox/", "Firefox"),
        ("Edg", "Edge"),
        ("OPR/", "Opera"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ];
    let systems = [
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS X", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ];
    let named = |names: &[(&str, &'static str)]| {
        let found = names.iter().find(|(sign, _)| agent.contains(sign));
        found.map(|&(_, name)| name)
    };
    let words = [named(&browsers), named(&systems)];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    words.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_called_by_their_name_and_what_they_run_on() {
        for (agent, name) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Mobile Safari/604.1",
                "Safari, iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537 Chrome/140 Safari/537 Edg/140.0",
                "Edge, Windows",
            ),
            ("curl/8", ""),
        ] {
            assert_eq!(device_name(agent), name);
        }
    }

    #[test]
    fn an_id_says_nothing_of_the_token() {
        assert_eq!(device_id(&[1; 32]).len(), 16);
        assert_ne!(device_id(&[1; 32]), device_id(&[2; 32]));
        assert!(!device_id(&[0; 32]).starts_with("0000"));
    }
}
