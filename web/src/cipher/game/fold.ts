// An input method: the letters that keys stand for, so that boxes fill and segments are drawn while
// somebody types. It judges nothing. The server folds whatever it is sent (KD-2), counts letters and
// refuses; in composing, what it answers takes the place of this guess.
const doubled: Readonly<Record<string, string>> = { œ: 'OE', æ: 'AE', ß: 'SS', ø: 'O', ł: 'L', đ: 'D' };
const german: Readonly<Record<string, string>> = { ä: 'AE', ö: 'OE', ü: 'UE' };

export function foldedGuess(text: string, language: string | null): string {
  const letters = [...text.normalize('NFC').toLowerCase()].map((letter) => {
    const own = (language === 'de' ? german[letter] : undefined) ?? doubled[letter];
    return own ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  });
  return letters.join('').replace(/[^A-Z]/g, '');
}
