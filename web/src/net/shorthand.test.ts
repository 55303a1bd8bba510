import { describe, expect, it } from 'vitest';
import { pieces } from '../protocol/shorthand';
import { writtenOut } from './shorthand';

const sign = (number: number): string =>
  number < 30 ? String.fromCharCode(number + 1) : String.fromCharCode(0x1f, 0x20 + number - 30);

describe('shorthand', () => {
  it('has every piece written out, wherever it stands', () => {
    const all = pieces.map((_, number) => `7${sign(number)}é`).join('');
    expect(writtenOut(all)).toBe(pieces.map((piece) => `7${piece}é`).join(''));
  });

  it('leaves everything else as it is', () => {
    for (const text of ['', '{"t":"pong","n":1}', '\u001f~', '\u001f']) expect(writtenOut(text)).toBe(text);
  });
});
