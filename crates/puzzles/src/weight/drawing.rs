//! Scales in characters and in SVG.

use super::{Weight, WeightSolution};
use crate::draw::{Colour, Draw, Svg, Text, palette};
use std::fmt::Write;

/// Columns of a cup in characters, its walls included.
const CUP_COLUMNS: usize = 9;
/// Weights in one row of a cup.
const ROW: u64 = 3;

impl Draw for Weight {
    fn draw_text(&self, laid: Option<&WeightSolution>) -> Text {
        let left = cups(&self.left, laid.map(|laid| laid.left.as_slice()));
        let right = cups(&self.right, laid.map(|laid| laid.right.as_slice()));
        let arm = left.width().max(right.width());
        let padded = |text: &Text, before: usize| indented(text, before);
        let mut scale = padded(&left, arm - left.width()).beside(&padded(&right, 0), 3);
        scale.line().coloured(
            format!("{}┳{}", "━".repeat(arm + 1), "━".repeat(arm + 1)),
            palette::STRONG_LINE,
        );
        let middle = " ".repeat(arm);
        for post in [" ┃ ", "━┻━"] {
            scale
                .line()
                .plain(&middle)
                .coloured(post, palette::STRONG_LINE);
        }
        scale.above(self.legend(laid))
    }

    fn draw_svg(&self, laid: Option<&WeightSolution>) -> Svg {
        Scale::new(self, laid).draw()
    }
}

impl Weight {
    /// The weights that are not laid yet, and what the sides count.
    fn legend(&self, laid: Option<&WeightSolution>) -> Text {
        let mut legend = Text::new();
        legend.line();
        let spare = u128::from(self.weights).saturating_sub(laid.map_or(0, WeightSolution::laid));
        if spare > 0 {
            let dots = vec!["●"; spare as usize].join(" ");
            legend
                .line()
                .coloured(dots, palette::OCHRE)
                .plain("  to lay");
        }
        if let Some((left, right)) = laid.map(|laid| self.loads(laid)) {
            let (sign, colour) = match left.cmp(&right) {
                std::cmp::Ordering::Equal => ("=", palette::PLASMA),
                std::cmp::Ordering::Less => ("<", palette::DANGER),
                std::cmp::Ordering::Greater => (">", palette::DANGER),
            };
            legend
                .line()
                .plain(format!("{left} "))
                .coloured(sign, colour)
                .plain(format!(" {right}"));
        }
        legend
    }

    /// What the weights on each side count.
    fn loads(&self, laid: &WeightSolution) -> (u128, u128) {
        let load = |numbers: &[u8], counts: &[u64]| -> u128 {
            let cups = numbers.iter().zip(counts);
            cups.map(|(&number, &count)| u128::from(number) * u128::from(count))
                .sum()
        };
        (load(&self.left, &laid.left), load(&self.right, &laid.right))
    }
}

/// The same picture further to the right.
fn indented(text: &Text, columns: usize) -> Text {
    let mut empty = Text::new();
    empty.line().plain(" ".repeat(columns));
    if columns == 0 {
        return text.clone();
    }
    empty.beside(text, 0)
}

/// The cups of one side, each with its weights and its number.
fn cups(numbers: &[u8], counts: Option<&[u64]>) -> Text {
    let mut side = Text::new();
    for (cup, number) in numbers.iter().enumerate() {
        let count = counts
            .and_then(|counts| counts.get(cup))
            .copied()
            .unwrap_or(0);
        let text = cup_text(*number, count);
        side = if cup == 0 {
            text
        } else {
            side.beside(&text, 1)
        };
    }
    side
}

fn cup_text(number: u8, count: u64) -> Text {
    let mut cup = Text::new();
    let wall = palette::MUTED;
    let rows = [count.saturating_sub(ROW).min(ROW), count.min(ROW)];
    for (row, weights) in rows.into_iter().enumerate() {
        // More weights than the box holds can lie in a draft's cup; then a number says so.
        let inside = if row == 0 && count > 2 * ROW {
            format!("{:^7}", format!("x{count}"))
        } else {
            format!("{:^7}", vec!["●"; weights as usize].join(" "))
        };
        cup.line()
            .coloured("│", wall)
            .coloured(
                inside.chars().take(CUP_COLUMNS - 2).collect::<String>(),
                palette::OCHRE,
            )
            .coloured("│", wall);
    }
    cup.line().coloured("╰──┬─┬──╯", wall);
    let label = format!("{number:^3}");
    cup.line()
        .plain("   ")
        .coloured(label, palette::TEXT)
        .plain("   ");
    cup
}

