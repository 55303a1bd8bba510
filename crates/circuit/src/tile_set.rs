//! The project's own 108 tiles and the start tile (C-2, C-3), read from `data/tiles.json`.

use crate::tile::Tile;
use enigma_puzzles::{ByCategory, Category};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// How many tiles each category has (C-2).
pub const TILES_PER_CATEGORY: usize = 27;

/// The name of a tile: its category's initial and a number from 01 to 27, `W01` to `A27`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export_to = "circuit/", type = "string")
)]
pub struct TileId {
    category: Category,
    number: u8,
}

impl TileId {
    /// The tiles of a category in the order of their numbers.
    pub fn of(category: Category) -> impl Iterator<Item = Self> {
        (1..=TILES_PER_CATEGORY as u8).map(move |number| Self { category, number })
    }

    /// The chamber it belongs to.
    #[must_use]
    pub const fn category(self) -> Category {
        self.category
    }

    /// Its conduit side.
    #[must_use]
    pub fn tile(self) -> &'static Arc<Tile> {
        &TILES.by_category[self.category][usize::from(self.number) - 1]
    }
}

const fn initial(category: Category) -> char {
    match category {
        Category::Weight => 'W',
        Category::Fragment => 'F',
        Category::Conduit => 'C',
        Category::Angular => 'A',
    }
}

impl From<TileId> for String {
    fn from(id: TileId) -> Self {
        format!("{}{:02}", initial(id.category), id.number)
    }
}

impl std::fmt::Display for TileId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&String::from(*self))
    }
}

/// There is no such tile.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no tile {0:?}: they are W01 to W27, F01 to F27, C01 to C27 and A01 to A27")]
pub struct NoSuchTile(pub String);

impl TryFrom<String> for TileId {
    type Error = NoSuchTile;

    fn try_from(text: String) -> Result<Self, NoSuchTile> {
        let all = Category::ALL.into_iter().flat_map(Self::of);
        all.into_iter()
            .find(|&id| String::from(id) == text)
            .ok_or(NoSuchTile(text))
    }
}

/// The start tile (C-3).
#[must_use]
pub fn start_tile() -> &'static Arc<Tile> {
    &TILES.start
}

struct TileSet {
    start: Arc<Tile>,
    by_category: ByCategory<Vec<Arc<Tile>>>,
}

#[derive(Deserialize)]
struct TileFile {
    start: Tile,
    tiles: Vec<TileLine>,
}

#[derive(Deserialize)]
struct TileLine {
    id: String,
    category: Category,
    #[serde(flatten)]
    tile: Tile,
}

static TILES: LazyLock<TileSet> = LazyLock::new(|| {
    let file: TileFile = serde_json::from_str(include_str!("../data/tiles.json"))
        .expect("the tile set is part of the program and can be read");
    let mut lines = file.tiles;
    lines.sort_by(|a, b| a.id.cmp(&b.id));
    let mut by_category = ByCategory::<Vec<Arc<Tile>>>::default();
    for line in lines {
        by_category[line.category].push(Arc::new(line.tile));
    }
    TileSet {
        start: Arc::new(file.start),
        by_category,
    }
});

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::ByColour;

    #[test]
    fn c2_each_category_has_27_tiles_named_in_order() {
        for category in Category::ALL {
            assert_eq!(TILES.by_category[category].len(), TILES_PER_CATEGORY);
        }
        let file: TileFile = serde_json::from_str(include_str!("../data/tiles.json")).unwrap();
        for line in file.tiles {
            let id = TileId::try_from(line.id).unwrap();
            assert_eq!((id.category(), &**id.tile()), (line.category, &line.tile));
        }
    }

    #[test]
    fn c3_the_start_tile_is_a_cross_with_a_cell_of_each_colour() {
        assert_eq!(start_tile().to_string(), "NESW:ryb");
    }

    #[test]
    fn the_colours_are_in_balance_within_each_category() {
        for category in Category::ALL {
            let mut cells = ByColour::default();
            for (_, colour) in TileId::of(category).flat_map(|id| id.tile().cells()) {
                cells.add(colour, 1);
            }
            assert!(
                cells.red == cells.yellow && cells.yellow == cells.blue,
                "{category}"
            );
        }
    }

    #[test]
    fn unknown_tiles_are_refused() {
        for bad in ["", "W00", "W28", "X01", "w01", "W1", "W001", "É01"] {
            assert!(TileId::try_from(bad.to_owned()).is_err(), "{bad}");
        }
    }
}
