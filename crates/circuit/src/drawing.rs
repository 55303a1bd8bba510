//! The board as text, for people: `enigma replay` ends with it, and tests compare with it.
//!
//! A tile is seven characters wide and three high inside its frame. Channels are thick lines, cells
//! are the letters r, y and b. A port breaks the frame with a thick stroke on its own side, so that
//! all three states of C-40 can be told apart: nothing beyond (open), a stroke on the other side too
//! (connected), or a plain frame there (ended). The cell with a networker is a capital letter, and
//! the seat's number stands in a corner: a tile never holds more than one networker (C-50, C-57).

use crate::board::{Board, LaidTile};
use crate::square::Square;
use crate::tile::{CellColour, Side};
use std::fmt;

const WIDTH: usize = 7;
const HEIGHT: usize = 3;

/// A place inside a tile: column and row.
type Spot = (usize, usize);

const CENTRE: Spot = (3, 1);

/// Light lines by the directions in which they go: 1 north, 2 east, 4 south, 8 west.
const FRAME: [char; 16] = [
    ' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼',
];
/// Thick lines, likewise.
const CHANNEL: [char; 16] = [
    ' ', '╹', '╺', '┗', '╻', '┃', '┏', '┣', '╸', '┛', '━', '┻', '┓', '┫', '┳', '╋',
];

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let page = Page::of(self);
        let lines: Vec<String> = page.lines().collect();
        f.write_str(&lines.join("\n"))
    }
}

/// The characters of the whole board, with the coordinates along its upper and left edge.
struct Page {
    north_west: Square,
    columns: usize,
    rows: usize,
    characters: Vec<Vec<char>>,
}

impl Page {
    fn of(board: &Board) -> Self {
        let squares = || board.tiles().iter().map(LaidTile::at);
        let range = |of: fn(Square) -> i32| {
            let low = squares().map(of).min().unwrap_or(0);
            let high = squares().map(of).max().unwrap_or(0);
            (low, high.abs_diff(low) as usize + 1)
        };
        let ((x, columns), (y, rows)) = (range(|square| square.x), range(|square| square.y));
        let line = vec![' '; columns * (WIDTH + 1) + 1];
        let mut page = Self {
            north_west: Square { x, y },
            columns,
            rows,
            characters: vec![line; rows * (HEIGHT + 1) + 1],
        };
        page.draw_frames(board);
        for tile in board.tiles() {
            page.draw_tile(board, tile);
        }
        page
    }

    /// Where the inside of a tile begins.
    fn inside(&self, at: Square) -> (usize, usize) {
        let column = at.x.abs_diff(self.north_west.x) as usize;
        let row = at.y.abs_diff(self.north_west.y) as usize;
        (column * (WIDTH + 1) + 1, row * (HEIGHT + 1) + 1)
    }

    /// A line belongs to the frame if a tile lies on either side of it; neighbours share one.
    fn draw_frames(&mut self, board: &Board) {
        let mut directions = vec![vec![0usize; self.characters[0].len()]; self.characters.len()];
        for tile in board.tiles() {
            let (left, top) = self.inside(tile.at());
            let (left, top) = (left - 1, top - 1);
            let (right, bottom) = (left + WIDTH + 1, top + HEIGHT + 1);
            for column in left..right {
                for row in [top, bottom] {
                    directions[row][column] |= 2;
                    directions[row][column + 1] |= 8;
                }
            }
            for row in top..bottom {
                for column in [left, right] {
                    directions[row][column] |= 4;
                    directions[row + 1][column] |= 1;
                }
            }
        }
        for (line, directions) in self.characters.iter_mut().zip(directions) {
            for (character, directions) in line.iter_mut().zip(directions) {
                *character = FRAME[directions];
            }
        }
    }

