//! What a seat may do.

use enigma_puzzles::Category;
use serde::{Deserialize, Serialize};

/// What a seat may do. A setup and a timed list of these replay a whole game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", try_from = "Flat<Draft>")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export_to = "circuit/", concrete(Draft = enigma_puzzles::Solution)))]
pub enum Action<Draft> {
    /// Takes the top tile of a category's stack (C-21).
    Choose {
        /// Whose stack.
        category: Category,
    },
    /// The pieces of the seat's puzzle as they lie now; solved as soon as they are right (C-28).
    Draft {
        /// The pieces.
        draft: Draft,
    },
    /// Gives the puzzle up for this round (D-2).
    GiveUp,
    /// Lays the earned tile and puts a networker on one of its cells, or none (D-12).
    Place {
        /// The square's x.
        x: i32,
        /// The square's y.
        y: i32,
        /// Quarter turns clockwise, 0 to 3.
        turn: u8,
        /// The number of the cell for a networker, if one is placed.
        cell: Option<u32>,
    },
    /// Does not lay the earned tile, which goes into the box (C-36, D-19).
    Decline,
}

/// The fields of all actions. An enum with a tag is read into a buffer first and from there once
/// more, and drafts, which are most of what a seat sends, are long.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Flat<Draft> {
    r#type: Kind,
    category: Option<Category>,
    draft: Option<Draft>,
    x: Option<i32>,
    y: Option<i32>,
    turn: Option<u8>,
    cell: Option<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Kind {
    Choose,
    Draft,
    GiveUp,
    Place,
    Decline,
}

impl<Draft> TryFrom<Flat<Draft>> for Action<Draft> {
    type Error = &'static str;

    fn try_from(flat: Flat<Draft>) -> Result<Self, Self::Error> {
        let Flat {
            r#type,
            category,
            draft,
            x,
            y,
            turn,
            cell,
        } = flat;
        match (r#type, category, draft, (x, y, turn), cell) {
            (Kind::Choose, Some(category), None, (None, None, None), None) => {
                Ok(Self::Choose { category })
            }
            (Kind::Draft, None, Some(draft), (None, None, None), None) => Ok(Self::Draft { draft }),
            (Kind::GiveUp, None, None, (None, None, None), None) => Ok(Self::GiveUp),
            (Kind::Place, None, None, (Some(x), Some(y), Some(turn)), cell) => {
                Ok(Self::Place { x, y, turn, cell })
            }
            (Kind::Decline, None, None, (None, None, None), None) => Ok(Self::Decline),
            (Kind::Choose, ..) => Err("`choose` has a field `category` and no other"),
            (Kind::Draft, ..) => Err("`draft` has a field `draft` and no other"),
            (Kind::GiveUp, ..) => Err("`give_up` has no fields"),
            (Kind::Decline, ..) => Err("`decline` has no fields"),
            (Kind::Place, ..) => {
                Err("`place` has fields `x`, `y`, `turn` and `cell`, and no others")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn read(json: Value) -> Option<Action<Vec<u8>>> {
        serde_json::from_value(json).ok()
    }

    #[test]
    fn every_action_reads_back_what_it_writes() {
        let category = Category::Conduit;
        let cell = Some(7);
        for action in [
            Action::Choose { category },
            Action::Draft { draft: vec![1, 2] },
            Action::GiveUp,
            Action::Decline,
            Action::Place {
                x: -3,
                y: 2,
                turn: 1,
                cell,
            },
            Action::Place {
                x: 0,
                y: 0,
                turn: 0,
                cell: None,
            },
        ] {
            let json = serde_json::to_value(&action).unwrap();
            assert_eq!(read(json), Some(action));
        }
        let without_a_cell = json!({"type": "place", "x": 0, "y": 0, "turn": 0});
        assert!(read(without_a_cell).is_some());
    }

    #[test]
    fn an_action_has_its_own_fields_and_no_others() {
        for json in [
            json!({}),
            json!({"type": "fly"}),
            json!({"type": "choose"}),
            json!({"type": "choose", "category": "weight", "x": 1}),
            json!({"type": "draft"}),
            json!({"type": "draft", "draft": [], "cell": 1}),
            json!({"type": "give_up", "draft": []}),
            json!({"type": "decline", "turn": 0}),
            json!({"type": "place", "x": 0, "y": 0}),
            json!({"type": "place", "x": 0, "y": 0, "turn": 0, "draft": []}),
            json!({"type": "place", "x": 0, "y": 0, "turn": 0, "z": 0}),
        ] {
            assert_eq!(read(json.clone()), None, "{json}");
        }
    }
}
