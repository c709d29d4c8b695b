import type { BrowserContext, Page } from '@playwright/test';
import { violations } from './axe.ts';
import { codeOnPhone, enterAs, inDatabase, makeRoomForCodes, newPhone, typed } from './signIn.ts';
import { expect, test } from './test.ts';
import { virtualDevice } from './virtualDevice.ts';

const REFUSED = 'This passkey does not sign you in here. It may have been removed.';

/** The browser offers nothing in fields: only the button asks. */
const withoutOffers = (context: BrowserContext) =>
  context.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

const rows = (page: Page) => page.locator('.passkeys li');
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function add(page: Page): Promise<void> {
  await page.goto('/account');
  const before = await rows(page).count();
  await button(page, 'Add a passkey').click();
  await expect(rows(page)).toHaveCount(before + 1);
}

/** Signs this browser out, as a cleared one is. */
const leave = (context: BrowserContext) => context.clearCookies();

const expectSignedIn = (page: Page) =>
  expect(page.locator('.panel.sign-in')).toHaveAttribute('data-stage', 'plan');

test('376: a passkey is added, named, used by the button, and removed', async ({
  page,
  context,
}) => {
  await withoutOffers(context);
  await enterAs(context);
  await virtualDevice(page);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'Sign in without a code' })).toBeVisible();
  await add(page);
  await expect(rows(page)).toContainText('Not used yet');
  expect(await violations(page)).toEqual([]);
  await button(page, /^Rename /).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('My laptop');
  await button(page, 'Save').press('Enter');
  await expect(rows(page).getByRole('heading')).toHaveText('My laptop');
  await button(page, /^Sign out here/).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await page.goto('/subscribe');
  expect(await violations(page)).toEqual([]);
  // Where one was used before, it is the first way in.
  await expect(page.locator('.sign-in .button').first()).toHaveText('Sign in with a passkey');
  await button(page, 'Sign in with a passkey').press('Enter');
  await expectSignedIn(page);
  await page.goto('/account');
  await expect(rows(page)).toContainText('Last used');
  await expect(page.locator('.sessions').last()).toContainText('with a passkey');
  await button(page, /^Remove My laptop/).press('Enter');
  await expect(rows(page)).toHaveCount(0);
  await leave(context);
  await page.goto('/subscribe');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
});

test('376: after a sign-in by code a passkey is offered, once in a browser', async ({
  page,
  context,
}) => {
  await withoutOffers(context);
  await virtualDevice(page);
  const byCode = async () => {
    const phone = newPhone();
    await makeRoomForCodes();
    await page.goto('/subscribe');
    await page.locator('#phone').fill(typed(phone));
    await page.getByRole('checkbox', { name: /^I agree/ }).check();
    await button(page, 'Send code').click();
    await expect(page.locator('#code')).toBeVisible();
    await page.locator('#code').fill(await codeOnPhone(phone));
    await expectSignedIn(page);
  };
  const offer = page.getByRole('heading', { name: 'Sign in without a code next time' });
  await byCode();
  await expect(offer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await button(page, 'Add a passkey').press('Enter');
  await expect(offer).toHaveCount(0);
  await leave(context);
  await page.goto('/subscribe');
  await button(page, 'Sign in with a passkey').click();
  await expectSignedIn(page);
  await leave(context);
  await byCode();
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('377: where the browser knows a passkey, it offers it in the field', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await virtualDevice(page);
  await add(page);
  await leave(context);
  await page.goto('/subscribe');
  await expect(page.locator('#phone')).toHaveAttribute('autocomplete', 'tel webauthn');
  // Chromium's device answers what is offered in a field by itself.
  await expectSignedIn(page);
});

test('378: two devices; one is lost and removed on the other, and signs in no more', async ({
  page,
  context,
  browser,
}) => {
  await withoutOffers(context);
  const member = await enterAs(context);
  const home = await virtualDevice(page);
  await add(page);
  const [passkey] = await home.passkeys();
  const other = await browser.newContext({ baseURL: page.url() });
  await withoutOffers(other);
  const lost = await other.newPage();
  const elsewhere = await virtualDevice(lost);
  if (!passkey) throw new Error('the device has no passkey');
  // A passkey that is on both, as those that are copied between devices are.
  await elsewhere.give(passkey);
  await lost.goto('/subscribe');
  await button(lost, 'Sign in with a passkey').click();
  await expectSignedIn(lost);
  await page.reload();
  await button(page, /^Sign out everywhere/).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere' });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await lost.goto('/account');
  await expect(lost.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await lost.goto('/subscribe');
  await button(lost, 'Sign in with a passkey').click();
  await expect(lost.getByRole('alert').filter({ hasText: REFUSED })).toBeVisible();
  const left = await inDatabase((query) =>
    query('select from public.passkeys where member_id = $1', [member.id]),
  );
  expect(left).toHaveLength(0);
  await other.close();
});

test('379: what a browser or a device does not do is said, and the phone goes on working', async ({
  page,
  context,
}) => {
  await withoutOffers(context);
  await enterAs(context);
  const own = await virtualDevice(page);
  await page.goto('/subscribe');
  await leave(context);
  await page.goto('/subscribe');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.locator('.passkey-sign-in [role="alert"]')).toContainText(
    /There is no passkey for this site on this device|You closed the question/,
  );
  await expect(page.locator('#phone')).toBeEditable();
  await enterAs(context);
  await add(page);
  await button(page, 'Add a passkey').click();
  await expect(
    page.getByText('This device has a passkey for your account already.', { exact: true }),
  ).toBeVisible();
  await leave(context);
  await own.verifies(false);
  await page.goto('/subscribe');
  await button(page, 'Sign in with a passkey').click();
  await expect(page.locator('.passkey-sign-in [role="alert"]')).not.toBeEmpty();
  await expect(page.locator('.panel.sign-in')).toHaveAttribute('data-stage', 'known');
});

test('379: a browser without passkeys shows nothing of them and no error', async ({
  page,
  context,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));
  await page.goto('/subscribe');
  await expect(page.locator('.panel.sign-in')).toHaveAttribute('data-ready', 'true');
  await expect(button(page, 'Sign in with a passkey')).toHaveCount(0);
  await enterAs(context);
  await page.goto('/account');
  await expect(page.getByText('This browser has no passkeys.')).toBeVisible();
  await expect(button(page, 'Add a passkey')).toHaveCount(0);
  expect(errors).toEqual([]);
});
