import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { enter, enterAs, newSignedIn } from './signIn.ts';
import { buyPremium, controlStripe, failRenewal, stripe } from './stripe.ts';
import { expect, test } from './test.ts';

const row = (page: Page, name: string) =>
  page
    .locator('.account-panel .data-list > div')
    .filter({ has: page.getByText(name, { exact: true }) });

async function open(page: Page): Promise<void> {
  await page.goto('/account');
  await expect(page.locator('.account [class~="sk"]')).toHaveCount(0);
}

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

test('who is signed out is led to sign in', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
  await expectSound(page);
});

test('without a subscription the way leads to the plans', async ({ page, context }) => {
  const { phone } = await enterAs(context);
  await open(page);
  await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();
  await expect(row(page, 'Charged so far')).toContainText('$0.00');
  await expect(page.locator('.sessions li')).toHaveCount(1);
  await expect(page.locator('body'), 'what is loaded takes no focus').toBeFocused();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Upgrade to Premium' }),
  ).toHaveAttribute('href', '/subscribe');
  const number = row(page, 'Phone');
  await expect(number).toContainText(`(•••) •••-${phone.slice(-4)}`);
  await number.getByRole('button', { name: 'Show phone number' }).press('Enter');
  await expect(number).toContainText(
    `+1 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`,
  );
  await expectSound(page);
});

test('a member cancels in one click, and keeps it in another', async ({ page, context }) => {
  await enterAs(context);
  await buyPremium(page);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
  await expect(row(page, 'Plan')).toContainText('Monthly, $19.95');
  await expect(row(page, 'Renews')).toContainText(/\d{4}, \d+:\d\d [AP]M E[SD]T/);
  await expect(row(page, 'Card')).toContainText('Visa ending 4242');
  await expectSound(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Premium until / })).toBeFocused();
  await expect(row(page, 'Plan')).toContainText('Monthly, not renewing');
  await expectSound(page);
  await page.getByRole('button', { name: 'Keep my subscription' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
});

test('receipts are listed, and lead to Stripe', async ({ page, context }) => {
  await enterAs(context);
  await buyPremium(page);
  await open(page);
  const first = page.getByRole('table', { name: 'Payments, newest first' }).getByRole('row').nth(1);
  await expect(first).toContainText('$19.95');
  await expect(first).toContainText('Paid');
  await expect(first.getByRole('link', { name: /^Receipt, / })).toHaveAttribute('href', /^http/);
});

