//! Rebuilding a picture: dropping the pieces one by one onto a map of heights.
//!
//! Pieces that stand beside each other can be dropped in either order. Each structure is built once only: of
//! all orders that lead to it, in the one that comes first when the orders are compared piece by piece.

use super::Solution;
use super::piece::{Drop, Piece};
use super::view::View;
use std::ops::ControlFlow;

/// For each piece, the places where it may stand, judged by the picture alone: within it and over all
/// visible cells of the piece.
pub(super) struct Candidates {
    places: Vec<&'static Drop>,
    /// For each piece, where its places begin and end. First come those over its visible cells only, which
    /// end at the second number: the piece dropped last lies in one of these.
    ranges: [[usize; 3]; 4],
    /// The pieces that can be dropped last, a bit each.
    last: u8,
}

const ALL_PIECES: u8 = 0xf;

impl Candidates {
    /// The places in a picture.
    pub fn new(view: &View) -> Self {
        let outside = !view.cells();
        let mut places = Vec::with_capacity(64);
        let mut last = 0;
        let ranges = Piece::ALL.map(|piece| {
            let visible = view.visible(piece);
            let start = places.len();
            let mut last_end = start;
            for &(footprint, index) in piece.footprints_over(visible) {
                if footprint & outside == 0 && visible & !footprint == 0 {
                    places.push(&piece.drops()[usize::from(index)]);
                    if footprint == visible {
                        let end = places.len() - 1;
                        places.swap(last_end, end);
                        last_end += 1;
                    }
                }
            }
            last |= u8::from(last_end > start) << piece as u8;
            [start, last_end, places.len()]
        });
        Self {
            places,
            ranges,
            last,
        }
    }

    /// The sum over the pieces of log2 (number of places).
    pub fn bits(&self) -> f64 {
        self.ranges
            .iter()
            .map(|[start, _, end]| libm::log2((end - start) as f64))
            .sum()
    }

    /// Shows every structure that looks like the picture until `show` breaks off.
    pub fn each_structure(
        &self,
        view: &View,
        mut show: impl FnMut(&Structure) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        if self.ranges.iter().any(|[start, _, end]| start == end) {
            return ControlFlow::Continue(());
        }
        self.build(view, 0, &mut Structure::default(), &mut show)
    }

    fn build(
        &self,
        view: &View,
        sealed: u16,
        structure: &mut Structure,
        show: &mut impl FnMut(&Structure) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for piece in Piece::ALL {
            if structure.has(piece) || !self.can_end_after(structure, piece) {
                continue;
            }
            let [start, last_end, end] = self.ranges[piece as usize];
            let end = if structure.length == 3 { last_end } else { end };
            for &drop in &self.places[start..end] {
                // Nothing may come to lie on a visible cell of a piece that stands already.
                if drop.footprint & sealed == 0
                    && let Some(heights) = drop.onto(structure.heights)
                    && structure.comes_next(piece, drop)
                {
                    structure.push(piece, drop, heights);
                    if structure.is_complete() {
                        show(structure)?;
                    } else {
                        self.build(view, sealed | view.visible(piece), structure, show)?;
                    }
                    structure.pop();
                }
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether one of the pieces still missing when this one stands can be the last; always true of the last itself.
    fn can_end_after(&self, structure: &Structure, piece: Piece) -> bool {
        let missing = ALL_PIECES & !structure.standing & !(1 << piece as u8);
        missing == 0 || missing & self.last != 0
    }
}

/// Pieces dropped one after the other.
#[derive(Default)]
pub(super) struct Structure {
    /// The pieces, with the heights before each was dropped.
    dropped: [Option<(Piece, &'static Drop, u64)>; 4],
    length: usize,
    /// The pieces that stand, a bit each.
    standing: u8,
    /// The heights now.
    pub heights: u64,
}

impl Structure {
    /// Whether the piece stands already.
    pub fn has(&self, piece: Piece) -> bool {
        self.standing & 1 << piece as u8 != 0
    }

    /// Whether all four pieces stand.
    pub fn is_complete(&self) -> bool {
        self.length == Piece::ALL.len()
    }

    /// Whether this is the first of all orders: the piece could not have been dropped earlier, in
    /// the place of one that comes after it among the pieces.
    pub fn comes_next(&self, piece: Piece, drop: &Drop) -> bool {
        self.dropped[..self.length]
            .iter()
            .rev()
            .flatten()
            .take_while(|(_, below, _)| below.footprint & drop.footprint == 0)
            .all(|&(earlier, ..)| earlier < piece)
    }

    /// Drops a piece, with the heights that gives.
    pub fn push(&mut self, piece: Piece, drop: &'static Drop, heights: u64) {
        self.dropped[self.length] = Some((piece, drop, self.heights));
        self.length += 1;
        self.standing |= 1 << piece as u8;
        self.heights = heights;
    }

    /// Takes the last piece away.
    pub fn pop(&mut self) {
        self.length -= 1;
        if let Some((piece, _, heights)) = self.dropped[self.length].take() {
            self.standing ^= 1 << piece as u8;
            self.heights = heights;
        }
    }

    /// How high the highest column is.
    pub fn height(&self) -> u64 {
        (0..16)
            .map(|column| self.heights >> (4 * column) & 0xf)
            .max()
            .unwrap_or(0)
    }

    /// The cubes of all pieces.
    pub fn solution(&self) -> Solution {
        let mut solution = Solution::default();
        for (piece, drop, heights) in self.pieces() {
            solution.cubes[piece] = drop.cubes_on(heights);
        }
        solution
    }

    /// The picture of the pieces from above.
    pub fn view(&self) -> [u16; 4] {
        let mut visible = [0; 4];
        for (piece, drop, _) in self.pieces() {
            visible
                .iter_mut()
                .for_each(|cells| *cells &= !drop.footprint);
            visible[piece as usize] = drop.footprint;
        }
        visible
    }

    fn pieces(&self) -> impl Iterator<Item = (Piece, &'static Drop, u64)> {
        self.dropped[..self.length].iter().copied().flatten()
    }
}

/// How many structures look like the picture.
pub(super) fn count(view: &View) -> u64 {
    let mut count = 0;
    let _ = Candidates::new(view).each_structure(view, |_| {
        count += 1;
        ControlFlow::Continue(())
    });
    count
}
