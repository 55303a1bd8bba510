import { describe, expect, it } from 'vitest';
import { advance, begin, redo, undo } from './history';

describe('history', () => {
  it('goes back and forth', () => {
    const three = advance(advance(begin('a'), 'b'), 'c');
    expect(undo(undo(three)).present).toBe('a');
    expect(undo(undo(undo(three))).present).toBe('a');
    expect(redo(undo(three)).present).toBe('c');
    expect(redo(three)).toEqual(three);
  });

  it('forgets the undone when something new is done', () => {
    const branched = advance(undo(advance(begin('a'), 'b')), 'c');
    expect(redo(branched).present).toBe('c');
    expect(undo(branched).present).toBe('a');
  });

  it('takes no step for the same state', () => {
    const one = begin('a');
    expect(advance(one, 'a')).toBe(one);
  });
});
