// Writes src/i18n/messages.ts: every message key with the variables it takes, read from the
// English texts. Run by `npm run -w web messages`; a test fails while the file is stale.
import { parse, Visitor } from '@fluent/syntax';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const locales = join(import.meta.dirname, '../../locales');

/** Map of `domain:key` to the sorted names of its variables, for one language. */
export function messagesOf(language) {
  const found = new Map();
  const folder = join(locales, language);
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.ftl')) continue;
    const resource = parse(readFileSync(join(folder, file), 'utf8'), {});
    for (const entry of resource.body) {
      if (entry.type === 'Junk') throw new Error(`${language}/${file}: ${entry.content}`);
      if (entry.type !== 'Message') continue;
      const key = `${file.slice(0, -4)}:${entry.id.name}`;
      if (found.has(key)) throw new Error(`${language}/${file}: ${entry.id.name} stands twice`);
      found.set(key, variablesOf(entry));
    }
  }
  return found;
}

function variablesOf(message) {
  const names = new Set();
  new (class extends Visitor {
    visitVariableReference(node) {
      names.add(node.id.name);
    }
  })().visit(message);
  return [...names].sort();
}

/** The text of src/i18n/messages.ts. */
export function render(messages) {
  const lines = [...messages].map(([key, variables]) => {
    const type = variables.length === 0 ? 'never' : variables.map((name) => `'${name}'`).join(' | ');
    return `  '${key.slice(key.indexOf(':') + 1)}': ${type};`;
  });
  return [
    '// Written by `npm run -w web messages` from /locales/en; do not edit.',
    '/** Every message key and the variables its text takes. */',
    'export interface Messages {',
    ...lines.sort(),
    '}',
    '',
  ].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(import.meta.dirname, '../src/i18n/messages.ts'), render(messagesOf('en')));
}
