// Windows of all sizes, and what does not fit into them.

/** Laptops with their bars, phones on their side, a tablet, a phone, a desktop at 200 %, and tablets on their side. */
export const windows = [
  [1440, 900],
  [1440, 757],
  [1366, 657],
  [1280, 600],
  [844, 390],
  [740, 360],
  [768, 1024],
  [360, 740],
  [720, 450],
  [1024, 768],
  [1180, 820],
] as const;

/** What is cut off: buttons and words outside of the window that no scrolling brings in, and a page too wide; and a
    button that lies over half of it. */
export function cutOff(): string[] {
  const found = document.documentElement.scrollWidth > innerWidth ? ['the page is too wide'] : [];
  for (const button of document.querySelectorAll('button, a[href]')) {
    if (!button.checkVisibility({ visibilityProperty: true }) || button.closest('dialog')) continue;
    // On phones it is there for screen readers, and for others once it has the focus.
    if (button instanceof HTMLElement && button.closest('.describe')) button.focus();
    button.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = button.getBoundingClientRect();
    const name = button.getAttribute('aria-label') ?? button.textContent.trim();
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      found.push(`${name} is cut off`);
    if (box.width < 43.5 || box.height < 43.5) found.push(`${name} is too small: ${box.width} x ${box.height}`);
    if (box.width * box.height > (innerWidth * innerHeight) / 2) found.push(`${name} lies over everything`);
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    if (seen && !button.contains(seen) && !seen.contains(button))
      found.push(`${name} lies under ${seen.tagName} ${seen.getAttribute('class') ?? ''}`);
  }
  for (const words of document.querySelectorAll('main span, aside span, footer span')) {
    const own = [...words.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    if (!own || !words.checkVisibility({ visibilityProperty: true }) || words.closest('.vh, svg, dialog')) continue;
    words.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, right } = words.getBoundingClientRect();
    if (left < -1 || right > innerWidth + 1) found.push(`${words.textContent.trim()} is cut off`);
  }
  return found;
}