    fn draw_tile(&mut self, board: &Board, tile: &LaidTile) {
        let (left, top) = self.inside(tile.at());
        let mut inside = Inside::of(tile);
        let mut networkers = board.networkers().iter();
        if let Some(networker) = networkers.find(|networker| networker.at == tile.at()) {
            inside.show_networker(networker.cell, networker.owner.0);
        }
        for (row, line) in inside.characters.iter().enumerate() {
            self.characters[top + row][left..left + WIDTH].copy_from_slice(line);
        }
        for side in Side::ALL {
            let port = |side| board.port(tile, side).is_some();
            let next = tile.at().next(side).and_then(|next| board.tile_at(next));
            let met = next.is_some_and(|next| board.port(next, side.opposite()).is_some());
            let (middle, centre) = (left + CENTRE.0, top + CENTRE.1);
            match side {
                Side::N => {
                    self.characters[top - 1][middle] =
                        across(met, port(side), ['─', '┸', '┰', '╂']);
                }
                Side::S => {
                    self.characters[top + HEIGHT][middle] =
                        across(port(side), met, ['─', '┸', '┰', '╂']);
                }
                Side::W => {
                    self.characters[centre][left - 1] =
                        across(met, port(side), ['│', '┥', '┝', '┿']);
                }
                Side::E => {
                    self.characters[centre][left + WIDTH] =
                        across(port(side), met, ['│', '┥', '┝', '┿']);
                }
            }
        }
    }

    /// All lines, with x above the columns and y before the rows.
    fn lines(&self) -> impl Iterator<Item = String> {
        let rows = (0..self.rows as i64).map(|row| i64::from(self.north_west.y) + row);
        let labels: Vec<String> = rows.map(|y| y.to_string()).collect();
        let margin = labels.iter().map(String::len).max().unwrap_or(0);
        let columns = (0..self.columns as i64).map(|column| i64::from(self.north_west.x) + column);
        let head: String = columns.map(|x| format!(" {x:^WIDTH$}")).collect();
        let head = format!("{:margin$} {head}", "");
        let body = self.characters.iter().enumerate().map(move |(row, line)| {
            let is_middle = row % (HEIGHT + 1) == CENTRE.1 + 1;
            let label = if is_middle {
                labels[row / (HEIGHT + 1)].as_str()
            } else {
                ""
            };
            let line: String = line.iter().collect();
            format!("{label:>margin$} {line}")
        });
        std::iter::once(head)
            .chain(body)
            .map(|line| line.trim_end().to_owned())
    }
}

/// The character of a frame where two tiles meet: with no port, one before it, one behind it, both.
fn across(before: bool, behind: bool, characters: [char; 4]) -> char {
    characters[usize::from(before) + 2 * usize::from(behind)]
}

/// What is drawn within the frame of a tile.
struct Inside {
    characters: [[char; WIDTH]; HEIGHT],
    /// Where each cell went, by its number; one that found no room is missing.
    cells: Vec<Option<Spot>>,
}

/// A network as it lies: its ports as directions, and its cells.
struct Turned<'a> {
    ports: usize,
    cells: &'a [CellColour],
}

impl Inside {
    fn of(tile: &LaidTile) -> Self {
        let mut inside = Self {
            characters: [[' '; WIDTH]; HEIGHT],
            cells: Vec::new(),
        };
        let networks: Vec<Turned> = tile
            .tile()
            .networks()
            .iter()
            .map(|network| Turned {
                ports: directions(network.ports.iter().map(|side| side.turned(tile.turn()))),
                cells: &network.cells,
            })
            .collect();
        let shapes = networks.iter().map(|network| network.ports);
        let shapes: Vec<usize> = shapes.filter(|&ports| ports != 0).collect();
        // Lines come first, so that the cells of a network without ports find a free corner.
        for &ports in &shapes {
            for (spot, character) in lines(ports, &shapes) {
                inside.put(spot, character);
            }
        }
        for network in &networks {
            let spots = match network.ports {
                0 if shapes.is_empty() && networks.len() == 1 => row_from_the_centre(),
                0 => inside.free_corner(),
                ports => spots(ports, &shapes),
            };
            inside.put_cells(network.cells, spots);
        }
        inside
    }

    fn put(&mut self, (column, row): Spot, character: char) {
        self.characters[row][column] = character;
    }

    fn is_free(&self, (column, row): Spot) -> bool {
        self.characters[row][column] == ' '
    }

