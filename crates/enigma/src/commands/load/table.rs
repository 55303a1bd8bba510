//! A table of players that do something sensible once a second.

use enigma_client::{Answer, AtTable, Client, Error};
use enigma_protocol::{CircuitSettings, ClientMsg, GameSettings, Settings, TableCommand};
use enigma_puzzles::{Puzzle, Solution};
use serde_json::{Value, json};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// When all tables play.
#[derive(Clone, Copy)]
pub struct Span {
    /// From when on.
    pub began: Instant,
    /// Until when.
    pub until: Instant,
    /// How many tables there are.
    pub tables: usize,
}

/// What a table has measured.
pub struct Played {
    /// How long each action took to reach everybody.
    pub times: Vec<Duration>,
    /// How many actions were refused, or thinned out.
    pub refused: u64,
    /// The table: as long as it is kept, everybody stays.
    pub table: Table,
}

/// A table with four players.
pub struct Table {
    /// Its number, from 0.
    pub number: usize,
    /// Who sits there.
    pub players: Vec<AtTable>,
    /// How many drafts of its puzzle each seat has sent.
    pub drafts: Vec<u32>,
    /// The solution of each seat's puzzle with how many pieces it has, found once.
    pub solutions: Vec<Option<(Solution, u32)>>,
}

impl Table {
    /// Four players at a table of their own, whose game has begun; each at the next of the servers.
    pub async fn seat(addresses: &[String], number: usize) -> Result<Self, Error> {
        let mut players = Vec::new();
        let mut code = String::new();
        for (seat, address) in (0..4u8).zip(addresses.iter().cycle()) {
            let mut client = Client::new(address);
            client.take_name(&format!("{number}.{seat}")).await?;
            if seat == 0 {
                code = client.make_table(&settings()).await?;
            }
            let mut at = client.join(&code).await?;
            at.command(TableCommand::Sit { seat, name: None }).await?;
            at.command(TableCommand::Ready { ready: true }).await?;
            players.push(at);
        }
        players[0].command(TableCommand::Start).await?;
        for player in &mut players {
            player.until(|player| player.view().is_some()).await?;
        }
        Ok(Self {
            number,
            players,
            drafts: vec![0; 4],
            solutions: vec![None; 4],
        })
    }

    /// Waits until all tables are seated; a sign of life now and then keeps the connections.
    async fn wait(&mut self, start: &mut watch::Receiver<Option<Span>>) -> Result<Span, Error> {
        loop {
            let waiting = async {
                let span = start.wait_for(Option::is_some).await;
                span.ok().and_then(|span| *span)
            };
            match tokio::time::timeout(Duration::from_secs(10), waiting).await {
                Ok(span) => {
                    return span.ok_or_else(|| Error::Connection("the run was ended".into()));
                }
                Err(_) => {
                    for player in &mut self.players {
                        player.send(&ClientMsg::Ping { n: 0 }).await?;
                    }
                }
            }
        }
    }

    /// Plays when it is time.
    pub async fn play(mut self, mut start: watch::Receiver<Option<Span>>) -> Result<Played, Error> {
        let Span {
            began,
            until,
            tables,
        } = self.wait(&mut start).await?;
        let (mut times, mut refused) = (Vec::new(), 0);
        // Spread over the second, so that tables do not act all at once.
        let mut next = began + Duration::from_secs(1) * self.number as u32 / tables as u32;
        while next < until {
            tokio::time::sleep_until(next.into()).await;
            next += Duration::from_secs(1);
            let Some((seat, action)) = self.action() else {
                break;
            };
            let began = Instant::now();
            let player = &mut self.players[seat];
            let Answer::Did(Some(seq)) = player.act(None, &action).await? else {
                // Next time with all pieces.
                self.drafts[seat] = 3;
                refused += 1;
                continue;
            };
            for player in &mut self.players {
                player.until(|player| player.seq() >= seq).await?;
            }
            times.push(began.elapsed());
        }
        Ok(Played {
            times,
            refused,
            table: self,
        })
    }

    /// What somebody at the table can do now; each puzzle takes a few drafts before it is solved.
    pub fn action(&mut self) -> Option<(usize, Value)> {
        let seats = self.players.len();
        (0..seats).find_map(|seat| {
            let view = self.players[seat].view()?;
            let own = &view["you"];
            let phase = &view["phase"];
            let turn = phase["seat"].as_u64() == Some(seat as u64);
            match phase["type"].as_str()? {
                "choosing" if turn => {
                    (self.drafts[seat], self.solutions[seat]) = (0, None);
                    Some((seat, json!({"type": "choose", "category": own["choices"][0]})))
                }
                "placing" if turn => {
                    let ways = own["placements"].as_array()?;
                    let way = &ways[ways.len() / 2];
                    Some((seat, json!({"type": "place", "x": way["x"], "y": way["y"], "turn": way["turn"], "cell": null})))
                }
                "solving" if view["seats"][seat]["attempt"]["state"]["type"] == "working" => {
                    let solution = &mut self.solutions[seat];
                    if solution.is_none() {
                        let puzzle: Puzzle = serde_json::from_value(own["puzzle"].clone()).ok()?;
                        *solution = Some((puzzle.solve()?, puzzle.pieces()));
                    }
                    self.drafts[seat] += 1;
                    let (solution, pieces) = solution.as_ref()?;
                    let draft = solution.part(pieces * self.drafts[seat].min(4) / 4);
                    Some((seat, json!({"type": "draft", "draft": draft})))
                }
                _ => None,
            }
        })
    }
}

/// What is played: no clocks, so that only what is asked for happens.
pub fn settings() -> Settings {
    Settings {
        bot_takes_over: false,
        ..Settings::of(
            4,
            GameSettings::Circuit(CircuitSettings {
                timer: None,
                cap: None,
                choose: None,
                place: None,
                ..CircuitSettings::default()
            }),
        )
    }
}
