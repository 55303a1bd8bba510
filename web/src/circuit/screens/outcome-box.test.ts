// What is said of a closing from which nobody gains: whether a networker sent next would.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n, t } from '../../i18n/i18n.svelte';
import OutcomeBox from './OutcomeBox.svelte';

beforeAll(() => i18n.use('home', 'table'));
afterEach(cleanup);

const closesForNobody = { closes: [], cells: 1, gains: [], after: {} };

it('names what one’s own networker could score in a system that nobody holds', () => {
  const { container } = render(OutcomeBox, { outcome: closesForNobody, could: 2, text: '' });
  expect(container.textContent).toContain('+2');
  expect(container.textContent).not.toContain(t('place-nobody-scores'));
});

it('says that nobody scores where no networker could', () => {
  const { container } = render(OutcomeBox, { outcome: closesForNobody, text: '' });
  expect(container.textContent).toContain(t('place-nobody-scores'));
});
