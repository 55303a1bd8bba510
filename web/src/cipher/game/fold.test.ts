import { describe, expect, it } from 'vitest';
import { foldedGuess } from './fold';

describe('letters guessed while typing', () => {
  it('are upper case without accents', () => {
    expect(foldedGuess('příze', 'cs')).toBe('PRIZE');
    expect(foldedGuess('noël', 'fr')).toBe('NOEL');
    expect(foldedGuess('cœur', 'fr')).toBe('COEUR');
  });

  it('are two for a German umlaut, one elsewhere', () => {
    expect(foldedGuess('Bär', 'de')).toBe('BAER');
    expect(foldedGuess('Bär', 'cs')).toBe('BAR');
    expect(foldedGuess('Spaß', 'de')).toBe('SPASS');
  });

  it('leave out what cannot be laid', () => expect(foldedGuess("l'an 2", 'fr')).toBe('LAN'));
});
