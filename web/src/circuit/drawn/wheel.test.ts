// The scoring wheel.
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, it } from 'vitest';
import Wheel from './Wheel.svelte';

afterEach(cleanup);

it('c66_writes_down_points_beyond_its_last_mark', () => {
  const scores = [
    { look: 'iris' as const, points: 17 },
    { look: 'moss' as const, points: 15 },
    { look: 'rust' as const, points: 21 },
  ];
  const { container } = render(Wheel, { scores, label: 'Wheel' });
  expect([...container.querySelectorAll('.beyond')].map((text) => text.textContent)).toEqual(['17', '21']);
});
