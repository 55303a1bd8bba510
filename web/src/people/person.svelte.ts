// Who I am to this server. The name is also kept with the settings, so that it is there at once.
import { i18n, t, type Language } from '../i18n/i18n.svelte';
import { Refusal, rest } from '../net/rest';
import type { Me } from '../protocol/Me';
import { settings } from '../browser/settings.svelte';

class Person {
  me = $state.raw<Me | null>(null);
  #asking: Promise<void> | null = null;

  /** Asks who this browser is, once. */
  load(): Promise<void> {
    this.#asking ??= rest
      .me()
      .then((me) => {
        this.become(me);
      })
      .catch(() => {
        // Offline; whoever needs to know asks again.
        this.#asking = null;
      });
    return this.#asking;
  }

  /** One has a name of one's own, and is no guest. */
  get named(): boolean {
    return this.me !== null && this.me.name !== t('name-guest');
  }

  /** Takes a name; whoever had none before is somebody from now on. */
  async rename(name: string): Promise<void> {
    this.become(await rest.name(name));
  }

  /** Makes sure that one is somebody, under the name at hand or as a guest. */
  async ensure(): Promise<void> {
    await this.load();
    if (!this.me) await this.rename(settings.values.name || t('name-guest'));
  }

  /** Changes the language. A guest is one in each of them; a name of one's own stays. */
  async speak(language: Language): Promise<void> {
    if (settings.values.name) await i18n.use('table');
    const guest = settings.values.name === t('name-guest');
    await i18n.switchTo(language);
    if (!guest) return;
    // At once, for whoever goes on to the next language before the server has answered.
    settings.change({ name: t('name-guest') });
    await this.rename(settings.values.name);
  }

  /** This browser is somebody now, or nobody. */
  become(me: Me | null): void {
    this.me = me;
    if (me && me.name !== settings.values.name) settings.change({ name: me.name });
  }
}

export const person = new Person();

/** The stable name of whatever went wrong. */
export function refusalOf(error: unknown): string {
  return error instanceof Refusal ? error.refusal : 'internal';
}