test('a switch says its figures before it is made, and is made for them', async ({
  page,
  context,
}) => {
  await enterAs(context);
  const subscription = await buyPremium(page);
  await open(page);
  const button = page.getByRole('button', { name: 'Switch to yearly, $199.95' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Switch to yearly' });
  await expect(dialog).toContainText('Charged now');
  await expectSound(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  const confirm = dialog.getByRole('button', { name: /^Switch and pay / });
  const [sum] = /\$[\d.]+/.exec((await confirm.textContent()) ?? '') ?? [];
  await confirm.press('Enter');
  await expect(dialog.getByText('Please tick the box to agree.')).toBeVisible();
  await dialog.getByRole('checkbox', { name: /renews by itself: \$199\.95/ }).check();
  await confirm.press('Enter');
  await expect(row(page, 'Plan')).toContainText('Yearly, $199.95');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(sum ?? 'no sum');
  const { items } = await stripe().subscriptions.retrieve(subscription);
  expect(items.data.map(({ price }) => price.unit_amount)).toEqual([19_995]);
});

test('the first payment comes back with one click, and nothing is left to buy back', async ({
  page,
  context,
}) => {
  await enterAs(context);
  const id = await buyPremium(page);
  await open(page);
  await expect(page.getByText('one click gets back what you paid')).toBeVisible();
  await page.getByRole('button', { name: 'Get $19.95 back and end Premium' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Your last payment was refunded' })).toBeVisible();
  await expect(page.getByText('$19.95 is on its way back to you.')).toBeVisible();
  await expect(page.getByRole('button', { name: /back and end Premium/ })).toHaveCount(0);
  await expectSound(page);
  expect((await stripe().subscriptions.retrieve(id)).status).toBe('canceled');
});

test('a switch that the card declines says so and changes nothing', async ({ page, context }) => {
  await enterAs(context);
  const id = await buyPremium(page);
  const { customer } = await stripe().subscriptions.retrieve(id);
  await controlStripe('putCard', { customer, card: 'insufficient' });
  await open(page);
  await page.getByRole('button', { name: 'Switch to yearly, $199.95' }).click();
  const dialog = page.getByRole('dialog', { name: 'Switch to yearly' });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: /^Switch and pay / }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Your card has insufficient funds. Nothing was changed.',
  );
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Switch to yearly, $199.95' })).toBeFocused();
  await expect(row(page, 'Plan')).toContainText('Monthly, $19.95');
});

test('past due says what happens next, where to pay, and ends only after a second question', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await failRenewal(await buyPremium(page, 'monthly', 'later'));
  await open(page);
  await expect(
    page.getByRole('heading', { name: 'Your last payment did not go through' }),
  ).toBeVisible();
  for (const name of ['Tried', 'Next try', 'Access']) await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', /^http/);
  await expectSound(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  const dialog = page.getByRole('dialog', { name: 'End the subscription now' });
  await dialog.getByRole('button', { name: 'Not now' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeFocused();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await dialog.getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription has ended' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute(
    'href',
    '/subscribe',
  );
});

test('a refund is shown as one', async ({ page, context }) => {
  await enterAs(context);
  const { customer } = await stripe().subscriptions.retrieve(await buyPremium(page));
  const { data } = await stripe().charges.list({ customer: String(customer) });
  await stripe().refunds.create({ charge: data[0]?.id ?? '' });
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page);
  await expect(page.getByRole('heading', { name: 'Your last payment was refunded' })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Refunded');
  const panel = page.locator('.panel', { has: page.getByRole('table') }).locator('.content');
  expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
});

test('the card is changed on Stripe’s own page', async ({ page, context }) => {
  await enterAs(context);
  await buyPremium(page);
  await open(page);
  await page.getByRole('button', { name: 'Change card' }).click();
  await expect(page).not.toHaveURL(/\/account/);
});

test('other devices are signed out one by one, then all', async ({ page, context, browser }) => {
  const member = await newSignedIn();
  const there = await browser.newContext();
  await enter(there, member);
  await enter(context, member);
  await open(page);
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await expect(devices.getByText('This device')).toHaveCount(1);
  await devices
    .getByRole('listitem')
    .filter({ hasNotText: 'This device' })
    .getByRole('button')
    .click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('heading', { name: 'Where you are signed in' })).toBeFocused();
  const elsewhere = await there.newPage();
  await open(elsewhere);
  await expect(elsewhere.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await there.close();
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeFocused();
});

test('a sign-out in another tab is followed', async ({ page, context }) => {
  await enterAs(context);
  await open(page);
  const other = await context.newPage();
  await open(other);
  await page
    .getByRole('region', { name: 'Your account' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  await expect(other.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});

test('a new device names the card before it changes anything', async ({
  page,
  context,
  browser,
}) => {
  const member = await newSignedIn();
  const home = await browser.newContext();
  await enter(home, member);
  await enter(context, member);
  await buyPremium(page);
  await open(page);
  await page.getByRole('button', { name: 'Switch to yearly, $199.95' }).click();
  await page.getByRole('checkbox', { name: /renews by itself/ }).check();
  await page.getByRole('button', { name: /^Switch and pay / }).click();
  const dialog = page.getByRole('dialog', { name: 'Is this your account?' });
  await dialog.getByLabel('Last four digits of the card').fill('1111');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText(
    'Those are not the last four digits of the card that paid. Please check the card and try again.',
  );
  await expectSound(page);
  await dialog.getByLabel('Last four digits of the card').fill('4242');
  await page.keyboard.press('Enter');
  await expect(row(page, 'Plan')).toContainText('Yearly, $199.95');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await home.close();
});

test('a member downloads all that is held of them', async ({ page, context }) => {
  const { phone } = await enterAs(context);
  await open(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^account-.*\.json$/);
  const stream = await file.createReadStream();
  let text = '';
  for await (const chunk of stream) text += String(chunk);
  expect(JSON.parse(text).user.phoneNumber).toBe(phone);
});

test('an account is deleted only for the word, and then everywhere', async ({ page, context }) => {
  await enterAs(context);
  const id = await buyPremium(page);
  await open(page);
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this account' });
  await expect(dialog).toContainText('Your subscription ends now');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Delete my account' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please type DELETE to confirm');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Delete account' })).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Type DELETE to confirm').fill('delete');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('.toast')).toContainText('Your subscription has ended with it.');
  expect((await stripe().subscriptions.retrieve(id)).status).toBe('canceled');
  await open(page);
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
});

test('who had no subscription is not told that it ended with the account', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await open(page);
  await page.getByRole('button', { name: 'Delete account' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this account' });
  await expect(dialog).not.toContainText('Your subscription ends now');
  await dialog.getByLabel('Type DELETE to confirm').fill('DELETE');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('Account deleted');
  await expect(page.locator('.toast')).not.toContainText('subscription');
});

test('with Stripe away the rest of the page is there, and it can be asked again', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await page.route('**/api/subscriptions/current', (route) =>
    route.fulfill({ status: 503, json: { error: 'Stripe is away' } }),
  );
  await open(page);
  await expect(page.getByText('We could not load your subscription.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
  await page.unroute('**/api/subscriptions/current');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'No subscription' })).toBeVisible();
  await expect(page.locator('.account')).toBeFocused();
});

test('a request that is refused is told, and the page shows what is so', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await buyPremium(page);
  await page.route('**/api/subscriptions/cancel', (route) => route.abort());
  await open(page);
  await page.getByRole('button', { name: 'Cancel subscription' }).click();
  await expect(page.getByText('We got no answer.').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Premium Member' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
});

for (const width of [320, 390]) {
  test(`at ${width} px nothing is wider than the page`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    await enterAs(context);
    await buyPremium(page);
    await open(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await page.getByRole('button', { name: 'Switch to yearly, $199.95' }).click();
    await expect(page.getByRole('dialog').getByText('Charged now')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });
}
