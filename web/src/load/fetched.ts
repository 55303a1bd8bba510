// Parts of the page that are fetched when they are wanted come with their styles. The bundler asks for each file of
// styles only once: where that failed, say on a lost line, the next try would bring the part without them.

/** Styles that did not come, and the next try where one is under way. A link to such a file has a sheet all the same,
    so nothing tells it later. */
const lost = new Map<HTMLLinkElement, Promise<void> | null>();

// Errors of links do not bubble; on their way down they can be heard.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.set(target, null);
  },
  true,
);

/** Parts that came whole: what others lack is nothing to them. */
const whole = new Set<unknown>();

/** A part with its styles, also where those did not come at the first try. */
export async function fetched<Part>(fetch: () => Promise<Part>): Promise<Part> {
  const part = await fetch();
  if (!whole.has(part)) await Promise.all([...lost].map(([link, trying]) => trying ?? fetchAgain(link)));
  whole.add(part);
  return part;
}

function fetchAgain(old: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = old.href;
  old.replaceWith(link);
  const trying = new Promise<void>((done, failed) => {
    link.addEventListener('load', () => done());
    link.addEventListener('error', () => failed(new Error(`no ${link.href}`)));
  }).finally(() => lost.delete(old));
  lost.set(old, trying);
  return trying;
}
