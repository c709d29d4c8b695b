import * as z from 'zod';
import { violations } from './axe.ts';
import { messaging } from './messaging.ts';
import { inDatabase, newPhone, newSignedIn, typed } from './signIn.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const inbox = z.array(z.object({ to: z.array(z.string()), subject: z.string() }));
const subjectTo = async (address: string): Promise<string> =>
  inbox
    .parse(await (await fetch(`${messaging().EMAIL_INBOX_URL}/messages`)).json())
    .find(({ to }) => to.includes(address))?.subject ?? '';

test('400: on a phone a member asks for the code by e-mail and signs in with it', async ({
  page,
}) => {
  const who = await newSignedIn({ status: 'active' });
  const address = `${who.id}@members.test`;
  await inDatabase((query) =>
    query(
      `insert into public.member_emails (member_id, address, address_hash, confirmed_at)
       values ($1, $2::text, sha256(convert_to($2::text, 'UTF8')), public.clock() - interval '2 days')`,
      [who.id, address],
    ),
  );
  await page.goto('/subscribe');
  await expect(page.locator('[data-ready]')).toBeVisible();
  await page.getByLabel('Phone number').fill(typed(who.phone));
  await page.getByLabel('I agree to the Terms of Service').check();
  const instead = page.getByRole('button', { name: 'E-mail me the code instead' });
  await expect(instead).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('number.png') });
  await instead.click();
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await expect(page.locator('#code-note')).toHaveText(
    'If this number has a confirmed e-mail address, a code is on its way to it. It is good for five minutes.',
  );
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('code.png') });
  await expect.poll(() => subjectTo(address)).toMatch(/^\d{6} is your/);
  await page.getByLabel('6-digit code').fill((await subjectTo(address)).slice(0, 6));
  await expect(page).toHaveURL('/');
});

test('when a text cannot be sent the page says whose fault it is, when, and what else there is', async ({
  page,
}) => {
  await page.route('**/api/auth/send-code', (route) =>
    route.fulfill({ status: 502, json: { error: 'Failed to send code' } }),
  );
  await page.goto('/subscribe');
  await expect(page.locator('[data-ready]')).toBeVisible();
  await page.getByLabel('Phone number').fill(typed(newPhone()));
  await page.getByLabel('I agree to the Terms of Service').check();
  await page.getByRole('button', { name: 'Send code' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'can’t send texts' });
  await expect(alert).toHaveText(
    /We can’t send texts right now\. This is on our side \(\d+:\d\d [AP]M \S+\)\./,
  );
  await expect(page.getByRole('button', { name: 'E-mail me the code instead' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
  await page.screenshot({ path: test.info().outputPath('failed.png'), fullPage: true });
});

test('561: where texts fail the page says so before anybody types, with what else there is', async ({
  page,
}) => {
  await page.route('**/api/auth/session', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), texts: 'failing' } });
  });
  await page.goto('/subscribe');
  const alert = page.getByRole('alert').filter({ hasText: 'can’t send texts' });
  await expect(alert).toHaveText(
    /^We can’t send texts right now\. This is on our side\. You can use a passkey, .* code e-mailed, .* Help: /,
  );
  const passkey = page.getByRole('button', { name: 'Sign in with a passkey' });
  const isAbove = async () =>
    ((await passkey.boundingBox())?.y ?? 0) <
    ((await page.locator('#phone').boundingBox())?.y ?? 0);
  expect(await isAbove(), 'another way stands before the one that fails').toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
});
