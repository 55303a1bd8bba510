import { beforeEach, describe, expect, it } from 'vitest';
import { cycleRegions } from './regions';

function show(page: string) {
  document.body.innerHTML = page;
}
/** Where the focus is after each press; `true` goes back. */
function visited(...presses: boolean[]): string[] {
  return presses.map((back) => {
    expect(cycleRegions(back)).toBe(true);
    return document.activeElement!.id;
  });
}

describe('F6', () => {
  beforeEach(() => show(''));

  it('goes round the regions that can take focus, both ways', () => {
    show(`<div>
      <header><button id="menu"></button></header>
      <aside><p>nothing to focus</p></aside>
      <main><svg tabindex="0" id="stage"></svg></main>
      <footer><button disabled></button><button id="undo"></button></footer>
    </div>`);
    expect(visited(false, false, false, false, true)).toEqual(['menu', 'stage', 'undo', 'menu', 'undo']);
  });

  it('passes by what is there for another size of screen', () => {
    show(`<div>
      <header><button style="display: none" id="phone"></button><button id="menu"></button></header>
      <main><span style="visibility: hidden"><button id="resting"></button></span><button id="stage"></button></main>
      <footer style="display: none"><button id="small"></button></footer>
      <aside><div style="display: none"><button id="tablet"></button></div><button id="right"></button></aside>
    </div>`);
    expect(visited(false, false, false, false)).toEqual(['menu', 'stage', 'right', 'menu']);
  });

  it('leaves a dialog alone, and a page of one region', () => {
    show('<main><button></button></main>');
    expect(cycleRegions(false)).toBe(false);
    show(
      '<div><header><button></button></header><main><button></button></main></div>' +
        '<dialog open><main><button></button></main></dialog>',
    );
    expect(cycleRegions(false)).toBe(false);
  });
});
