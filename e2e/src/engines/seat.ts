// Somebody at a table with a page in another engine. What the server tells the page is not seen from here, so a second
// device of the same person listens.
import type { NewTable } from '../../../web/src/protocol/NewTable';
import type { Settings } from '../../../web/src/protocol/Settings';
import { Pointer } from '../hands';
import { Seat } from '../seat';
import { here } from '../server';
import { Wire } from '../wire';
import type { Driver } from './driver';
import { farPage } from './page';

export class FarSeat extends Seat {
  readonly #driver: Driver;

  private constructor(driver: Driver) {
    const page = farPage(driver, here().origin);
    super(page, new Pointer(page));
    this.#driver = driver;
  }

  /** Opens home. Tips of a first game would lie over what is pressed. */
  static async home(driver: Driver): Promise<FarSeat> {
    const seat = new FarSeat(driver);
    await seat.page.goto('/');
    await driver.run("() => localStorage.setItem('enigma-tips', 'off')");
    return seat;
  }

  override async hosts(name: string, settings: Settings): Promise<string> {
    const post = `async (path, body) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    }`;
    await this.#driver.run(post, '/api/me', { name });
    const { code } = await this.#driver.run<NewTable>(post, '/api/tables', settings);
    const wire = new Wire((message) => this.hear(message), await this.#driver.cookies());
    await this.page.goto(`/t/${code}`);
    await wire.connect(code);
    await this.until(() => this.isSeated(name));
    return this.page.url();
  }
}
