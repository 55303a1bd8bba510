// @vitest-environment happy-dom
// What somebody earned says what it is also to whoever hears it, F-110.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../../i18n/i18n.svelte';
import EarnedTokens from './EarnedTokens.svelte';

beforeAll(() => i18n.use('home', 'table', 'cipher'));
afterEach(cleanup);

const player = { seat: 0, look: 'iris' as const, name: 'Ines' };
const heard = (line: Parameters<typeof render<typeof EarnedTokens>>[1]) =>
  render(EarnedTokens, line).container.textContent.replace(/\s+/g, ' ');

it('names every kind of token before its number', () => {
  const line = { player, coder: true, points: 9, enigma: false, bonus: 0, refusals: 7, deductions: 2 };
  const words = heard({ line });
  expect(words).toContain('NO tokens:7');
  expect(words).toContain('Deduction tokens:2guesses');
});
