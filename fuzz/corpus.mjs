// The kept corpus: one file a target, a JSON string a line. libFuzzer wants a folder of files, and finds more there.
//   node fuzz/corpus.mjs unpack TARGET         fills fuzz/corpus/TARGET, for records with whole games
//   node fuzz/corpus.mjs pack TARGET FOLDER    keeps what lies in a folder (after libFuzzer's -merge=1)
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const [verb, target, folder] = process.argv.slice(2);
const kept = new URL(`kept/${target}.jsonl`, import.meta.url);
/** Whole games are kept by the tests. */
const games = target === 'record' ? ['../crates/enigma/tests/data/records', '../crates/cipher/tests/games'] : [];
const corpus = new URL(`corpus/${target}/`, import.meta.url);

function unpack() {
  mkdirSync(corpus, { recursive: true });
  const inputs = readFileSync(kept, 'utf8').trimEnd().split('\n');
  inputs.forEach((input, index) => writeFileSync(new URL(`kept-${index}`, corpus), JSON.parse(input)));
  for (const folder of games) cpSync(new URL(folder, import.meta.url), corpus, { recursive: true });
}

function pack() {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const texts = readdirSync(folder).flatMap((name) => {
    try {
      return [utf8.decode(readFileSync(`${folder}/${name}`))];
    } catch {
      return []; // Targets take text; other bytes teach nothing.
    }
  });
  texts.sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  writeFileSync(kept, texts.map((text) => `${JSON.stringify(text)}\n`).join(''));
}

if (verb === 'unpack' && target) unpack();
else if (verb === 'pack' && target && folder) pack();
else {
  console.error('node fuzz/corpus.mjs unpack TARGET | pack TARGET FOLDER');
  process.exit(2);
}
