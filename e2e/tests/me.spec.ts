// Me: who one is on a second device, what one played, and that all of it goes.
import { looksFine } from '../src/axe';
import { expect, test } from '../src/test';

test('somebody brings a second device along, comes back by a file, and goes for good', async ({ browser }) => {
  const laptop = await (await browser.newContext()).newPage();
  await laptop.request.post('/api/me', { data: { name: 'Mara' } });
  await laptop.goto('/');
  await laptop.getByRole('link', { name: 'You are Mara' }).click();
  await expect(laptop.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
  await expect(laptop.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await looksFine(laptop, 'me, without a game');

  await laptop.getByRole('button', { name: 'Add a device' }).click();
  const dialog = laptop.getByRole('dialog');
  const signs = await dialog.getByText(/^[A-Z2-9]{3}-[A-Z2-9]{3}$/).textContent();
  await looksFine(laptop, 'a code for another device');
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto('/me');
  await phone.getByRole('button', { name: 'I have a code' }).click();
  await phone.getByRole('textbox', { name: 'Code' }).fill(signs!.toLowerCase().replace('-', ' '));
  await phone.getByRole('button', { name: 'This device becomes mine' }).click();
  await expect(phone.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
  await expect(phone.getByRole('button', { name: /^Remove: / })).toHaveCount(2);

  await phone.getByRole('switch', { name: /^Rate my games/ }).check();
  await expect(phone.getByText('No rated game yet.')).toBeVisible();
  await looksFine(phone, 'me on a phone');
  const [file] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('button', { name: 'Save recovery key' }).click(),
  ]);
  const key = await file.path();
  const tablet = await (await browser.newContext()).newPage();
  await tablet.goto('/me');
  await tablet.locator('input[type=file]').setInputFiles(key);
  await tablet.getByRole('button', { name: 'This device becomes mine' }).click();
  await expect(tablet.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();

  await tablet.getByRole('button', { name: 'Delete me' }).click();
  await tablet.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(tablet.getByRole('heading', { level: 1, name: 'Nobody yet' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1, name: 'Nobody yet' })).toBeVisible();
});
