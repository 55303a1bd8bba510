// The rule that is asked for right now. Any screen may call `showRule`; the dialog that answers is
// mounted once, in the page's frame.
import type { GameName } from '../browser/settings.svelte';
import type { Rule, Topic } from './topics';

class Help {
  rule = $state.raw<Rule | null>(null);
}
export const help = new Help();

/** Opens one rule with its picture over the screen: `showRule('circuit', 'placing')`. */
export function showRule<G extends GameName>(game: G, topic: Topic<G>): void {
  help.rule = { game, topic } as Rule;
}
