import { describe, expect, it } from 'vitest';
import { cycleRegions } from './regions';

describe('F6', () => {
  it('goes round the regions that can take focus, both ways', () => {
    document.body.innerHTML = `<div id="game">
      <header><button id="menu"></button></header>
      <aside><p>nothing to focus</p></aside>
      <main><svg tabindex="0" id="stage"></svg></main>
      <footer><button disabled></button><button id="undo"></button></footer>
    </div>`;
    const root = document.getElementById('game')!;
    const seen: string[] = [];
    for (const back of [false, false, false, false, true]) {
      expect(cycleRegions(root, back)).toBe(true);
      seen.push(document.activeElement!.id);
    }
    expect(seen).toEqual(['menu', 'stage', 'undo', 'menu', 'undo']);
  });
});
