// The ways to a new table: with friends, or against bots, for which a guest will do.
import { i18n } from '../../i18n/i18n.svelte';
import { rest } from '../../net/rest';
import { router } from '../../browser/router.svelte';
import { settings, type GameName } from '../../browser/settings.svelte';
import { person } from '../../people/person.svelte';
import { plans, type Plan } from '../../net/plans';
import { briskSand, changed, defaultSettings, inPeace } from './settings';

async function open(wish: ReturnType<typeof defaultSettings>, plan: Plan): Promise<void> {
  await person.ensure();
  const { code } = await rest.create(wish);
  plans.set(code, plan);
  router.go({ page: 'table', code });
}

/** A table to which friends are asked. */
export async function playFriends(game: GameName): Promise<void> {
  const { code } = await rest.create(defaultSettings(game, { seats: 4 }, i18n.language));
  router.go({ page: 'table', code });
}

/** For a first game: easy puzzles, a scale that tells its sums, and time for who solves them for the first time. */
const gentle = { mix: 'gentle', sandTimer: 90, showTotals: true } as const;

/** A table with two bots, in its lobby; gentle and with the easiest ones until a game was played to its end. */
export async function playBots(game: GameName): Promise<void> {
  await i18n.use('table');
  const played = settings.values.played.includes(game);
  const wish = defaultSettings(game, { seats: 3 }, i18n.language);
  await open(changed(wish, played ? { sandTimer: briskSand } : gentle), {
    bots: ['spark', played ? 'relay' : 'spark'],
  });
}

/** A first whole game after its tutorial: gentle puzzles or short words, the easiest bot, and it begins at once. */
export async function playFirst(game: GameName): Promise<void> {
  await i18n.use('table');
  const wish = changed(
    defaultSettings(game, { seats: 2 }, i18n.language),
    game === 'circuit' ? gentle : { wordLength: 4, fittingLetters: true },
  );
  await open(inPeace(wish), { bots: ['spark'], start: true });
}
