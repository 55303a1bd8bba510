// A lint for styles: devices are named, and space, corners and letters are steps, as src/styles/measures.css has them.
// A component styles what it draws itself.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const measures = readFileSync(resolve(import.meta.dirname, '../src/styles/measures.css'), 'utf8');
const devices = new Set([...measures.matchAll(/@custom-media (--[\w-]+)/g)].map(([, name]) => name));
const steps = new Set([...measures.matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name));
const elsewhere = new Set(['--fs-hero', '--fs-h1']);

/** What is wrong with the condition of an `@media`, or nothing. */
export function mediaFault(condition) {
  if (/\b(width|height|orientation|aspect-ratio)\b/.test(condition))
    return 'Name the device, as src/styles/measures.css does, or ask the container for its size.';
  const unknown = [...condition.matchAll(/--[\w-]+/g)].find(([name]) => !devices.has(name));
  return unknown ? `${unknown[0]} is no device of src/styles/measures.css.` : null;
}

/** Which properties want steps: of what, and which sizes are none: hairlines, places, drawings. */
const wanted = [
  { property: /^(gap|row-gap|column-gap|padding.*|margin.*)$/, step: '--s-', free: (px) => px < 2 || px > 64 },
  { property: /radius$/, step: '--r-', free: (px) => px === 0 },
  { property: /^(font|font-size)$/, step: '--fs-', free: (px) => px > 32 },
];

/** What is wrong with a declaration, or nothing. In drawings letters are as large as the drawing wants. */
export function sizeFault(property, value, drawn = false) {
  const unknown = [...value.matchAll(/var\((--(?:s|r|fs)-\w+)\)/g)].map(([, name]) => name);
  const missing = unknown.find((name) => !steps.has(name) && !elsewhere.has(name));
  if (missing) return `${missing} is no step of src/styles/measures.css.`;
  const rule = wanted.find((each) => each.property.test(property));
  if (!rule || /\dvw/.test(value)) return null;
  const sizes = [...value.replace(/\/\s*[\d.]+(px|rem)/, '').matchAll(/(?<![\w.-])([\d.]+)(px|rem)\b/g)];
  const raw = sizes.find(([, size, unit]) => {
    if (rule.step === '--fs-' && unit === 'px' && drawn) return false;
    return !rule.free(Number(size) * (unit === 'rem' ? 16 : 1));
  });
  return raw ? `${raw[0]}: use a step (var(${rule.step}…)) of src/styles/measures.css.` : null;
}

/** What is wrong with a selector, or nothing. Only what holds for the whole page may be asked of whatever is around. */
export function selectorFault(selector) {
  const around = /^:global\((html|\[data-)/;
  const reaches = selector.split(/,(?![^(]*\))/).some((each) => each.trim().replace(around, '').includes(':global'));
  return reaches
    ? 'A component styles what it draws itself: what a parent wants of it comes as a prop or a custom property.'
    : null;
}

/** Every fault of a style sheet, as PostCSS reads it. */
export function faults(root, drawn = false) {
  const found = [];
  const tell = (node, message) => message && found.push({ node, message });
  root.walkAtRules('media', (rule) => tell(rule, mediaFault(rule.params)));
  root.walkRules((rule) => tell(rule, selectorFault(rule.selector)));
  root.walkDecls((each) => tell(each, sizeFault(each.prop, each.value, drawn)));
  return found;
}

/** The rule for components. */
export const styles = {
  create(context) {
    const { parserServices: services, text } = context.sourceCode;
    return {
      SvelteStyleElement() {
        const style = services.getStyleContext();
        if (style.status !== 'success') return;
        for (const { node, message } of faults(style.sourceAst, /<text\b/.test(text)))
          context.report({ loc: services.styleNodeLoc(node), message });
      },
    };
  },
};
