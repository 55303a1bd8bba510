// Waiting for what the server tells: woken by every message to anybody, never by a clock. What one waits for may hold
// for somebody else first.

const waiting = new Set<() => void>();

export class News {
  /** Something was heard. */
  tell(): void {
    for (const look of [...waiting]) look();
  }

  /** Waits until it holds; looks again whenever something was heard. */
  until(holds: () => boolean, timeout: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (then: () => void) => {
        waiting.delete(look);
        clearTimeout(limit);
        then();
      };
      const look = () => {
        try {
          if (holds()) stop(resolve);
        } catch (error) {
          stop(() => reject(error instanceof Error ? error : new Error(String(error))));
        }
      };
      const late = new Error(`not so within ${timeout} ms: ${String(holds)}`);
      const limit = setTimeout(() => stop(() => reject(late)), timeout);
      waiting.add(look);
      look();
    });
  }
}
