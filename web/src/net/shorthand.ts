// Steps come in shorthand: characters that no JSON holds unescaped stand for frequent pieces of text.
import { pieces } from '../protocol/shorthand';

/** As many pieces as one character stands for, U+0001 to U+001E; others take U+001F and one more, from U+0020 on. */
const single = 30;

const signs = new RegExp(String.raw`[\u0001-\u001e]|\u001f.`, 'gu');

/** What is meant by shorthand, which may as well be none. */
export function writtenOut(text: string): string {
  return text.replace(signs, (sign) => {
    const number = sign.length === 1 ? sign.charCodeAt(0) - 1 : single + sign.charCodeAt(1) - 0x20;
    return pieces[number] ?? sign;
  });
}
