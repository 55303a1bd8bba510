//! The results as a drawing: victories, points and rounds.

use super::summary::Summary;
use std::fmt::Write as _;

const WIDTH: f64 = 720.0;
const LEFT: f64 = 130.0;
const RIGHT: f64 = 24.0;
const BAR: f64 = 30.0;
const CHART: f64 = 120.0;

/// One colour per player; each is also named beside its bars.
const COLOURS: [&str; 4] = ["#2f6f9f", "#b5651d", "#5b8c3a", "#8a4f9e"];

/// The drawing as SVG.
pub fn draw(summary: &Summary) -> String {
    let mut drawing = Drawing::default();
    drawing.text(
        16.0,
        28.0,
        "start",
        17,
        &format!("{}, {} games", summary.game, summary.games),
    );
    drawing.y = 52.0;
    drawing.victories(summary);
    // All points on the same scale, so that the players can be compared.
    let scores = summary.seats.iter().flat_map(|seat| &seat.score_count);
    let scale = range(scores);
    for (index, seat) in summary.seats.iter().enumerate() {
        let title = format!("points of {}", seat.bot);
        let colour = COLOURS[index % COLOURS.len()];
        drawing.histogram(&title, &seat.score_count, scale, colour);
    }
    let scale = range(&summary.rounds_count);
    drawing.histogram("rounds", &summary.rounds_count, scale, "#666666");
    drawing.finish()
}

/// The smallest and the largest number that was counted.
fn range<'a>(counts: impl IntoIterator<Item = &'a (u32, u32)>) -> (u32, u32) {
    let numbers = counts.into_iter().map(|&(number, _)| number);
    let (low, high) = numbers.fold((u32::MAX, 0), |(low, high), number| {
        (low.min(number), high.max(number))
    });
    (low.min(high), high)
}

#[derive(Default)]
struct Drawing {
    body: String,
    y: f64,
}

impl Drawing {
    fn text(&mut self, x: f64, y: f64, anchor: &str, size: u32, text: &str) {
        let _ = writeln!(
            self.body,
            r##"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}">{text}</text>"##
        );
    }

    fn bar(&mut self, x: f64, y: f64, (width, height): (f64, f64), colour: &str) {
        let _ = writeln!(
            self.body,
            r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{colour}"/>"##
        );
    }

    fn line(&mut self, (x1, y1): (f64, f64), (x2, y2): (f64, f64), colour: &str) {
        let _ = writeln!(
            self.body,
            r##"<line x1="{x1:.1}" y1="{y1:.1}" x2="{x2:.1}" y2="{y2:.1}" stroke="{colour}" stroke-width="1.5"/>"##
        );
    }

    /// A bar per player with its confidence interval, and a line where equal players would be.
    fn victories(&mut self, summary: &Summary) {
        let across = WIDTH - LEFT - RIGHT;
        self.text(
            16.0,
            self.y,
            "start",
            14,
            "games won, with 95 % confidence intervals",
        );
        self.y += 14.0;
        let top = self.y;
        for (index, seat) in summary.seats.iter().enumerate() {
            let rate = seat.win_rate;
            let middle = self.y + BAR / 2.0;
            self.text(LEFT - 10.0, middle + 5.0, "end", 13, seat.bot);
            let size = (across * rate.share, BAR - 8.0);
            self.bar(LEFT, self.y + 4.0, size, COLOURS[index % COLOURS.len()]);
            let (low, high) = (LEFT + across * rate.low, LEFT + across * rate.high);
            self.line((low, middle), (high, middle), "#111111");
            self.line((low, middle - 5.0), (low, middle + 5.0), "#111111");
            self.line((high, middle - 5.0), (high, middle + 5.0), "#111111");
            let label = format!("{:.1} %", 100.0 * rate.share);
            let (x, anchor) = if rate.high < 0.85 {
                (high + 8.0, "start")
            } else {
                (low - 8.0, "end")
            };
            self.text(x, middle + 5.0, anchor, 13, &label);
            self.y += BAR;
        }
        let equal = LEFT + across / summary.seats.len() as f64;
        self.line((equal, top), (equal, self.y), "#999999");
        self.y += 30.0;
    }

    fn histogram(
        &mut self,
        title: &str,
        counts: &[(u32, u32)],
        (first, last): (u32, u32),
        colour: &str,
    ) {
        self.text(16.0, self.y, "start", 14, title);
        self.y += 10.0;
        let most = counts.iter().map(|&(_, count)| count).max().unwrap_or(1);
        let across = WIDTH - LEFT - RIGHT;
        let step = across / f64::from(last - first + 1);
        let bottom = self.y + CHART;
        let every = (28.0 / step).ceil().max(1.0) as u32;
        for &(number, count) in counts {
            let x = LEFT + step * f64::from(number - first);
            let height = CHART * f64::from(count) / f64::from(most);
            self.bar(
                x + 0.5,
                bottom - height,
                ((step - 1.0).max(0.5), height),
                colour,
            );
        }
        for number in (first..=last).filter(|number| number.is_multiple_of(every)) {
            let x = LEFT + step * (f64::from(number - first) + 0.5);
            self.text(x, bottom + 15.0, "middle", 11, &number.to_string());
        }
        self.text(
            LEFT - 10.0,
            self.y + 10.0,
            "end",
            11,
            &format!("{most} games"),
        );
        self.line((LEFT, bottom), (LEFT + across, bottom), "#333333");
        self.y = bottom + 40.0;
    }

    fn finish(self) -> String {
        let height = self.y;
        format!(
            r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0}" width="{WIDTH}" height="{height:.0}" font-family="sans-serif" fill="#222222">
<rect width="{WIDTH}" height="{height:.0}" fill="#ffffff"/>
{}</svg>
"##,
            self.body
        )
    }
}
