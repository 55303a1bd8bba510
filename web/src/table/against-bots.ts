// The way to a table against bots: a guest will do, nobody is asked for a name.
import { i18n, t } from '../i18n/i18n.svelte';
import { rest } from '../net/rest';
import { router } from '../router.svelte';
import { settings, type GameName } from '../settings.svelte';
import { person } from '../state/person.svelte';
import { plans, type Plan } from './plans';
import { circuitDefaults, defaultSettings } from './settings';

/** Nobody waits for whoever plays against bots alone: turns have no clock, only the sand timer runs. */
const inPeace = { ...circuitDefaults, choose: null, place: null };

async function open(wish: ReturnType<typeof defaultSettings>, plan: Plan): Promise<void> {
  await person.ensure(settings.values.name || t('name-guest'));
  const { code } = await rest.create(wish);
  plans.set(code, plan);
  router.go({ page: 'table', code });
}

/** A table with two bots, in its lobby. */
export async function playBots(game: GameName): Promise<void> {
  await i18n.use('table');
  const wish = defaultSettings(game, { seats: 3 }, i18n.language);
  await open(game === 'circuit' ? { ...wish, game: { circuit: inPeace } } : wish, { bots: ['spark', 'relay'] });
}

/** A first whole game of Circuit: gentle puzzles, the easiest bot, and it begins at once. */
export async function playFirst(): Promise<void> {
  await i18n.use('table');
  const game = { circuit: { ...inPeace, mix: 'gentle' as const } };
  await open({ ...defaultSettings('circuit', { seats: 2 }), game }, { bots: ['spark'], start: true });
}
