//! Results for people.

use super::summary::{SeatSummary, Summary};
use std::fmt::Write as _;

/// The results as a table.
pub fn text(summary: &Summary) -> String {
    let mut text = String::new();
    let Summary {
        game,
        games,
        rounds,
        ..
    } = summary;
    let _ = writeln!(text, "{game}, {games} games\n");
    let _ = writeln!(
        text,
        "{:<14} {:>7}  {:<16} {:>6}  {:<13} {:>11}",
        "bot", "won", "95 % interval", "points", "5 % to 95 %", "ms/decision"
    );
    for seat in &summary.seats {
        let _ = writeln!(text, "{}", line(seat));
    }
    if summary.seats.iter().any(|seat| seat.decoding.is_some()) {
        let _ = writeln!(
            text,
            "\n{:<14} {:>15}  {:>8}  {:>11}",
            "as decoder", "questions/round", "NO/round", "words named"
        );
        for seat in &summary.seats {
            if let Some((questions, no, named)) = seat.decoding {
                let _ = writeln!(
                    text,
                    "{:<14} {questions:>15.2}  {no:>8.2}  {:>9.1} %",
                    seat.bot,
                    100.0 * named
                );
            }
        }
    }
    let _ = writeln!(
        text,
        "\nrounds: median {}, 5 % to 95 %: {} to {}",
        rounds.median, rounds.p05, rounds.p95
    );
    text
}

fn line(seat: &SeatSummary) -> String {
    let rate = seat.win_rate;
    let interval = format!("{:.1} to {:.1} %", 100.0 * rate.low, 100.0 * rate.high);
    let spread = format!("{} to {}", seat.scores.p05, seat.scores.p95);
    format!(
        "{:<14} {:>5.1} %  {interval:<16} {:>6.1}  {spread:<13} {:>11.3}",
        seat.bot,
        100.0 * rate.share,
        seat.mean_score,
        seat.ms_per_decision
    )
}
