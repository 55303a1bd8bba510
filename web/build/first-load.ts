// What an address needs besides home's own files, for the server to link in the page it answers with: the scripts,
// styles and texts then come all at once, not each after the one that asks for it. Written beside the built page
// as first-load.json: kind of address, language, files. crates/server/src/http/first_page.rs knows the same kinds.
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { languages, textsId, type Area } from './texts.ts';

interface Needs {
  modules: readonly string[];
  texts: readonly Area[];
}

const table = 'table/Table.svelte';
export const kinds: Record<string, Needs> = {
  home: { modules: [], texts: ['home'] },
  table: { modules: [table, 'table/lobby/LiveLobby.svelte'], texts: ['home', 'table'] },
  'table/circuit': { modules: [table, 'table/circuit/CircuitTable.svelte'], texts: ['home', 'table'] },
  'table/cipher': { modules: [table, 'table/cipher/CipherTable.svelte'], texts: ['home', 'table', 'cipher'] },
  // Asked for by the table itself, once it is there; here to be counted.
  'table/circuit/moves': { modules: ['circuit/moves/moves.ts'], texts: [] },
  'table/circuit/closing': { modules: ['circuit/closing/closing.ts'], texts: [] },
  // A game that is over; `game` alone opens one from a file.
  game: { modules: ['replay/GamePage.svelte'], texts: ['home', 'table', 'end', 'replay'] },
  'game/circuit': {
    modules: ['replay/GamePage.svelte', 'replay/circuit/CircuitReplay.svelte'],
    texts: ['home', 'table', 'end', 'replay'],
  },
  'game/cipher': {
    modules: ['replay/GamePage.svelte', 'replay/cipher/CipherReplay.svelte'],
    texts: ['home', 'table', 'end', 'cipher', 'replay'],
  },
  rules: { modules: ['rules/RulesPage.svelte'], texts: ['home', 'rules', 'table', 'cipher'] },
  learn: { modules: ['learn/circuit/Tutorial.svelte'], texts: ['home', 'table', 'tips'] },
  'learn/cipher': {
    modules: ['learn/cipher/CipherLesson.svelte'],
    texts: ['home', 'table', 'cipher', 'tips', 'lesson'],
  },
  me: { modules: ['me/MePage.svelte'], texts: ['home', 'table', 'daily', 'me'] },
  about: { modules: ['about/About.svelte'], texts: ['home', 'about'] },
  practice: { modules: ['practice/puzzle/Practice.svelte'], texts: ['home', 'table', 'daily'] },
  'practice/word': { modules: ['practice/word/WordPractice.svelte'], texts: ['home', 'table', 'cipher', 'daily'] },
  daily: { modules: ['practice/day/Daily.svelte'], texts: ['home', 'table', 'daily'] },
  'daily/puzzle': {
    modules: ['practice/day/Daily.svelte', 'practice/day/DayPuzzle.svelte'],
    texts: ['home', 'table', 'daily'],
  },
  'daily/word': {
    modules: ['practice/day/Daily.svelte', 'practice/day/DayWord.svelte'],
    texts: ['home', 'table', 'cipher', 'daily'],
  },
};

export function firstLoad(): Plugin {
  return {
    name: 'first-load',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const holding = (id: string) => {
        const found = chunks.find((chunk) => chunk.moduleIds.includes(id));
        if (!found) throw new Error(`no file holds ${id}`);
        return found;
      };
      const linked = filesOf(chunks, holding(resolve(import.meta.dirname, '../src/main.ts')));
      const needs = ({ modules, texts }: Needs, language: string) => {
        const ids = [
          ...modules.map((name) => resolve(import.meta.dirname, '../src', name)),
          ...texts.map((area) => textsId(language, area)),
        ];
        const files = new Set(ids.flatMap((id) => [...filesOf(chunks, holding(id))]));
        return [...files].filter((file) => !linked.has(file));
      };
      const all = Object.entries(kinds).map(([kind, wanted]) => [
        kind,
        Object.fromEntries(languages.map((language) => [language, needs(wanted, language)])),
      ]);
      this.emitFile({
        type: 'asset',
        fileName: 'first-load.json',
        source: JSON.stringify(Object.fromEntries(all), null, 1),
      });
    },
  };
}

/** A file, its styles, and whatever it imports; styles in the order in which the bundler would put them to use. */
function filesOf(
  chunks: readonly Rolldown.OutputChunk[],
  chunk: Rolldown.OutputChunk,
  found = new Set<string>(),
): Set<string> {
  if (found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name);
    if (imported) filesOf(chunks, imported, found);
  }
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  return found;
}
