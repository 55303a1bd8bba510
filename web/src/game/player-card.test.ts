import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../i18n/i18n.svelte';
import PlayerCard from './PlayerCard.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const ines = { seat: 1, look: 'iris', name: 'Ines', you: true, points: 4 } as const;

it.each([{ active: true }, { active: false }])(
  'a card shows the networkers in supply beside what its player does: %o',
  ({ active }) => {
    const { container } = render(PlayerCard, { player: { ...ines, supply: 2, active, status: 'Placing now' } });
    expect(screen.getByRole('img', { name: '2 networkers in supply' }).querySelectorAll('svg')).toHaveLength(2);
    expect(container.textContent).toContain('Placing now');
  },
);
