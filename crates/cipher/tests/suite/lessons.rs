//! The lessons of the page's tutorial: two words played by the rules, told view by view. The page only shows them, so
//! it needs no rules of its own. They are committed; this fails when they are stale (`make lessons`), and when they no
//! longer show what they are to teach.

use enigma_cipher::words::{Letters, WordList};
use enigma_cipher::{
    Action, Cipher, Clocks, Event, Kind, Language, Options, RoundResult, StageView, View,
};
use enigma_game::{Game, Millis, Seat, Seats, Seed, Setup, Viewer};
use serde_json::{Value, json};
use std::path::Path;

/// The seat of whoever learns, and that of the patient bot.
const YOU: Seat = Seat(0);
const SPARK: Seat = Seat(1);

/// A segment, and the zones (from 1) that are asked for it one after the other; the last one takes it.
type Segment = (Kind, &'static [u8]);

/// What is played in one language.
struct Script {
    language: Language,
    /// The word that Spark hides, and one that fits just as well for a while.
    secret: &'static str,
    wrong: &'static str,
    /// The segments before the wrong guess, those after it, and the one that is requested.
    before: &'static [Segment],
    after: &'static [Segment],
    late: Segment,
    /// The word that the learner hides, and what Spark takes it for.
    own: &'static str,
    mistaken: &'static str,
    /// The segments that the learner hands out, and the one that Spark requests.
    handed: &'static [Segment],
    last: Segment,
}

const SCRIPTS: [Script; 4] = {
    use Kind::{Long, Short, Tight, Wide};
    [
        Script {
            language: Language::En,
            secret: "CROP",
            wrong: "DROP",
            before: &[(Short, &[1, 2]), (Tight, &[2]), (Wide, &[3]), (Tight, &[4])],
            after: &[(Wide, &[3])],
            late: (Long, &[1, 4]),
            own: "CLIP",
            mistaken: "CLUB",
            handed: &[(Long, &[1, 2]), (Wide, &[4, 1]), (Short, &[2])],
            last: (Tight, &[4]),
        },
        Script {
            language: Language::De,
            secret: "KIND",
            wrong: "WIND",
            before: &[(Short, &[2, 1]), (Wide, &[4]), (Long, &[2]), (Long, &[1])],
            after: &[(Short, &[1]), (Long, &[4])],
            late: (Long, &[1, 3]),
            own: "TIPP",
            mistaken: "TEST",
            handed: &[(Tight, &[1, 3]), (Long, &[1]), (Short, &[1]), (Long, &[2])],
            last: (Tight, &[4]),
        },
        Script {
            language: Language::Fr,
            secret: "COUP",
            wrong: "LOUP",
            before: &[(Short, &[4, 3]), (Wide, &[2]), (Short, &[3]), (Tight, &[3])],
            after: &[(Tight, &[4])],
            late: (Long, &[1, 4]),
            own: "TOIT",
            mistaken: "LOIN",
            handed: &[(Wide, &[1, 2]), (Long, &[1]), (Wide, &[2]), (Short, &[1])],
            last: (Long, &[3]),
        },
        Script {
            language: Language::Cs,
            secret: "SOK",
            wrong: "ROK",
            before: &[(Wide, &[1, 2]), (Short, &[3]), (Wide, &[2])],
            after: &[(Short, &[3])],
            late: (Long, &[1, 3]),
            own: "LOS",
            mistaken: "KOS",
            handed: &[(Wide, &[1, 2]), (Long, &[1]), (Wide, &[2])],
            last: (Short, &[1]),
        },
    ]
};

/// A lesson while it is played.
struct Lesson {
    game: Cipher,
    start: View,
    steps: Vec<(Seat, Action, Vec<Event>, View)>,
}

impl Lesson {
    fn play(script: &Script) -> Self {
        let (game, _) = Cipher::start(Setup {
            rules: Cipher::RULES,
            seats: Seats::new(2).unwrap(),
            seed: Seed::from_number(1),
            options: Options {
                length: script.secret.len() as u8,
                language: Some(script.language),
                // Later lists change no lesson.
                lists: 1,
                first_coder: Some(SPARK),
                clocks: Clocks::off(),
                ..Options::default()
            },
        })
        .unwrap();
        let start = game.view(Viewer::Seat(YOU));
        let mut lesson = Self {
            game,
            start,
            steps: Vec::new(),
        };
        lesson.decode(script);
        lesson.code(script);
        lesson
    }

    /// The first word: the learner decodes.
    fn decode(&mut self, script: &Script) {
        self.compose(SPARK, script.secret);
        self.segments(SPARK, YOU, script.before);
        self.deduce(YOU, script.wrong);
        self.segments(SPARK, YOU, script.after);
        self.act(YOU, Action::Request);
        self.segments(SPARK, YOU, &[script.late]);
        self.deduce(YOU, script.secret);
    }

    /// The second word: the learner codes, and Spark gives it up.
    fn code(&mut self, script: &Script) {
        self.compose(YOU, script.own);
        self.segments(YOU, SPARK, script.handed);
        self.deduce(SPARK, script.mistaken);
        self.act(SPARK, Action::Request);
        self.segments(YOU, SPARK, &[script.last]);
        self.act(SPARK, Action::Pass);
    }

    fn act(&mut self, seat: Seat, action: Action) {
        let told = self.game.act(seat, action.clone(), Millis::ZERO);
        let told = told.unwrap_or_else(|refusal| panic!("{action:?}: {refusal}"));
        let view = self.game.view(Viewer::Seat(YOU));
        self.steps.push((seat, action, told, view));
    }

    fn compose(&mut self, seat: Seat, word: &str) {
        let word = word.to_owned();
        self.act(seat, Action::Compose { word, house: false });
    }

    fn deduce(&mut self, seat: Seat, word: &str) {
        let word = word.to_owned();
        self.act(seat, Action::Deduce { word, round: None });
    }

    fn segments(&mut self, coder: Seat, decoder: Seat, segments: &[Segment]) {
        for &(kind, zones) in segments {
            self.act(coder, Action::HandOut { kind });
            for zone in zones {
                self.act(decoder, Action::Ask { zone: zone - 1 });
            }
            assert!(
                self.board_before(0).held.is_none(),
                "{kind} lies in {zones:?}"
            );
        }
    }

    /// The board after all but so many of the steps.
    fn board_before(&self, steps: usize) -> &enigma_cipher::BoardView {
        let (.., view) = &self.steps[self.steps.len() - 1 - steps];
        match &view.stage {
            StageView::Decode(board) => board,
            other => panic!("{other:?}"),
        }
    }

    /// The file of the page. What never changes stands there once.
    fn to_text(&self) -> String {
        let without_options = |view: &View| {
            let mut view = serde_json::to_value(view).unwrap();
            view.as_object_mut().unwrap().remove("options");
            view
        };
        let steps: Vec<Value> = self
            .steps
            .iter()
            .map(|(seat, action, events, view)| {
                json!({ "seat": seat, "action": action, "events": events, "view": without_options(view) })
            })
            .collect();
        let options = &self.start.options;
        let mut options = serde_json::to_value(options).unwrap();
        // The page draws letters from its own table of shapes.
        options
            .as_object_mut()
            .unwrap()
            .insert("alphabet".into(), json!({}));
        let lesson =
            json!({ "options": options, "start": without_options(&self.start), "steps": steps });
        format!("{lesson}\n")
    }

    fn results(&self) -> &[RoundResult] {
        let (.., view) = self.steps.last().unwrap();
        &view.sheet
    }
}

fn name(language: Language) -> String {
    language.to_string()
}

#[test]
fn the_lessons_of_the_page_are_up_to_date() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/learn/cipher/lessons");
    for script in &SCRIPTS {
        let file = folder.join(format!("{}.json", name(script.language)));
        let fresh = Lesson::play(script).to_text();
        if std::env::var_os("UPDATE_LESSONS").is_some() {
            std::fs::write(&file, &fresh).unwrap();
        }
        let committed = std::fs::read_to_string(&file).unwrap_or_default();
        assert!(
            committed == fresh,
            "stale: run `make lessons` and commit: {file:?}"
        );
    }
}

