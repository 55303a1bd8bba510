// What a table says about the end of solving: never a sand timer where there is none (D-5).
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { i18n, languages, t } from '../../i18n/i18n.svelte';
import type { SandReading } from '../../browser/clock.svelte';
import Watch from './Watch.svelte';
import type { Chrome } from '../../circuit/stage/chrome';
import Plan from '../../circuit/moves/Plan.svelte';
import Solve from '../../circuit/moves/Solve.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const closesNothing = { closes: [], cells: 0, gains: [], after: {}, could: 0 };
const nothing = () => undefined;
const common = { players: [], board: [], clock: (): SandReading | null => null, first: null };
const screens = {
  solving: (chrome: Chrome) =>
    render(Solve, {
      ...common,
      chrome,
      puzzle: { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 },
      ondraft: nothing,
    }),
  planning: (chrome: Chrome) =>
    render(Plan, {
      ...common,
      chrome,
      tile: { networks: [], category: 'weight' },
      plan: null,
      planOf: () => closesNothing,
      look: 'iris',
      onplan: nothing,
      onpuzzle: nothing,
    }),
  watching: (chrome: Chrome) => render(Watch, { ...common, chrome, scores: [], tiles: [] }),
};

describe.each(Object.keys(screens) as (keyof typeof screens)[])('%s', (screen) => {
  it('promises the sand timer where somebody will turn it', () => {
    const { container } = screens[screen]({ round: 1 });
    expect(container.textContent).toContain(t('solve-nobody-yet'));
    expect(container.textContent).not.toContain(t('solve-untimed'));
  });

  it('leaves it to the table to say the clock, so that another screen does not say it again', () => {
    common.clock = () => ({ remaining: 45_000, total: 60_000 });
    const { container } = screens[screen]({ round: 1 });
    common.clock = () => null;
    const spoken = [...container.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' ');
    expect(spoken).not.toContain(t('ui-seconds-left', { seconds: 45 }));
  });

  it.each(languages)('says in %s what ends it at a table without one', async (language) => {
    await i18n.switchTo(language);
    const endless = screens[screen]({ round: 1, untimed: { minutes: null } }).container.textContent;
    expect(endless).toContain(t('solve-untimed-text'));
    cleanup();
    const capped = screens[screen]({ round: 1, untimed: { minutes: 5 } }).container.textContent;
    expect(capped).toContain(t('solve-untimed-cap', { minutes: 5 }));
    for (const text of [endless, capped]) {
      expect(text).not.toContain(t('solve-nobody-yet'));
      expect(text).not.toContain(t('ui-no-limit-yet'));
    }
    await i18n.switchTo('en');
  });
});

it('says nothing of a limit when nobody works any more', () => {
  const { container } = render(Solve, {
    ...common,
    chrome: { round: 1 },
    puzzle: { category: 'weight', left: [13, 6], right: [5, 7], weights: 5 },
    over: true,
    ondraft: nothing,
  });
  expect(container.textContent).not.toContain(t('ui-no-limit-yet'));
  expect(container.textContent).not.toContain(t('solve-nobody-yet'));
});
