// The letters in which a word will be laid, guessed while it is typed so that they are drawn at once.
// The server folds for good (KD-2); what it answers takes the place of this guess.
const doubled: Readonly<Record<string, string>> = { œ: 'OE', æ: 'AE', ß: 'SS', ø: 'O', ł: 'L', đ: 'D' };
const german: Readonly<Record<string, string>> = { ä: 'AE', ö: 'OE', ü: 'UE' };

export function foldedGuess(text: string, language: string | null): string {
  const letters = [...text.normalize('NFC').toLowerCase()].map((letter) => {
    const own = (language === 'de' ? german[letter] : undefined) ?? doubled[letter];
    return own ?? letter.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  });
  return letters.join('').replace(/[^A-Z]/g, '');
}
