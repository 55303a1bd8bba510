// A game in which one sits at a large screen and one holds a phone; each new screen is pictured.
import { test, type Browser } from '@playwright/test';
import { Pointer } from '../src/hands';
import { play, Seat } from '../src/seat';

test.setTimeout(600_000);

class Pictured extends Seat {
  readonly folder: string;
  #seen = new Set<string>();

  constructor(page: Seat['page'], hands: Seat['hands'], folder: string) {
    super(page, hands);
    this.folder = folder;
  }

  async picture(name: string): Promise<void> {
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    await this.page.waitForTimeout(250);
    for (const theme of ['dark', 'light']) {
      await this.page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
      await this.page.screenshot({ path: `screens/${name}-${this.folder}-${theme}.png` });
    }
    await this.page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  }

  override async goesOn(): Promise<boolean> {
    if (await this.button('Continue').filter({ visible: true }).count()) {
      const round = await this.page.getByText(/starts$/).filter({ visible: true }).count();
      await this.picture(round ? 'round-end' : 'closing');
    }
    return super.goesOn();
  }
  override async chooses(): Promise<void> {
    await this.page.locator('button.chamber:enabled').first().waitFor();
    await this.picture('choose');
    await super.chooses();
  }
  override async solves(): Promise<void> {
    await this.page.getByRole('application', { name: 'Puzzle board' }).waitFor();
    const { category } = this.now.you!.puzzle!;
    if (!this.#seen.has(`solve-${category}`)) {
      await this.solvesPartly();
      await this.picture(`solve-${category}`);
      await this.clears();
    }
    await super.solves();
    await this.picture(`solved-${category}`);
  }
  override async places(): Promise<void> {
    await this.button('Place tile').filter({ visible: true }).waitFor();
    await this.picture('place');
    await super.places();
  }
}

async function seat(browser: Browser, phone: boolean, locale: string): Promise<Pictured> {
  const context = await browser.newContext({
    viewport: phone ? { width: 360, height: 740 } : { width: 1440, height: 900 },
    hasTouch: phone,
    isMobile: phone,
    deviceScaleFactor: phone ? 2 : 1,
    locale,
  });
  const page = await context.newPage();
  return new Pictured(page, new Pointer(page, phone), phone ? 'phone' : 'desktop');
}

test('screens of Circuit', async ({ browser }) => {
  const [ines, tomas] = await Promise.all([seat(browser, false, 'en-GB'), seat(browser, true, 'en-GB')]);
  for (const each of [ines, tomas]) {
    await each.page.goto('/');
    await each.button('Play bots').waitFor();
    await each.picture('home');
    await each.page.goto('/t/ZZZZ99');
    await each.page.getByText('There is no such table').waitFor();
    await each.picture('missing');
  }
  const link = await ines.opens('Ines');
  await tomas.page.goto(link);
  await tomas.page.getByLabel('Your name').waitFor();
  await tomas.picture('name');
  await tomas.named('Tomáš');
  await tomas.button('I am ready').waitFor();
  await ines.until(() => ines.table?.seats[1]?.holder !== null);
  await Promise.all([ines.picture('lobby'), tomas.picture('lobby')]);
  await ines.page.getByRole('radiogroup', { name: 'Seats' }).getByText('2', { exact: true }).click();
  await ines.until(() => ines.table?.seats.length === 2);
  await tomas.button('I am ready').tap();
  await ines.button('Start with 2').click();
  await Promise.all([ines, tomas].map((each) => each.until(() => each.view !== null)));
  await play([ines, tomas]);
  for (const each of [ines, tomas]) {
    while (await each.goesOn());
    await each.page.getByRole('heading', { level: 1 }).waitFor();
    await each.picture('end');
    await each.button(/^Chat/).first().click();
    await each.picture('chat');
  }
});
