// The rules say the same in every language, every anchor exists, and the drawings are true.
import { cleanup, render, waitFor } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { messagesOf } from '../../scripts/messages.mjs';
import { i18n, languages } from '../i18n/i18n.svelte';
import { pathOf, routeOf } from '../browser/router.svelte';
import { help, showRule } from '../help/help.svelte';
import { paragraphsOf } from '../i18n/paragraphs';
import RuleHelp from './RuleHelp.svelte';
import RulesPage from './RulesPage.svelte';
import { rulesPath, textKeys, topics, type Topic } from '../help/topics';

beforeAll(() => i18n.use('home', 'rules', 'table', 'cipher'));
afterEach(cleanup);
const games = ['circuit', 'cipher'] as const;
const all = games.flatMap((game) => topics[game].map((topic: Topic) => ({ game, topic })));
const english = new Set([...messagesOf('en').keys()].map((key) => key.slice(key.indexOf(':') + 1)));
/** Drawings and texts are fetched; a busy machine takes its time. */
const patience = { timeout: 10_000 };
const keyLike = /\b(rules|tip|ui|segment|score|decode|networker|puzzle)-[a-z]+/;
const sources = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!./rules.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe('the texts', () => {
  it('has title, text and picture for every topic, and none beside them', () => {
    const wanted = all.flatMap(({ game, topic }) => Object.values(textKeys(game, topic)) as string[]);
    const others = [
      'rules-try',
      'rules-title',
      'rules-contents',
      'rules-all',
      'rules-back-up',
      'rules-circuit-lead',
      'rules-cipher-lead',
    ];
    const written = [...english].filter((key) => key.startsWith('rules-') && !key.startsWith('rules-by-ear'));
    expect(written.sort()).toEqual([...wanted, ...others].sort());
  });

  it('makes words bold and begins paragraphs', () => {
    expect(paragraphsOf('One _two_.\n\n_Three:_ four.')).toEqual([
      [
        { text: 'One ', bold: false },
        { text: 'two', bold: true },
        { text: '.', bold: false },
      ],
      [
        { text: 'Three:', bold: true },
        { text: ' four.', bold: false },
      ],
    ]);
  });

  it.each(languages)('%s has the paragraphs and bold words of English', async (language) => {
    const shapes = async (of: typeof language) => {
      await i18n.switchTo(of);
      await i18n.use('rules');
      return all.map(({ game, topic }) =>
        paragraphsOf(i18n.t(textKeys(game, topic).text)).map((runs) => runs.filter((run) => run.bold).length),
      );
    };
    expect(await shapes(language)).toEqual(await shapes('en'));
  });
});

describe.each(games)('the page of %s', (game) => {
  it('shows every chapter with its drawing, in every language', { timeout: 60_000 }, async () => {
    const { container } = render(RulesPage, { game });
    await waitFor(() => expect(container.querySelectorAll('section')).toHaveLength(topics[game].length + 1), patience);
    expect([...container.querySelectorAll('section')].map((section) => section.id)).toEqual([
      ...topics[game],
      'by-ear',
    ]);
    for (const section of container.querySelectorAll('section')) {
      if (section.id !== 'by-ear')
        expect(section.querySelector('.drawing svg, .drawing table'), section.id).not.toBeNull();
      expect(container.querySelector(`.contents a[href="#${section.id}"]`), section.id).not.toBeNull();
    }
    const headlines = new Set<string>();
    for (const language of languages) {
      await i18n.switchTo(language);
      flushSync();
      headlines.add(container.querySelector('h1')!.textContent);
      expect(container.textContent).not.toMatch(keyLike);
      const labels = [...container.querySelectorAll('[aria-label]')].map((labelled) =>
        labelled.getAttribute('aria-label'),
      );
      expect(labels.filter((label) => label && keyLike.test(label))).toEqual([]);
    }
    expect(headlines.size).toBe(languages.length);
  });
});

describe('the way to a rule', () => {
  it('has an address for both games', () => {
    for (const game of games) {
      expect(routeOf(rulesPath(game))).toEqual({ page: 'rules', game });
      expect(pathOf({ page: 'rules', game })).toBe(rulesPath(game));
    }
    expect(routeOf('/rules/chess').page).toBe('unknown');
    expect(rulesPath('circuit', 'placing')).toBe('/rules/circuit#placing');
  });

  it('leads from every link in the sources to a chapter that exists', () => {
    const links = Object.entries(sources).flatMap(([file, source]) =>
      [...source.matchAll(/\/rules\/(circuit|cipher)#([a-z-]+)/g)].map(([, game, topic]) => ({ file, game, topic })),
    );
    for (const { file, game, topic } of links) {
      // The chapter on playing by ear is the same for both games, and has no drawing.
      expect([...topics[game as 'circuit'], 'by-ear'] as readonly string[], file).toContain(topic);
    }
  });

  it('is opened by the screens of all phases', () => {
    const callers = Object.keys(sources).filter((file) => sources[file]!.includes('showRule('));
    for (const screen of [
      'circuit/choose/Choose',
      'circuit/moves/Solve',
      'circuit/moves/Place',
      'circuit/moves/RoundEnd',
      'cipher/screens/Compose',
      'cipher/screens/Decode',
    ]) {
      expect(callers).toContain(`../${screen}.svelte`);
    }
  });

  it('shows one rule over the screen and lets it be put away', { timeout: 20_000 }, async () => {
    await i18n.switchTo('de');
    const { findByRole, queryByRole, container } = render(RuleHelp);
    expect(queryByRole('dialog')).toBeNull();
    showRule('circuit', 'placing');
    expect(await findByRole('heading', { name: 'Anlegen' }, patience)).toBeTruthy();
    expect(container.querySelectorAll('figure')).toHaveLength(1);
    expect(container.querySelector('a')?.getAttribute('href')).toBe('/rules/circuit#placing');
    help.rule = null;
    await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  });
});