    /// Cells take the best spots and stand on them in the order in which one reads.
    fn put_cells(&mut self, cells: &[CellColour], mut spots: Vec<Spot>) {
        spots.truncate(cells.len());
        spots.sort_by_key(|&(column, row)| (row, column));
        for (index, cell) in cells.iter().enumerate() {
            let spot = spots.get(index).copied();
            if let Some(spot) = spot {
                self.put(spot, cell.letter());
            }
            self.cells.push(spot);
        }
        if cells.len() > spots.len()
            && let Some(&last) = spots.last()
        {
            self.put(last, '+');
        }
    }

    /// Spots in a corner that nothing else uses.
    fn free_corner(&self) -> Vec<Spot> {
        let corners = [(4, 2), (0, 2), (4, 0), (0, 0)];
        let spots = corners.map(|(column, row)| (column..column + 3).map(move |c| (c, row)));
        let free = |spots: &Vec<Spot>| spots.iter().all(|&spot| self.is_free(spot));
        let mut corners = spots.into_iter().map(|spots| spots.rev().collect());
        corners.find(free).unwrap_or_default()
    }

    fn show_networker(&mut self, cell: u32, seat: u8) {
        if let Some(&Some((column, row))) = self.cells.get(cell as usize) {
            let letter = &mut self.characters[row][column];
            *letter = letter.to_ascii_uppercase();
        }
        let corners = [(0, 0), (6, 0), (0, 2), (6, 2)];
        if let Some(corner) = corners.into_iter().find(|&corner| self.is_free(corner)) {
            self.put(corner, char::from(b'0' + seat));
        }
    }
}

fn directions(sides: impl Iterator<Item = Side>) -> usize {
    sides.map(|side| 1 << side as usize).sum()
}

fn row_from_the_centre() -> Vec<Spot> {
    [3, 4, 2, 5, 1, 6, 0].map(|column| (column, 1)).to_vec()
}

/// How a network is drawn, given the ports of all networks of its tile.
enum Shape {
    /// Arms to the centre.
    Centre,
    /// From west to east under a channel from north to south.
    Bridged,
    /// Around a corner, beside another bend.
    Corner,
    /// From one side only, as others use the centre.
    Stub,
}

fn shape(ports: usize, all: &[usize]) -> Shape {
    let others = || all.iter().filter(|&&other| other != ports);
    let wide = |ports: usize| ports.count_ones() > 1;
    let is_bend = ![5, 10].contains(&ports);
    match (ports.count_ones(), others().any(|&other| wide(other))) {
        (1, _) if others().next().is_some() => Shape::Stub,
        (2, true) if is_bend => Shape::Corner,
        (2, true) if ports == 10 => Shape::Bridged,
        _ => Shape::Centre,
    }
}

/// The spots from a side to the centre, from the inside out.
fn arm(side: usize) -> &'static [Spot] {
    match side {
        0 => &[(3, 0)],
        1 => &[(4, 1), (5, 1), (6, 1)],
        2 => &[(3, 2)],
        _ => &[(2, 1), (1, 1), (0, 1)],
    }
}

fn arms(ports: usize) -> impl Iterator<Item = (usize, &'static [Spot])> {
    let sides = (0..4).filter(move |side| ports & (1 << side) != 0);
    sides.map(|side| (side, arm(side)))
}

/// The channels of a network.
fn lines(ports: usize, all: &[usize]) -> Vec<(Spot, char)> {
    let along = |side: usize| if side.is_multiple_of(2) { '┃' } else { '━' };
    match shape(ports, all) {
        Shape::Centre => {
            let arms = arms(ports)
                .flat_map(|(side, spots)| spots.iter().map(move |&spot| (spot, along(side))));
            arms.chain([(CENTRE, CHANNEL[ports])]).collect()
        }
        Shape::Bridged => vec![
            ((0, 1), '━'),
            ((1, 1), '━'),
            ((2, 1), '╸'),
            ((4, 1), '╺'),
            ((5, 1), '━'),
            ((6, 1), '━'),
        ],
        Shape::Corner => corner(ports),
        Shape::Stub => arms(ports)
            .map(|(side, spots)| (spots[spots.len() - 1], CHANNEL[1 << side]))
            .collect(),
    }
}

