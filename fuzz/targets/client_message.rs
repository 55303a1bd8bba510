//! Whatever a socket brings is a message or an error; a message that is written again reads as itself.
#![no_main]

use enigma_protocol::ClientMsg;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(message) = ClientMsg::read(text) else {
        return;
    };
    let written = serde_json::to_string(&message).expect("messages can be written");
    let again = ClientMsg::read(&written).expect("what was written can be read");
    assert_eq!(again, message);
});
