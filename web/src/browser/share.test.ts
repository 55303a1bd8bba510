import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { copy, share } from './share';

const link = 'http://192.168.0.7:8080/t/ABCD';
const clipboard = { writeText: vi.fn<(text: string) => Promise<void>>() };
/** What lies on the clipboard after the old way of copying. */
let selected: string | null;
const old = vi.fn(() => {
  selected = (document.activeElement as HTMLTextAreaElement).value;
  return true;
});

beforeEach(() => {
  selected = null;
  clipboard.writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard });
  Object.assign(document, { execCommand: old });
  document.body.innerHTML = '<button>Share</button>';
  document.querySelector('button')!.focus();
});
afterEach(() => vi.unstubAllGlobals());

describe('sharing', () => {
  const asked = (error?: Error) =>
    vi.stubGlobal('navigator', { clipboard, share: () => (error ? Promise.reject(error) : Promise.resolve()) });

  it('is the device’s own matter where it can', async () => {
    asked();
    await expect(share({ url: link })).resolves.toBeNull();
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it('may be thought better of', async () => {
    asked(new DOMException('', 'AbortError'));
    await expect(share({ url: link })).resolves.toBeNull();
    expect(clipboard.writeText).not.toHaveBeenCalled();
  });

  it('copies where the device cannot or does not want to', async () => {
    await expect(share({ url: link })).resolves.toBe('copied');
    asked(new DOMException('', 'NotAllowedError'));
    await expect(share({ text: 'Weight 1:07' })).resolves.toBe('copied');
    expect(clipboard.writeText.mock.calls).toEqual([[link], ['Weight 1:07']]);
  });
});

describe('copying', () => {
  it('works in the network at home, where there is no clipboard, and leaves the focus where it was', async () => {
    vi.stubGlobal('navigator', {});
    await expect(copy(link)).resolves.toBe('copied');
    expect(selected).toBe(link);
    expect(document.querySelector('textarea')).toBeNull();
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });

  it('is left to the hand where nothing else goes', async () => {
    vi.stubGlobal('navigator', {});
    old.mockReturnValueOnce(false);
    await expect(copy(link)).resolves.toBe('by-hand');
  });
});