#[test]
fn each_lesson_shows_what_it_is_to_teach() {
    for script in &SCRIPTS {
        let lesson = Lesson::play(script);
        let answers = |by: Seat, wanted: bool| {
            let asked = |event: &Event| matches!(event, Event::Asked { by: who, yes, .. } if *who == by && *yes == wanted);
            let events = lesson.steps.iter().flat_map(|(_, _, events, _)| events);
            events.filter(|event| asked(event)).count()
        };
        for seat in [YOU, SPARK] {
            assert!(
                answers(seat, false) > 0,
                "{}: a NO for {seat:?}",
                script.secret
            );
            assert!(
                answers(seat, true) > 0,
                "{}: a YES for {seat:?}",
                script.secret
            );
        }
        let [first, second] = lesson.results() else {
            panic!("two words are played");
        };
        // The wrong guess and one late segment cost something, and still the word is found.
        assert_eq!(first.solver, Some(YOU));
        assert_eq!(first.scores[YOU].deduction_tokens, 1);
        assert_eq!(first.scores[SPARK].bonus_tokens, 2);
        assert!(first.points[YOU] > first.points[SPARK]);
        // Nobody finds the learner's word.
        assert_eq!(second.solver, None);
        assert!(second.points[YOU] > second.points[SPARK]);
    }
}

#[test]
fn a_wrong_guess_fits_the_board_and_the_late_segment_rules_it_out() {
    for script in &SCRIPTS {
        let lesson = Lesson::play(script);
        let fits = |board: &enigma_cipher::BoardView, word: &str| {
            let mut zones = word.chars().zip(&board.fitting);
            zones.all(|(letter, letters)| letters.contains(letter))
        };
        let guesses: Vec<usize> = (0..lesson.steps.len())
            .filter(|&at| matches!(lesson.steps[at].1, Action::Deduce { .. }))
            .collect();
        let board = |at: usize| match &lesson.steps[at - 1].3.stage {
            StageView::Decode(board) => board,
            other => panic!("{other:?}"),
        };
        let [wrong, right, mistaken] = guesses[..] else {
            panic!("three words are named");
        };
        assert!(fits(board(wrong), script.wrong), "{}", script.wrong);
        assert!(!fits(board(right), script.wrong), "{}", script.wrong);
        // Then one word is left, and no other: whoever learns is told that now they know.
        let zones: Vec<Letters> = board(right)
            .fitting
            .iter()
            .map(|letters| letters.chars().collect())
            .collect();
        let left: Vec<String> = WordList::newest(script.language)
            .matching(&zones)
            .map(|entry| entry.word().to_string())
            .collect();
        assert_eq!(left, [script.secret]);
        assert!(
            fits(board(mistaken), script.mistaken),
            "{}",
            script.mistaken
        );
    }
}
