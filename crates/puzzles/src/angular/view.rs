//! Pictures from above: which piece is seen in which cell.

use super::piece::{CUBES, Piece, SIDE};
use crate::Malformed;
use crate::symmetry::Symmetry;
use serde::{Serialize, Serializer};

/// A picture in the upper left corner of the 4 by 4 grid. The bit of the cell (x, y) is `4 y + x`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct View {
    visible: [u16; 4],
}

/// As its rows.
impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.rows().serialize(serializer)
    }
}

const LEFT_COLUMN: u16 = 0x1111;
const RIGHT_COLUMN: u16 = 0x8888;
const TOP_ROW: u16 = 0x000f;
/// From the rim of the grid every empty cell leads out of it.
const RIM: u16 = LEFT_COLUMN | RIGHT_COLUMN | TOP_ROW | TOP_ROW << 12;

impl View {
    /// The picture of these cells, moved to the corner, and how far it was moved.
    pub fn new(visible: [u16; 4]) -> (Self, [i64; 2]) {
        let mut view = Self { visible };
        let mut shift = [0, 0];
        if view.cells() != 0 {
            while view.cells() & LEFT_COLUMN == 0 {
                view.visible = view.visible.map(|cells| cells >> 1);
                shift[0] += 1;
            }
            while view.cells() & TOP_ROW == 0 {
                view.visible = view.visible.map(|cells| cells >> 4);
                shift[1] += 1;
            }
        }
        (view, shift)
    }

    /// Reads the rows of a picture; also tells how far it was moved to the corner.
    ///
    /// # Errors
    /// If it is not well-formed.
    pub fn read(rows: &[&str]) -> Result<(Self, [i64; 2]), Malformed> {
        let wrong = |problem: &str| Malformed::new("view", problem);
        if rows.len() > SIDE as usize {
            return Err(wrong("has more than 4 rows"));
        }
        let mut visible = [0; 4];
        for (y, row) in rows.iter().enumerate() {
            let field = || format!("view[{y}]");
            if row.chars().count() > SIDE as usize {
                return Err(Malformed::new(field(), "is longer than 4 cells"));
            }
            if row.chars().count() != rows[0].chars().count() {
                return Err(Malformed::new(field(), "is not as long as the first row"));
            }
            for (x, letter) in row.chars().enumerate() {
                if let Some(piece) = Piece::ALL.iter().find(|piece| piece.letter() == letter) {
                    visible[*piece as usize] |= 1 << (4 * y + x);
                } else if letter != '.' {
                    return Err(Malformed::new(
                        field(),
                        format!("{letter:?} is none of R, B, Y, G and ."),
                    ));
                }
            }
        }
        let (view, shift) = Self::new(visible);
        if view.cells() == 0 {
            return Err(wrong("shows no piece"));
        }
        if !view.is_connected() {
            return Err(wrong("its coloured cells are not connected by sides"));
        }
        Ok((view, shift))
    }

    /// The rows, as short as the picture allows.
    pub fn rows(&self) -> Vec<String> {
        let [width, height] = self.bounds();
        (0..height)
            .map(|y| {
                (0..width)
                    .map(|x| self.at([x, y]).map_or('.', Piece::letter))
                    .collect()
            })
            .collect()
    }

    /// Which piece is seen at a cell.
    pub fn at(&self, [x, y]: [i32; 2]) -> Option<Piece> {
        Piece::ALL
            .into_iter()
            .find(|&piece| self.visible(piece) & 1 << (4 * y + x) != 0)
    }

    /// The cells where a piece is seen.
    pub const fn visible(&self, piece: Piece) -> u16 {
        self.visible[piece as usize]
    }

    /// All cells of the picture.
    pub const fn cells(&self) -> u16 {
        let [red, blue, yellow, green] = self.visible;
        red | blue | yellow | green
    }

    /// Width and height.
    pub fn bounds(&self) -> [i32; 2] {
        let cells = self.cells();
        let row = cells | cells >> 8;
        let row = (row | row >> 4) & TOP_ROW;
        [
            (u16::BITS - row.leading_zeros()) as i32,
            (u16::BITS - cells.leading_zeros()).div_ceil(4) as i32,
        ]
    }

