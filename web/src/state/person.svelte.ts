// Who I am to this server. The name is also kept with the settings, so that it is there at once.
import { Refusal, rest } from '../net/rest';
import type { Me } from '../protocol/Me';
import { settings } from '../settings.svelte';

class Person {
  me = $state.raw<Me | null>(null);
  /** Asked the server at least once. */
  known = $state(false);
  #asking: Promise<void> | null = null;

  /** Asks who this browser is, once. */
  load(): Promise<void> {
    this.#asking ??= rest
      .me()
      .then((me) => {
        this.#become(me);
      })
      .catch(() => {
        // Offline; whoever needs to know asks again.
        this.#asking = null;
      });
    return this.#asking;
  }

  /** Takes a name; whoever had none before is somebody from now on. */
  async rename(name: string): Promise<void> {
    this.#become(await rest.name(name));
  }

  /** Makes sure that one is somebody, under the name at hand or the one offered. */
  async ensure(offered: string): Promise<void> {
    await this.load();
    if (!this.me) await this.rename(settings.values.name || offered);
  }

  #become(me: Me | null): void {
    this.me = me;
    this.known = true;
    if (me && me.name !== settings.values.name) settings.change({ name: me.name });
  }
}

export const person = new Person();

/** The stable name of whatever went wrong. */
export function refusalOf(error: unknown): string {
  return error instanceof Refusal ? error.refusal : 'internal';
}
