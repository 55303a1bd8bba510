//! The final board of a game of Circuit: tiles with their channels and cells, simpler than on the page.

use super::{BOARD, Player, colour_of};
use crate::circuit::Circuit;
use enigma_circuit::tile::{CellColour, Side};
use enigma_circuit::view::{NetworkView, TileView};
use enigma_game::{Game, Viewer};
use std::fmt::Write;

/// A tile is so wide, and lies so far from the next.
const TILE: f32 = 100.0;
/// No tile is drawn larger than this.
const LARGEST: f32 = 110.0;
const MIDDLE: f32 = TILE / 2.0;

type Point = (f32, f32);

/// The board, in its place on the card.
pub fn board(game: &Circuit, players: &[Player]) -> String {
    let view = game.view(Viewer::Spectator);
    let tiles: Vec<&TileView> = view.board.values().collect();
    let xs = || tiles.iter().map(|tile| tile.x);
    let ys = || tiles.iter().map(|tile| tile.y);
    let (left, right) = (xs().min().unwrap_or(0), xs().max().unwrap_or(0));
    let (top, bottom) = (ys().min().unwrap_or(0), ys().max().unwrap_or(0));
    let columns = (right - left + 1) as f32;
    let rows = (bottom - top + 1) as f32;
    let size = ((BOARD.0 - 60.0) / columns)
        .min((BOARD.1 - 60.0) / rows)
        .min(LARGEST);
    let scale = size / TILE;
    let at_left = (BOARD.0 - columns * size) / 2.0;
    let at_top = (BOARD.1 - rows * size) / 2.0;
    let mut svg =
        format!("<g transform=\"translate({at_left:.1} {at_top:.1}) scale({scale:.4})\">");
    for tile in tiles {
        let (x, y) = ((tile.x - left) as f32 * TILE, (tile.y - top) as f32 * TILE);
        draw_tile(&mut svg, (x, y), tile, players);
    }
    svg.push_str("</g>");
    svg
}

fn draw_tile(svg: &mut String, (x, y): Point, tile: &TileView, players: &[Player]) {
    let _ = write!(
        svg,
        "<g transform=\"translate({x} {y})\"><rect x=\"1\" y=\"1\" width=\"98\" height=\"98\" rx=\"10\" fill=\"#2f4d58\"/>"
    );
    let hubs: Vec<Point> = (0..tile.networks.len())
        .map(|index| hub(&tile.networks, index))
        .collect();
    for (network, &hub) in tile.networks.iter().zip(&hubs) {
        let core = if network.closed { "#7ff0d2" } else { "#8ba8ac" };
        for (colour, width) in [("#0a1418", 19), (core, 9)] {
            for &side in network.ports.keys() {
                let (from, bend) = (port(side), towards(port(side), (MIDDLE, MIDDLE), 0.5));
                let _ = write!(
                    svg,
                    "<path d=\"M{} {}Q{} {} {} {}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\" \
                     stroke-linecap=\"round\"/>",
                    from.0, from.1, bend.0, bend.1, hub.0, hub.1
                );
            }
        }
    }
    let mut cells = Vec::new();
    for (network, &hub) in tile.networks.iter().zip(&hubs) {
        cells.extend(places(network, hub).into_iter().zip(network.cells.iter()));
    }
    for &(at, &colour) in &cells {
        draw_cell(svg, at, colour);
    }
    for networker in &tile.networkers {
        if let Some(&((x, y), _)) = cells.get(networker.cell as usize) {
            let colour = colour_of(players, networker.seat.index());
            let _ = write!(
                svg,
                "<path d=\"M{x} {y}m-13 12q0 -13 8 -16a9 9 0 1 1 10 0q8 3 8 16z\" fill=\"{colour}\" \
                 stroke=\"#0a1418\" stroke-width=\"3\"/>"
            );
        }
    }
    svg.push_str("</g>");
}

const fn port(side: Side) -> Point {
    match side {
        Side::N => (MIDDLE, 0.0),
        Side::E => (TILE, MIDDLE),
        Side::S => (MIDDLE, TILE),
        Side::W => (0.0, MIDDLE),
    }
}

fn towards(from: Point, to: Point, part: f32) -> Point {
    (
        from.0 + (to.0 - from.0) * part,
        from.1 + (to.1 - from.1) * part,
    )
}

/// Where the ports of a network draw it to, as seen from the middle; (0, 0) if nowhere.
fn pull(network: &NetworkView) -> Point {
    let ports = network.ports.keys().map(|&side| port(side));
    ports.fold((0.0, 0.0), |sum, port| {
        (sum.0 + port.0 - MIDDLE, sum.1 + port.1 - MIDDLE)
    })
}

/// Where the channels of a network meet: in the middle if it has the tile to itself, else to its own side, clear of the
/// others.
fn hub(networks: &[NetworkView], index: usize) -> Point {
    let others = || {
        let all = networks.iter().enumerate();
        all.filter(|&(other, _)| other != index)
            .map(|(_, network)| network)
    };
    if others().all(|network| network.ports.is_empty()) {
        return (MIDDLE, MIDDLE);
    }
    let mut way = pull(&networks[index]);
    if way == (0.0, 0.0) {
        let against = others().map(pull);
        way = against.fold(way, |sum, pull| (sum.0 - pull.0, sum.1 - pull.1));
    }
    let most = way.0.abs().max(way.1.abs()).max(1.0);
    (MIDDLE + 24.0 * way.0 / most, MIDDLE + 24.0 * way.1 / most)
}

/// Where the cells of a network lie: around its hub, along its channels.
fn places(network: &NetworkView, hub: Point) -> Vec<Point> {
    let count = network.cells.len();
    let along = match network.ports.keys().next() {
        None => (0.6, 0.6),
        Some(&side) => {
            let (x, y) = port(side);
            let (x, y) = (x - hub.0, y - hub.1);
            let length = libm::sqrtf(x * x + y * y).max(1.0);
            (x / length, y / length)
        }
    };
    let step = 27.0;
    let first = -step * (count.saturating_sub(1)) as f32 / 2.0;
    (0..count)
        .map(|index| {
            let far = first + step * index as f32;
            (hub.0 + along.0 * far, hub.1 + along.1 * far)
        })
        .collect()
}

fn draw_cell(svg: &mut String, (x, y): Point, colour: CellColour) {
    let _ = match colour {
        CellColour::Yellow => write!(
            svg,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"11\" fill=\"#ffc24d\" stroke=\"#0a1418\" stroke-width=\"3\"/>"
        ),
        CellColour::Blue => write!(
            svg,
            "<path d=\"M{x} {y}m0 -14l14 14l-14 14l-14 -14z\" fill=\"#55c6ff\" stroke=\"#0a1418\" stroke-width=\"3\"/>"
        ),
        CellColour::Red => write!(
            svg,
            "<path d=\"M{x} {y}m0 -14l13.5 23h-27z\" fill=\"#ff74a4\" stroke=\"#0a1418\" stroke-width=\"3\"/>"
        ),
    };
}
