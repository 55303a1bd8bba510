//! What puzzles and solutions look like as JSON, for TypeScript only: the shapes that the `json`
//! modules of the categories write and read.

#![allow(dead_code, reason = "types that only describe")]

use ts_rs::TS;

/// A puzzle of any category.
#[derive(TS)]
#[ts(export_to = "puzzles/", tag = "category", rename_all = "snake_case")]
pub(crate) enum PuzzleJson {
    /// Balance the scale.
    Weight {
        /// The numbers on the cups of the left side.
        left: Vec<u32>,
        /// The numbers on the cups of the right side.
        right: Vec<u32>,
        /// How many weights are to be used.
        weights: u32,
    },
    /// Cover the outline.
    Fragment {
        /// The corners of the outline.
        outline: Vec<[i32; 2]>,
    },
    /// Close every pipe.
    Conduit {
        /// `#` where a piece lies, `.` where none does.
        grid: Vec<String>,
        /// Ends given from outside: column, row and the side of that cell.
        stubs: Vec<(i32, i32, String)>,
        /// Pieces that may not be used.
        forbidden: Vec<String>,
    },
    /// Rebuild the picture.
    Angular {
        /// What is seen from above.
        view: Vec<String>,
    },
}

/// Pieces as they lie, finished or not.
#[derive(TS)]
#[ts(export_to = "puzzles/", tag = "category", rename_all = "snake_case")]
pub(crate) enum SolutionJson {
    /// Weights per cup.
    Weight {
        /// On the left side.
        left: Vec<u32>,
        /// On the right side.
        right: Vec<u32>,
    },
    /// The pieces that lie.
    Fragment {
        /// Each with its place.
        pieces: Vec<PlacedJson>,
    },
    /// The ports of every cell, empty where no piece lies.
    Conduit {
        /// By row and column.
        ports: Vec<Vec<String>>,
    },
    /// The cubes of every piece, none while it does not lie.
    Angular {
        /// By piece.
        cubes: CubesJson,
    },
}

/// A fragment piece and where it lies.
#[derive(TS)]
#[ts(export_to = "puzzles/")]
pub(crate) struct PlacedJson {
    /// Its name.
    piece: String,
    /// Its orientation.
    o: u32,
    /// The least corner of its box.
    at: [i32; 2],
}

/// The cubes of the four pieces.
#[derive(TS)]
#[ts(export_to = "puzzles/")]
#[allow(non_snake_case)]
pub(crate) struct CubesJson {
    /// The berry piece.
    R: Vec<[i32; 3]>,
    /// The teal piece.
    B: Vec<[i32; 3]>,
    /// The ochre piece.
    Y: Vec<[i32; 3]>,
    /// The bone piece.
    G: Vec<[i32; 3]>,
}