    /// Whether all cells are joined by sides.
    pub fn is_connected(&self) -> bool {
        let cells = self.cells();
        spread(cells & cells.wrapping_neg(), cells) == cells
    }

    /// Whether an empty square cannot be left by sides without crossing the picture.
    pub fn encloses_a_square(&self) -> bool {
        let empty = !self.cells();
        spread(empty & RIM, empty) != empty
    }

    /// How many cubes are not seen.
    pub const fn hidden_cubes(&self) -> u32 {
        CUBES.saturating_sub(self.cells().count_ones())
    }

    /// How many pieces are not seen at all.
    pub fn absent(&self) -> usize {
        self.visible.iter().filter(|&&cells| cells == 0).count()
    }

    /// The picture turned or mirrored.
    pub fn turned(&self, symmetry: Symmetry) -> Self {
        let bounds = self.bounds();
        let visible = self.visible.map(|cells| {
            (0..16)
                .filter(|bit| cells & 1 << bit != 0)
                .fold(0, |turned, bit| {
                    let [x, y] = symmetry.cell([bit % 4, bit / 4], bounds);
                    turned | 1 << (4 * y + x)
                })
        });
        Self { visible }
    }
}

/// The cells of `within` that hang together by sides with those to begin with.
fn spread(from: u16, within: u16) -> u16 {
    let mut reached = from;
    loop {
        let spread = reached
            | reached << 4
            | reached >> 4
            | (reached & !RIGHT_COLUMN) << 1
            | (reached & !LEFT_COLUMN) >> 1;
        let next = spread & within;
        if next == reached {
            return reached;
        }
        reached = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_trimmed_and_remembers_where_it_was() {
        let (view, shift) = View::read(&["....", ".RB.", ".R.."]).expect("well-formed");
        assert_eq!(view.rows(), ["RB", "R."]);
        assert_eq!(shift, [1, 1]);
        assert_eq!(view.bounds(), [2, 2]);
    }

    #[test]
    fn p9_an_empty_square_is_enclosed_when_no_side_leads_out() {
        let encloses = |rows: &[&str]| View::read(rows).unwrap().0.encloses_a_square();
        assert!(encloses(&["GGRR", "G..R", "YYBR"]));
        assert!(
            encloses(&["GGR", "G.R", "YYR"]),
            "also beside the rim of the grid"
        );
        // A corner leads nowhere.
        assert!(encloses(&["GGR.", "G.RR", "YYR.", "..R."]));
        assert!(encloses(&["GGRR", "G..R", "B..R", "BBYY"]));
        assert!(!encloses(&["GGRR", "G...", "YYBR"]));
        assert!(!encloses(&["GGRR", "G..R", "Y.BR"]));
        assert!(!encloses(&["..B.", "RRRY", "GG.Y", "G..Y"]));
    }

    #[test]
    fn an_error_names_the_row_at_fault() {
        let field = |rows: &[&str]| View::read(rows).expect_err("not well-formed").field;
        assert_eq!(field(&["R", "R", "R", "R", "R"]), "view");
        assert_eq!(field(&["R....", "....."]), "view[0]");
        assert_eq!(field(&["RR", "R"]), "view[1]");
        assert_eq!(field(&["RR", "RX"]), "view[1]");
        assert_eq!(field(&["..", ".."]), "view");
        assert_eq!(field(&[]), "view");
        assert_eq!(field(&["R.", ".R"]), "view");
        assert_eq!(field(&["R..R"]), "view");
    }

    #[test]
    fn a_wide_picture_and_a_high_one_are_images_of_each_other() {
        let (wide, _) = View::read(&["RRBY", "...G"]).expect("well-formed");
        let images: Vec<_> = Symmetry::ALL
            .iter()
            .map(|&symmetry| wide.turned(symmetry).rows())
            .collect();
        assert!(images.contains(&["R.", "R.", "B.", "YG"].map(str::to_owned).to_vec()));
        assert!(images.contains(&["GY", ".B", ".R", ".R"].map(str::to_owned).to_vec()));
    }
}
