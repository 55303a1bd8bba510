//! A sheet of generated puzzles: one SVG picture, twelve puzzles of each category.

use crate::draw::{Colour, Svg, palette};
use crate::{Category, Grade, Name, Puzzle};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Puzzles of one category on a sheet.
pub const PER_CATEGORY: usize = 12;

const COLUMNS: usize = 6;
const PLATE: (f64, f64) = (224.0, 252.0);
const GAP: f64 = 14.0;
const MARGIN: f64 = 32.0;
const HEADING: f64 = 58.0;
const FONT: &str = "Jost, Futura, 'Century Gothic', 'URW Gothic', sans-serif";

/// Twelve puzzles of each of these categories, three of each grade; with their solutions if asked for.
#[must_use]
pub fn sheet(categories: &[Category], seed: u64, solved: bool) -> String {
    let rows = PER_CATEGORY.div_ceil(COLUMNS) as f64;
    let section = HEADING + rows * (PLATE.1 + GAP) + 10.0;
    let width = 2.0 * MARGIN + COLUMNS as f64 * (PLATE.0 + GAP) - GAP;
    let height = 2.0 * MARGIN + categories.len() as f64 * section;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" font-family=\"{FONT}\">\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        palette::GROUND.mixed(Colour(0, 0, 0), 0.25).hex(),
    );
    for (index, &category) in categories.iter().enumerate() {
        let top = MARGIN + index as f64 * section;
        heading(&mut svg, category, top);
        for (place, (puzzle, grade, seed)) in choose(category, seed).into_iter().enumerate() {
            let x = MARGIN + (place % COLUMNS) as f64 * (PLATE.0 + GAP);
            let y = top + HEADING + (place / COLUMNS) as f64 * (PLATE.1 + GAP);
            plate(
                &mut svg,
                (x, y),
                &puzzle,
                solved,
                &caption(&puzzle, category, grade, seed),
            );
        }
    }
    svg.push_str("</svg>\n");
    svg
}

/// Three different puzzles of each grade, with the seeds that made them.
fn choose(category: Category, seed: u64) -> Vec<(Puzzle, Grade, u64)> {
    let mut seen = BTreeSet::new();
    let mut chosen = Vec::new();
    for grade in Grade::ALL {
        let mut seeds = (0..).map(|step| seed.wrapping_add(step));
        while chosen.len() < PER_CATEGORY / 4 * usize::from(grade.number()) {
            let seed = seeds.next().unwrap_or(seed);
            let puzzle = Puzzle::generate(category, grade, seed);
            if seen.insert(puzzle.identity()) {
                chosen.push((puzzle, grade, seed));
            }
        }
    }
    chosen
}

struct Caption {
    grade: Grade,
    name: String,
    facts: String,
}

fn caption(puzzle: &Puzzle, category: Category, grade: Grade, seed: u64) -> Caption {
    let solutions = match puzzle.count() {
        1 => "1 solution".to_owned(),
        count => format!("{count} solutions"),
    };
    let difficulty = puzzle.difficulty().unwrap_or(f64::NAN);
    Caption {
        grade,
        name: Name::seeded(category, grade, seed).to_string(),
        facts: format!("{difficulty:.2} · {solutions}"),
    }
}

fn heading(svg: &mut String, category: Category, top: f64) {
    let (title, task) = match category {
        Category::Weight => (
            "Weight",
            "Put all the weights into cups so that the scale balances.",
        ),
        Category::Fragment => ("Fragment", "Cover the outline with all seven pieces."),
        Category::Conduit => (
            "Conduit",
            "Fill the region so that every channel is closed; pieces with a cross stay aside.",
        ),
        Category::Angular => (
            "Angular",
            "Build with all four pieces what looks like this from above, without gaps.",
        ),
    };
    let _ = writeln!(
        svg,
        "<text x=\"{MARGIN}\" y=\"{}\" font-size=\"28\" font-weight=\"600\" fill=\"{}\">{title}</text>\n\
         <text x=\"{}\" y=\"{}\" font-size=\"15\" fill=\"{}\">{task}</text>",
        top + 34.0,
        palette::TEXT.hex(),
        MARGIN + 176.0,
        top + 33.0,
        palette::MUTED.hex(),
    );
}

fn plate(svg: &mut String, (x, y): (f64, f64), puzzle: &Puzzle, solved: bool, caption: &Caption) {
    let (width, height) = PLATE;
    let _ = writeln!(
        svg,
        "<path d=\"M{} {y}h{}l12 12v{}l-12 12h-{}l-12 -12v-{}z\" fill=\"{}\" stroke=\"{}\"/>",
        x + 12.0,
        width - 24.0,
        height - 24.0,
        width - 24.0,
        height - 24.0,
        palette::GROUND.mixed(palette::SURFACE, 0.25).hex(),
        palette::LINE.hex(),
    );
    let solution = if solved { puzzle.solve() } else { None };
    // A solution that the puzzle itself found can be drawn.
    let drawing = puzzle.draw_svg(solution.as_ref()).unwrap_or_default();
    fitted(
        svg,
        &drawing,
        (x + 16.0, y + 16.0),
        (width - 32.0, height - 70.0),
    );
    for dot in 0..4u8 {
        let filled = dot < caption.grade.number();
        let colour = if filled {
            palette::OCHRE
        } else {
            palette::LINE
        };
        let _ = writeln!(
            svg,
            "<circle cx=\"{}\" cy=\"{}\" r=\"4\" fill=\"{}\"/>",
            x + 22.0 + f64::from(dot) * 12.0,
            y + height - 36.0,
            colour.hex(),
        );
    }
    let (right, base) = (x + width - 16.0, y + height - 31.5);
    let _ = writeln!(
        svg,
        "<text x=\"{right}\" y=\"{base}\" text-anchor=\"end\" font-size=\"13\" fill=\"{}\">{}</text>\n\
         <text x=\"{}\" y=\"{}\" font-size=\"12\" fill=\"{}\">{}</text>",
        palette::TEXT.hex(),
        caption.facts,
        x + 18.0,
        base + 18.0,
        palette::MUTED.hex(),
        caption.name,
    );
}

/// Puts a drawing into the middle of a box, smaller if it must be.
fn fitted(svg: &mut String, drawing: &Svg, (x, y): (f64, f64), (width, height): (f64, f64)) {
    const LARGEST: f64 = 1.25;
    let scale = (width / drawing.width)
        .min(height / drawing.height)
        .min(LARGEST);
    let _ = writeln!(
        svg,
        "<g transform=\"translate({:.2} {:.2}) scale({scale:.4})\">\n{}</g>",
        x + (width - drawing.width * scale) / 2.0,
        y + (height - drawing.height * scale) / 2.0,
        drawing.body,
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_names_twelve_puzzles_of_each_category() {
        let svg = sheet(&Category::ALL, 3, false);
        for category in Category::ALL {
            assert_eq!(svg.matches(&format!(">{category}/")).count(), PER_CATEGORY);
        }
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
    }
}
