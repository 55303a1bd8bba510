//! Where a server is found: what it prints when it is up, with a QR code for phones, and what it tells pages.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::fmt::Write;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

/// The lines to print for a server that listens there.
#[must_use]
pub fn greeting(listening: SocketAddr, public_url: Option<&str>) -> String {
    let here = if listening.ip().is_unspecified() {
        SocketAddr::new(Ipv4Addr::LOCALHOST.into(), listening.port())
    } else {
        listening
    };
    let mut text = format!("Enigma is open at http://{here}/");
    if let Some(url) = address_for_others(listening, public_url) {
        let _ = write!(text, "\nFor others:       {url}");
        if let Some(code) = qr(&url) {
            let _ = write!(text, "\n\n{code}");
        }
    }
    text
}

/// Where others open the server: its public address, or the one in the same network.
#[must_use]
pub fn address_for_others(listening: SocketAddr, public_url: Option<&str>) -> Option<String> {
    public_url.map(str::to_owned).or_else(|| {
        let address = network_address(listening)?;
        Some(format!("http://{address}/"))
    })
}

/// Where others in the same network find a server that listens everywhere.
fn network_address(listening: SocketAddr) -> Option<SocketAddr> {
    if listening.ip().is_loopback() {
        return None;
    }
    if !listening.ip().is_unspecified() {
        return Some(listening);
    }
    // Asks the system which of our addresses leads outside; nothing is sent.
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let own = socket.local_addr().ok()?.ip();
    let usable = !own.is_loopback() && own != IpAddr::V4(Ipv4Addr::UNSPECIFIED);
    usable.then(|| SocketAddr::new(own, listening.port()))
}

fn qr(url: &str) -> Option<String> {
    let code = QrCode::new(url).ok()?;
    // Light on dark, as most terminals are.
    let picture = code
        .render::<Dense1x2>()
        .dark_color(Dense1x2::Light)
        .light_color(Dense1x2::Dark)
        .build();
    Some(picture)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_for_this_machine_only_says_so() {
        let text = greeting(([127, 0, 0, 1], 8080).into(), None);
        assert_eq!(text, "Enigma is open at http://127.0.0.1:8080/");
    }

    #[test]
    fn others_find_no_server_that_is_for_this_machine_only() {
        let here = ([127, 0, 0, 1], 8080).into();
        assert_eq!(address_for_others(here, None), None);
        let public = "https://play.example.org";
        assert_eq!(
            address_for_others(here, Some(public)).as_deref(),
            Some(public)
        );
        let network = ([192, 168, 1, 7], 8080).into();
        assert_eq!(
            address_for_others(network, None).as_deref(),
            Some("http://192.168.1.7:8080/")
        );
    }

    #[test]
    fn the_public_address_is_shown_with_a_code_to_scan() {
        let text = greeting(
            ([127, 0, 0, 1], 80).into(),
            Some("https://play.example.org"),
        );
        assert!(text.contains("https://play.example.org"));
        assert!(text.lines().count() > 10, "{text}");
    }
}