const CUP: f64 = 52.0;
const DROP: f64 = 78.0;

/// A scale with its beam, two pans, cups and the weights, laid and to lay.
struct Scale<'a> {
    puzzle: &'a Weight,
    laid: Option<&'a WeightSolution>,
    body: String,
}

impl<'a> Scale<'a> {
    fn new(puzzle: &'a Weight, laid: Option<&'a WeightSolution>) -> Self {
        Self {
            puzzle,
            laid,
            body: String::new(),
        }
    }

    fn draw(mut self) -> Svg {
        let pan = |cups: usize| cups as f64 * CUP + 14.0;
        let widest = pan(self.puzzle.left.len().max(self.puzzle.right.len()));
        let arm = widest / 2.0 + 14.0;
        let width = 2.0 * arm + widest;
        let (middle, beam) = (width / 2.0, 30.0);
        // The heavier pan sinks, at most 14 units.
        let lean = self.laid.map_or(0.0, |laid| {
            let (left, right) = self.puzzle.loads(laid);
            (left as f64 - right as f64).clamp(-14.0, 14.0)
        });
        let foot = beam + DROP + 84.0;
        self.post(middle, beam, foot);
        self.beam(
            (middle - arm, beam + lean),
            (middle + arm, beam - lean),
            middle,
            beam,
        );
        let counts = |side: Option<&'a [u64]>| side.unwrap_or(&[]);
        let (left, right) = (self.puzzle.left.as_slice(), self.puzzle.right.as_slice());
        let left_counts = counts(self.laid.map(|laid| laid.left.as_slice()));
        let right_counts = counts(self.laid.map(|laid| laid.right.as_slice()));
        self.pan(middle - arm, beam + lean, left, left_counts);
        self.pan(middle + arm, beam - lean, right, right_counts);
        self.tray(middle, foot + 16.0);
        Svg {
            width,
            height: foot + 40.0,
            body: self.body,
        }
    }

    fn post(&mut self, x: f64, top: f64, foot: f64) {
        let (fill, line) = (palette::SURFACE.hex(), palette::STRONG_LINE.hex());
        let _ = writeln!(
            self.body,
            "<path d=\"M{} {top}h6l3 {}h-12z\" fill=\"{fill}\" stroke=\"{line}\"/>\n\
             <path d=\"M{} {foot}l10 -14h50l10 14z\" fill=\"{fill}\" stroke=\"{line}\"/>",
            x - 3.0,
            foot - top - 12.0,
            x - 35.0,
        );
    }

    fn beam(&mut self, left: (f64, f64), right: (f64, f64), middle: f64, height: f64) {
        let line = palette::STRONG_LINE.hex();
        let _ = writeln!(
            self.body,
            "<path d=\"M{} {}Q{middle} {} {} {}\" fill=\"none\" stroke=\"{line}\" stroke-width=\"7\" stroke-linecap=\"round\"/>\n\
             <circle cx=\"{middle}\" cy=\"{}\" r=\"9\" fill=\"{}\" stroke=\"{line}\" stroke-width=\"2\"/>\n\
             <circle cx=\"{middle}\" cy=\"{}\" r=\"3\" fill=\"{}\"/>",
            left.0,
            left.1,
            height - 14.0,
            right.0,
            right.1,
            height - 6.0,
            palette::GROUND.hex(),
            height - 6.0,
            palette::OCHRE.hex(),
        );
    }

    fn pan(&mut self, x: f64, y: f64, numbers: &[u8], counts: &[u64]) {
        let width = numbers.len() as f64 * CUP + 14.0;
        let (left, floor) = (x - width / 2.0, y + DROP);
        let line = palette::STRONG_LINE.hex();
        let _ = writeln!(
            self.body,
            "<path d=\"M{left} {}L{x} {y}L{} {}\" fill=\"none\" stroke=\"{}\" stroke-width=\"1.5\"/>\n\
             <circle cx=\"{x}\" cy=\"{y}\" r=\"4.5\" fill=\"{line}\"/>\n\
             <path d=\"M{left} {}h{width}l-8 9h{}z\" fill=\"{}\" stroke=\"{line}\"/>",
            floor + 24.0,
            left + width,
            floor + 24.0,
            palette::LINE.hex(),
            floor + 24.0,
            16.0 - width,
            palette::LINE.hex(),
        );
        for (cup, number) in numbers.iter().enumerate() {
            let middle = left + 7.0 + (cup as f64 + 0.5) * CUP;
            self.cup(
                middle,
                floor,
                *number,
                counts.get(cup).copied().unwrap_or(0),
            );
        }
    }

