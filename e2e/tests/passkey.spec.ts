// Passkeys: made where the browser has some. Only where there is an address with a
// name: the browser has none at a number.
import type { Page } from '@playwright/test';
import { looksFine } from '../src/axe';
import { here } from '../src/server';
import { expect, test } from '../src/test';

/** Something in the device that keeps passkeys, and is touched as soon as it asks. */
async function keepsPasskeys(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('somebody makes a passkey', async ({ browser }) => {
  const origin = `http://localhost:${here().port}`;
  const laptop = await (await browser.newContext()).newPage();
  await laptop.goto(`${origin}/me`);
  await keepsPasskeys(laptop);
  await laptop.getByRole('button', { name: 'Take a name' }).click();
  await laptop.getByRole('textbox', { name: 'Your name' }).fill('Mara');
  await laptop.keyboard.press('Enter');
  await expect(laptop.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
  await laptop.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(laptop.getByText('Your passkey is kept.')).toBeVisible();
  await expect(laptop.getByRole('button', { name: /^Name of the passkey: / })).toHaveCount(1);
  await looksFine(laptop, 'me, with a passkey');
});

test('where there are no passkeys none are offered', async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/me');
  await expect(page.getByRole('button', { name: 'I have a code' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Come back with a passkey' })).toHaveCount(0);
  await page.request.post('/api/me', { data: { name: 'Mara' } });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mara' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
