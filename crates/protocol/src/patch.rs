//! [`Patch`]: how a view changes.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// How a view changes: places in it, each with its change; it does not matter which one is carried out first.
///
/// A place is the keys and indices that lead to it, with dots between them: at `seats.2.score` stands now the value that
/// is given. At `log+` the list `log` has the items of the given list more; `board.0,0-` is gone. The empty place is
/// the view as a whole.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Patch(
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))] pub Map<String, Value>,
);

/// The list at this place has more items.
pub const MORE: char = '+';
/// What stood at this place is gone.
pub const GONE: char = '-';
/// Stands between keys and indices.
pub const WITHIN: char = '.';

/// Whether a key can be part of a place. Within an object with another one nothing is changed alone: it is given as a
/// whole.
#[must_use]
pub fn can_lead(key: &str) -> bool {
    let plain = |letter: char| !letter.is_control() && !matches!(letter, WITHIN | '"' | '\\');
    !key.is_empty() && !key.ends_with([MORE, GONE]) && key.chars().all(plain)
}

impl Patch {
    /// Carries the changes out on a view.
    ///
    /// # Errors
    /// With the place that the view does not have: it is not the view the changes were made for.
    pub fn apply(self, view: &mut Value) -> Result<(), String> {
        for (place, value) in self.0 {
            change(view, &place, value).ok_or(place)?;
        }
        Ok(())
    }
}

fn change(view: &mut Value, place: &str, value: Value) -> Option<()> {
    if place.is_empty() {
        *view = value;
    } else if let Some(place) = place.strip_suffix(MORE) {
        let (list, Value::Array(items)) = (follow(view, place)?, value) else {
            return None;
        };
        list.as_array_mut()?.extend(items);
    } else if let Some(place) = place.strip_suffix(GONE) {
        let (around, key) = last(view, place)?;
        around.as_object_mut()?.remove(key)?;
    } else {
        match last(view, place)? {
            (Value::Object(fields), key) => {
                fields.insert(key.to_owned(), value);
            }
            (Value::Array(items), index) => *items.get_mut(index.parse::<usize>().ok()?)? = value,
            _ => return None,
        }
    }
    Some(())
}

/// What stands around a place, and the last key or index.
fn last<'a, 'b>(view: &'a mut Value, place: &'b str) -> Option<(&'a mut Value, &'b str)> {
    match place.rsplit_once(WITHIN) {
        Some((around, last)) => Some((follow(view, around)?, last)),
        None => Some((view, place)),
    }
}

fn follow<'a>(view: &'a mut Value, place: &str) -> Option<&'a mut Value> {
    if place.is_empty() {
        return Some(view);
    }
    place
        .split(WITHIN)
        .try_fold(view, |within, part| match within {
            Value::Object(fields) => fields.get_mut(part),
            Value::Array(items) => items.get_mut(part.parse::<usize>().ok()?),
            _ => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn view() -> Value {
        json!({"round": 1, "seats": [{"score": 0}, {"score": 3}], "board": {"0,-1": {"turn": 0}}, "log": ["a"]})
    }

    fn patched(changes: Value) -> Result<Value, String> {
        let mut view = view();
        let patch: Patch = serde_json::from_value(changes).unwrap();
        patch.apply(&mut view).map(|()| view)
    }

    #[test]
    fn values_are_set_added_and_taken_away() {
        let changes = json!({"seats.1.score": 8, "board.1,0": {"turn": 2}, "log+": ["b", "c"], "board.0,-1-": null});
        let wanted = json!({
            "round": 1, "seats": [{"score": 0}, {"score": 8}], "board": {"1,0": {"turn": 2}}, "log": ["a", "b", "c"],
        });
        assert_eq!(patched(changes), Ok(wanted));
        assert_eq!(patched(json!({"": 7})), Ok(json!(7)));
    }

    #[test]
    fn a_patch_made_for_another_view_is_refused() {
        for place in [
            "seats.2",
            "seats.x",
            "nowhere.x",
            "round+",
            "nowhere-",
            "seats.0-",
            "round.x",
            "log.0+",
        ] {
            assert_eq!(patched(json!({ place: [1] })), Err(place.to_owned()));
        }
    }

    #[test]
    fn keys_that_would_be_mistaken_lead_nowhere() {
        for key in ["", "a.b", "a+", "a-", "\"", "\\", "\n"] {
            assert!(!can_lead(key), "{key}");
        }
        assert!(["score", "-1,0", "0,-1", "é"].into_iter().all(can_lead));
    }
}
