// A lint for styles: devices are named as in src/styles/measures.css.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const measures = readFileSync(resolve(import.meta.dirname, '../src/styles/measures.css'), 'utf8');
const devices = new Set([...measures.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name));

/** What is wrong with the condition of an `@media`, or nothing. */
export function mediaFault(condition) {
  if (/\b(width|height|orientation|aspect-ratio)\b/.test(condition))
    return 'Name the device, as src/styles/measures.css does, or ask the container for its size.';
  const unknown = [...condition.matchAll(/--[\w-]+/g)].find(([name]) => !devices.has(name));
  return unknown ? `${unknown[0]} is no device of src/styles/measures.css.` : null;
}

/** Every fault of a style sheet, as PostCSS reads it. */
export function faults(root) {
  const found = [];
  root.walkAtRules('media', (rule) => {
    const message = mediaFault(rule.params);
    if (message) found.push({ node: rule, message });
  });
  return found;
}

/** The rule for components. */
export const styles = {
  create(context) {
    const services = context.sourceCode.parserServices;
    return {
      SvelteStyleElement() {
        const style = services.getStyleContext();
        if (style.status !== 'success') return;
        for (const { node, message } of faults(style.sourceAst))
          context.report({ loc: services.styleNodeLoc(node), message });
      },
    };
  },
};
