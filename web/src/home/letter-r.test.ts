import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Letter from '../cipher/drawn/Letter.svelte';
import LetterR from './LetterR.svelte';

afterEach(cleanup);

/** What is drawn: of each path its shape, place and looks. */
const drawn = (container: Element) => [
  container.querySelector('svg')!.getAttribute('viewBox')!.split(' ').map(Number),
  ...[...container.querySelectorAll('path')].map((path) => [
    path.parentElement!.getAttribute('transform'),
    ...['d', 'style', 'stroke-dasharray', 'stroke-linecap', 'opacity'].map((name) => path.getAttribute(name)),
    Number(path.getAttribute('stroke-width')).toFixed(4),
  ]),
];

it('is drawn as every letter R', () => {
  const home = drawn(render(LetterR).container);
  cleanup();
  expect(home).toEqual(drawn(render(Letter, { letter: 'R' }).container));
});
