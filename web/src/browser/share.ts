// Gives something to others: in the device's own way, else over the clipboard. Browsers offer both only to pages that
// came over https or from this device; a server in one's own network is neither.

/** What there is to say afterwards: it is on the clipboard, or has to be copied by hand. */
export type Told = 'copied' | 'by-hand';

/** Says nothing where the device has asked to whom it goes. */
export async function share(data: { url: string } | { text: string }): Promise<Told | null> {
  try {
    await navigator.share(data);
    return null;
  } catch (error) {
    // Somebody thought better of it.
    if (error instanceof DOMException && error.name === 'AbortError') return null;
  }
  return copy('url' in data ? data.url : data.text);
}

export async function copy(text: string): Promise<Told> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyFromField(text) ? 'copied' : 'by-hand';
  }
}

/** The old way, which browsers allow anywhere. */
function copyFromField(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'vh';
  field.value = text;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();
  try {
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other where there is no clipboard
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
