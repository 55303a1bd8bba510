// How a page finds what a person would name: runs in the page, as text, in every engine.

export type Match = { text: string; exact: boolean } | { pattern: string; flags: string };
export type Step =
  | { find: 'css'; css: string }
  | { find: 'role'; role: string; name?: Match | undefined }
  | { find: 'text'; name: Match }
  | { find: 'label'; name: Match }
  | { keep: 'visible' }
  | { keep: 'text'; name: Match }
  | { keep: 'css'; css: string }
  | { keep: 'nth'; index: number }
  | { or: Step[] };

/** The elements that the steps lead to, in the order of the page. */
export function resolve(steps: readonly Step[]): Element[] {
  const tidy = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
  const fits = (text: string, match: Match | undefined): boolean => {
    if (!match) return true;
    if ('pattern' in match) return new RegExp(match.pattern, match.flags).test(tidy(text));
    return match.exact
      ? tidy(text) === tidy(match.text)
      : tidy(text).toLowerCase().includes(tidy(match.text).toLowerCase());
  };
  const isVisible = (node: Element): boolean => {
    const { width, height } = node.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(node).visibility === 'visible';
  };
  const isHidden = (node: Element): boolean =>
    node.closest('[aria-hidden=true]') !== null ||
    getComputedStyle(node).visibility === 'hidden' ||
    node.getClientRects().length === 0;
  const tags: Record<string, string> = {
    BUTTON: 'button',
    SUMMARY: 'button',
    H1: 'heading',
    H2: 'heading',
    H3: 'heading',
    DIALOG: 'dialog',
    SECTION: 'region',
    UL: 'list',
    OL: 'list',
    LI: 'listitem',
    TEXTAREA: 'textbox',
  };
  const roleOf = (node: Element): string | undefined => {
    const said = node.getAttribute('role');
    if (said) return said;
    if (node instanceof HTMLAnchorElement && node.href) return 'link';
    if (node instanceof HTMLInputElement) return { radio: 'radio', checkbox: 'checkbox' }[node.type] ?? 'textbox';
    return tags[node.tagName];
  };
  const spoken = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (
      !(node instanceof Element) ||
      node.getAttribute('aria-hidden') === 'true' ||
      getComputedStyle(node).display === 'none'
    )
      return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return ` ${label} `;
    const inner = [...node.childNodes].map(spoken).join('');
    return getComputedStyle(node).display === 'inline' ? inner : ` ${inner} `;
  };
  const nameOf = (node: Element): string => {
    const ids = node.getAttribute('aria-labelledby');
    if (ids)
      return ids
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const label = node.getAttribute('aria-label');
    if (label !== null) return label;
    const labels = (node as HTMLInputElement).labels as NodeListOf<HTMLLabelElement> | undefined;
    if (labels && labels.length > 0) return [...labels].map(spoken).join(' ');
    return spoken(node);
  };
  const within = (roots: readonly (Element | Document)[], css: string) =>
    roots.flatMap((root) => [...root.querySelectorAll(css)]);
  const texts = (roots: readonly (Element | Document)[], match: Match): Element[] => {
    const all = within(roots, '*').filter(
      (node) => !['SCRIPT', 'STYLE'].includes(node.tagName) && fits(node.textContent, match),
    );
    return all.filter((node) => ![...node.children].some((child) => all.includes(child)));
  };
  let found: (Element | Document)[] = [document];
  for (const step of steps) {
    const nodes = found.filter((each) => each instanceof Element);
    if ('or' in step)
      found = [...nodes, ...resolve(step.or)].sort((a, b) =>
        a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
      );
    else if ('find' in step) {
      if (step.find === 'css') found = within(found, step.css);
      else if (step.find === 'text') found = texts(found, step.name);
      else if (step.find === 'label')
        found = within(found, 'input, textarea, select').filter((node) => fits(nameOf(node), step.name));
      else
        found = within(found, '*').filter(
          (node) => roleOf(node) === step.role && !isHidden(node) && fits(nameOf(node), step.name),
        );
    } else if (step.keep === 'visible') found = nodes.filter(isVisible);
    else if (step.keep === 'text') found = nodes.filter((node) => fits(node.textContent, step.name));
    else if (step.keep === 'css') found = nodes.filter((node) => node.matches(step.css));
    else found = nodes.slice(step.index, step.index === -1 ? undefined : step.index + 1);
  }
  return [...new Set(found)].filter((each) => each instanceof Element);
}

export interface Seen {
  x: number;
  y: number;
  width: number;
  height: number;
  visible: boolean;
  enabled: boolean;
  /** Whether its middle, in the window, is its own. */
  free: boolean;
}

/** How an element lies in the window; it is brought into it first, if asked for. */
export function look(node: Element, bring: boolean): Seen {
  const outside = ({ top, left, bottom, right }: DOMRect) =>
    top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
  if (bring && outside(node.getBoundingClientRect()))
    node.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { x, y, width, height } = node.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    x,
    y,
    width,
    height,
    visible: width > 0 && height > 0 && getComputedStyle(node).visibility === 'visible',
    enabled: !node.matches(':disabled') && node.getAttribute('aria-disabled') !== 'true',
    free: top !== null && (node.contains(top) || top.contains(node)),
  };
}