/// Around a corner, from the middle of one side along the frame to the middle of the next.
fn corner(ports: usize) -> Vec<(Spot, char)> {
    let (row, upright, side) = if ports & 1 != 0 { (0, 1, 4) } else { (2, 4, 1) };
    let (columns, outer, sideways) = if ports & 2 != 0 {
        ([4, 5], 6, 2)
    } else {
        ([2, 1], 0, 8)
    };
    let back = 10 - sideways;
    vec![
        ((3, row), CHANNEL[upright | sideways]),
        ((columns[0], row), '━'),
        ((columns[1], row), '━'),
        ((outer, row), CHANNEL[back | side]),
        ((outer, 1), CHANNEL[upright | sideways]),
    ]
}

/// Where the cells of a network may stand, the best spot first.
fn spots(ports: usize, all: &[usize]) -> Vec<Spot> {
    match shape(ports, all) {
        Shape::Centre => {
            let mut spots = vec![CENTRE];
            let arms: Vec<&[Spot]> = arms(ports).map(|(_, spots)| spots).collect();
            let (across, upright): (Vec<&[Spot]>, Vec<&[Spot]>) =
                arms.into_iter().partition(|arm| arm.len() > 1);
            spots.extend(across.iter().map(|arm| arm[0]));
            spots.extend(upright.iter().map(|arm| arm[0]));
            spots.extend((1..3).flat_map(|step| across.iter().map(move |arm| arm[step])));
            spots
        }
        Shape::Bridged => [1, 5, 0, 6, 2, 4].map(|column| (column, 1)).to_vec(),
        Shape::Corner => {
            let spots = corner(ports);
            [2, 1, 3, 0, 4].map(|index: usize| spots[index].0).to_vec()
        }
        Shape::Stub => match ports {
            1 => vec![(3, 0), (4, 0), (2, 0)],
            2 => vec![(5, 1), (6, 1), (4, 1)],
            4 => vec![(3, 2), (4, 2), (2, 2)],
            _ => vec![(1, 1), (0, 1), (2, 1)],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tile::{Tile, Turn};
    use enigma_game::Seat;
    use std::sync::Arc;

    fn tile(text: &str) -> Arc<Tile> {
        Arc::new(text.parse().expect(text))
    }

    /// A row of tiles eastwards from the start tile, seen as people see it.
    fn drawn(start: &str, row: &[&str]) -> String {
        let mut board = Board::new(tile(start), Square::MIDDLE, Turn::NONE);
        for (x, text) in (1..).zip(row) {
            board.lay(tile(text), Square { x, y: 0 }, Turn::NONE, None);
        }
        format!("\n{board}")
    }

    #[test]
    fn ports_are_seen_to_be_open_connected_or_ended() {
        let expected = "
      0       1       2
  ┌───┰───┬───┰───┬───────┐
  │   ┃   │   ┃   │       │
0 ┝━━ryb━━┿━━rb   ┝━━━r━━━┥
  │   ┃   │       │       │
  └───┸───┴───────┴───────┘";
        assert_eq!(drawn("NESW:ryb", &["NW:rb", "EW:r"]), expected);
    }

    #[test]
    fn networks_of_one_tile_are_seen_apart() {
        let expected = "
      0       1       2       3
  ┌───┰───┬───┰───┬───┰───┬───┰───┐
  │   ┗━r┓│┏y━┛   │   r   │   ┃   │
0 ┝┓     ┗┿┛     ┏┿╸y   b╺┿━y╸b╺y━┥
  │┗b━┓   │   ┏bb┛│       │   ┃   │
  └───┸───┴───┸───┴───────┴───┸───┘";
        let row = ["NW:y ES:bb", "N:r E:b W:y", "NS:b EW:yy"];
        assert_eq!(drawn("NE:r SW:b", &row), expected);
    }

    #[test]
    fn a_networker_is_a_capital_letter_and_the_number_of_its_seat() {
        let mut board = Board::new(tile("E:r"), Square { x: -1, y: 12 }, Turn::NONE);
        let networker = Some((Seat(2), 1));
        board.lay(
            tile("N:y S:b"),
            Square { x: -1, y: 11 },
            Turn::ALL[1],
            networker,
        );
        let expected = "
      -1
   ┌───────┐
   │2      │
11 ┝╸B   y╺┥
   │       │
   ├───────┤
   │       │
12 │   r━━━┥
   │       │
   └───────┘";
        assert_eq!(format!("\n{board}"), expected);
    }
}
