// How long bots usually take for a puzzle of Circuit, for the lobby. The figures are those of crates/puzzles (time.rs)
// and of crates/bots (player.rs): medians of the decks of each mix.
import type { Level } from '../../protocol/game/Level';
import type { Mix } from '../../protocol/puzzles/Mix';

const ordinary: Record<Mix, number> = { gentle: 31, mixed: 41, fierce: 62 };
const pace: Record<Level, number> = { spark: 1.8, relay: 1.15, turbine: 0.98, core: 0.85 };

/** In seconds, rounded to what one would say. */
export function usualSeconds(level: Level, mix: Mix): number {
  return Math.round((ordinary[mix] * pace[level]) / 5) * 5;
}
