//! Whether a view waits for its own seat: told to programs, and what their patience is measured by.

use serde_json::Value;

/// Whether the holder of this view is to act.
pub fn is_yours(view: &Value) -> bool {
    let own = &view["you"];
    if own["role"].is_string() {
        return decodes_or_codes(own);
    }
    let Some(seat) = own["seat"].as_u64() else {
        return false;
    };
    let phase = &view["phase"];
    match phase["type"].as_str() {
        Some("choosing" | "placing") => phase["seat"].as_u64() == Some(seat),
        Some("solving") => {
            let attempt = &view["seats"][seat as usize]["attempt"];
            attempt["state"]["type"] == "working"
        }
        _ => false,
    }
}

fn decodes_or_codes(own: &Value) -> bool {
    let some = |field: &str| own[field].as_array().is_some_and(|list| !list.is_empty());
    match own["role"].as_str() {
        Some("composer") => true,
        Some("coder") => some("may_hand_out"),
        Some("decoder") => some("may_ask") || own["may_request"] == true || own["may_pass"] == true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn a_seat_is_to_act_when_the_view_waits_for_it() {
        let circuit = |phase: Value, state: &str| {
            json!({"phase": phase, "you": {"seat": 1},
                "seats": [{}, {"attempt": {"state": {"type": state}}}]})
        };
        assert!(is_yours(&circuit(
            json!({"type": "choosing", "seat": 1}),
            ""
        )));
        assert!(!is_yours(&circuit(
            json!({"type": "placing", "seat": 0}),
            ""
        )));
        assert!(is_yours(&circuit(json!({"type": "solving"}), "working")));
        assert!(!is_yours(&circuit(json!({"type": "solving"}), "solved")));
        assert!(!is_yours(&circuit(json!({"type": "over"}), "working")));
        let cipher = |own: Value| json!({ "you": own });
        assert!(is_yours(&cipher(json!({"role": "composer"}))));
        assert!(is_yours(&cipher(
            json!({"role": "decoder", "may_ask": [0]})
        )));
        assert!(!is_yours(&cipher(
            json!({"role": "decoder", "may_ask": [], "may_deduce": true})
        )));
        assert!(!is_yours(&cipher(
            json!({"role": "coder", "may_hand_out": []})
        )));
        assert!(!is_yours(&cipher(json!({"role": "spectator"}))));
        assert!(!is_yours(&Value::Null));
    }
}
