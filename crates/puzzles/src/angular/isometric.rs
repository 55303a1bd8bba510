//! Structures seen from the side, with a plan of every level beside them.

use super::check::Columns;
use super::drawing::{colour, cube_at, height, plan_svg, reach, sign_svg};
use super::piece::SIDE;
use super::{Piece, Solution};
use crate::draw::{Svg, palette};
use std::fmt::Write;

/// Half the width of a cube on the page: 40 times the cosine of 30 degrees.
const ACROSS: f64 = 34.641;
/// How far the next cube along x or y lies lower on the page.
const DOWN: f64 = 20.0;
/// How high a cube is on the page.
const UP: f64 = 40.0;
/// How large a cell of a plan is.
const PLAN_UNIT: f64 = 22.0;
const MARGIN: f64 = 24.0;

/// The structure, and its levels from the table up.
pub(super) fn draw(solution: &Solution) -> Svg {
    let columns = Columns::new(solution);
    let levels = height(&columns);
    let [across, down] = reach(&columns);
    let origin = [f64::from(down) * ACROSS, levels as f64 * UP];
    let mut drawing = Svg {
        width: f64::from(across + down) * ACROSS,
        height: f64::from(across + down) * DOWN + levels as f64 * UP,
        body: String::new(),
    };
    for cube in in_painting_order(&columns) {
        draw_cube(&mut drawing.body, &columns, cube, origin);
    }
    add_plans(&mut drawing, &columns, levels, [across, down]);
    drawing
}

/// Cubes from the back to the front, so that nearer ones are drawn over those behind.
fn in_painting_order(columns: &Columns) -> Vec<[i64; 3]> {
    let grid = 0..i64::from(SIDE);
    let mut cubes: Vec<[i64; 3]> = Vec::new();
    for (&[x, y], cubes_here) in &columns.0 {
        if grid.contains(&x) && grid.contains(&y) {
            cubes.extend(
                cubes_here
                    .iter()
                    .map(|&(z, _)| [x, y, z])
                    .filter(|cube| cube[2] < 15),
            );
        }
    }
    cubes.sort_unstable_by_key(|&[x, y, z]| (x + y + z, z, x));
    cubes
}

/// Where a point of space comes to lie on the page.
fn project([x, y, z]: [f64; 3], origin: [f64; 2]) -> [f64; 2] {
    [
        origin[0] + (x - y) * ACROSS,
        origin[1] + (x + y) * DOWN - z * UP,
    ]
}

fn draw_cube(body: &mut String, columns: &Columns, [x, y, z]: [i64; 3], origin: [f64; 2]) {
    let Some(piece) = cube_at(columns, [x, y], z) else {
        return;
    };
    let at = [x, y, z].map(|number| number as f64);
    let is_covered = |dx, dy, dz| cube_at(columns, [x + dx, y + dy], z + dz).is_some();
    let corner = |dx: f64, dy: f64, dz: f64| [at[0] + dx, at[1] + dy, at[2] + dz];
    // Each face: how dark, its first corner, and the corners to its right and below.
    if !is_covered(0, 1, 0) {
        face(
            body,
            piece,
            0.3,
            [
                corner(0.0, 1.0, 1.0),
                corner(1.0, 1.0, 1.0),
                corner(0.0, 1.0, 0.0),
            ],
            origin,
        );
    }
    if !is_covered(1, 0, 0) {
        face(
            body,
            piece,
            0.48,
            [
                corner(1.0, 1.0, 1.0),
                corner(1.0, 0.0, 1.0),
                corner(1.0, 1.0, 0.0),
            ],
            origin,
        );
    }
    if !is_covered(0, 0, 1) {
        face(
            body,
            piece,
            0.0,
            [
                corner(0.0, 0.0, 1.0),
                corner(1.0, 0.0, 1.0),
                corner(0.0, 1.0, 1.0),
            ],
            origin,
        );
    }
}

fn face(body: &mut String, piece: Piece, shade: f64, corners: [[f64; 3]; 3], origin: [f64; 2]) {
    let [start, right, below] = corners.map(|corner| project(corner, origin));
    let end = [
        right[0] + below[0] - start[0],
        right[1] + below[1] - start[1],
    ];
    let fill = colour(piece).mixed(palette::GROUND, shade);
    let line = fill.mixed(palette::GROUND, 0.55);
    let _ = write!(body, "<polygon points=\"");
    for [x, y] in [start, right, end, below] {
        let _ = write!(body, "{x:.2},{y:.2} ");
    }
    let _ = writeln!(
        body,
        "\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.2\" stroke-linejoin=\"round\"/>",
        fill.hex(),
        line.hex()
    );
    let matrix = [
        right[0] - start[0],
        right[1] - start[1],
        below[0] - start[0],
        below[1] - start[1],
        start[0],
        start[1],
    ];
    sign_svg(body, piece, matrix, fill.mixed(palette::GROUND, 0.6));
}

/// Puts the plans of all levels to the right, the table at the bottom.
fn add_plans(drawing: &mut Svg, columns: &Columns, levels: i64, bounds: [i32; 2]) {
    let left = drawing.width + MARGIN;
    let mut top = 0.0;
    for z in (0..levels).rev() {
        let plan = plan_svg(|at| cube_at(columns, at, z), bounds, PLAN_UNIT);
        let (width, height) = (plan.width, plan.height);
        let _ = writeln!(
            drawing.body,
            "<g transform=\"translate({left} {top})\"><rect width=\"{width}\" height=\"{height}\" rx=\"4\" fill=\"{}\"/>\n{}</g>",
            palette::SURFACE.hex(),
            plan.body,
        );
        top += height + MARGIN / 2.0;
        drawing.width = drawing.width.max(left + width);
    }
    drawing.height = drawing.height.max(top - MARGIN / 2.0);
}