    fn cup(&mut self, x: f64, floor: f64, number: u8, count: u64) {
        let glass = palette::MUTED.hex();
        let _ = writeln!(
            self.body,
            "<path d=\"M{} {}c0 30 2 40 20 40s20 -10 20 -40\" fill=\"{}\" stroke=\"{glass}\" stroke-width=\"2.5\" stroke-linecap=\"round\"/>",
            x - 20.0,
            floor - 42.0,
            palette::GROUND.mixed(Colour(0, 0, 0), 0.35).hex(),
        );
        for index in 0..count.min(6) {
            let (column, row) = (index % 2, index / 2);
            self.weight(
                x - 8.5 + 17.0 * column as f64,
                floor - 8.0 - 12.0 * row as f64,
            );
        }
        let _ = writeln!(
            self.body,
            "<rect x=\"{}\" y=\"{}\" width=\"32\" height=\"24\" rx=\"6\" fill=\"{}\" stroke=\"{}\" stroke-width=\"1.5\"/>\n\
             <text x=\"{x}\" y=\"{}\" text-anchor=\"middle\" font-family=\"Jost, Futura, 'Century Gothic', sans-serif\" font-size=\"18\" font-weight=\"600\" fill=\"{}\">{number}</text>",
            x - 16.0,
            floor,
            palette::GROUND.hex(),
            palette::STRONG_LINE.hex(),
            floor + 18.5,
            palette::TEXT.hex(),
        );
    }

    /// The weights that are still to lay; what the tile shows in its corner (P-2).
    fn tray(&mut self, middle: f64, y: f64) {
        let laid = self.laid.map_or(0, WeightSolution::laid);
        let spare = u128::from(self.puzzle.weights).saturating_sub(laid) as u32;
        let first = middle - f64::from(spare.saturating_sub(1)) * 13.0;
        for index in 0..spare {
            self.weight(first + 26.0 * f64::from(index), y + 12.0);
        }
    }

    /// A brass weight standing on `floor`.
    fn weight(&mut self, x: f64, floor: f64) {
        let _ = writeln!(
            self.body,
            "<path d=\"M{} {floor}h15v-5l-3 -5h-9l-3 5z\" fill=\"{}\" stroke=\"{}\" stroke-width=\".8\"/>\n\
             <path d=\"M{} {}h15v4h-15z\" fill=\"{}\"/>",
            x - 7.5,
            palette::OCHRE.mixed(palette::TEXT, 0.35).hex(),
            palette::OCHRE.mixed(Colour(0, 0, 0), 0.6).hex(),
            x - 7.5,
            floor - 4.0,
            palette::OCHRE.hex(),
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Kind;

    #[test]
    fn a_solved_scale_shows_its_weights_and_that_it_balances() {
        let puzzle = Weight::new(&[13, 6], &[5, 7], 5).unwrap();
        let expected = "\
│       │ │       │   │       │ │       │
│   ●   │ │   ●   │   │   ●   │ │  ● ●  │
╰──┬─┬──╯ ╰──┬─┬──╯   ╰──┬─┬──╯ ╰──┬─┬──╯
   13         6           5         7
━━━━━━━━━━━━━━━━━━━━┳━━━━━━━━━━━━━━━━━━━━
                    ┃
                   ━┻━

19 = 19
";
        assert_eq!(
            puzzle.draw_text(puzzle.solve().as_ref()).to_plain(),
            expected
        );
    }

    #[test]
    fn an_empty_scale_shows_the_weights_to_lay() {
        let puzzle = Weight::new(&[1], &[2, 3, 4], 3).unwrap();
        let picture = puzzle.draw_text(None).to_plain();
        assert!(picture.contains("● ● ●  to lay"), "{picture}");
        assert_eq!(picture.matches("╰──┬─┬──╯").count(), 4);
    }
}
