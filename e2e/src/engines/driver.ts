// What is asked of a browser that Playwright does not drive.

/** One step of a pointer or of the keys, as WebDriver names it. */
export type Action =
  | { type: 'pointerMove'; x: number; y: number; duration?: number }
  | { type: 'pointerDown' | 'pointerUp'; button: number }
  | { type: 'keyDown' | 'keyUp'; value: string };

export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function, given as text, in the page; arguments and answer are JSON. */
  run<Answer>(text: string, ...values: unknown[]): Promise<Answer>;
  act(kind: 'pointer' | 'key', actions: readonly Action[]): Promise<void>;
  /** As in the header of a request. */
  cookies(): Promise<string>;
  close(): Promise<void>;
}

/** Why an engine cannot be had here; none if it can. */
export class Missing extends Error {}

export const size = { width: 1440, height: 900 };
