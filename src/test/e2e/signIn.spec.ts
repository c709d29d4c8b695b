import type { Page } from '@playwright/test';
import { GUARANTEE } from '#domain/product/guarantee.ts';
import { makeContext } from '#local/site/functions/context.ts';
import { CODE_COOKIE, SESSION_COOKIE } from '#members/account/cookies.ts';
import { renewalWording } from '#members/billing/rules/renewal.ts';
import { violations } from './axe.ts';
import {
  codeOnPhone,
  enter,
  enterAs,
  makeRoomForCodes,
  newPhone,
  newSignedIn,
  turnOnTexts,
  typed,
} from './signIn.ts';
import { E2E } from './stack.ts';
import { expect, test } from './test.ts';

const phoneField = (page: Page) => page.getByLabel('Phone number');
const codeField = (page: Page) => page.getByLabel('6-digit code');
const terms = (page: Page) => page.getByLabel('I agree to the Terms of Service');
const send = (page: Page) => page.getByRole('button', { name: 'Send code' });
const toast = (page: Page) => page.locator('.toast');
const said = (page: Page, title: string, text: string) =>
  expect(toast(page)).toHaveText(new RegExp(`^${title}\\s*${text}`));

async function openSubscribe(page: Page, path = '/subscribe'): Promise<void> {
  await page.goto(path);
  await expect(page.locator('[data-ready]')).toBeVisible();
}

/** Signs in, up to the field for the code. */
async function askForCode(page: Page, phone: string): Promise<void> {
  await makeRoomForCodes();
  await openSubscribe(page);
  await phoneField(page).fill(typed(phone));
  await terms(page).check();
  await send(page).click();
  await expect(codeField(page)).toBeFocused();
}

/** Expects no finding of axe, and no page wider than its window. */
async function expectSound(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect(await violations(page)).toEqual([]);
}

test('a visitor signs up and chooses a plan by keyboard alone', async ({ page }) => {
  const phone = newPhone();
  await makeRoomForCodes();
  await openSubscribe(page);
  await phoneField(page).focus();
  await page.keyboard.type(typed(phone));
  await expect(phoneField(page)).toHaveValue(/^\(212\) \d{3}-\d{4}$/);
  await expect(send(page)).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Terms of Service' }).first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await said(page, 'Code Sent!', 'Check your phone for the verification code');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await codeOnPhone(phone));
  await said(page, 'Success!', 'Welcome to Simcast!');
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeFocused();
  await expect(page.locator('html')).toHaveAttribute('data-who', 'signed-in');
  await page.keyboard.press('Tab');
  const monthly = page.getByRole('radio', { name: /Monthly/ });
  await expect(monthly).toBeFocused();
  await expect(monthly).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /renew/ })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Continue to payment, $19.95' })).toBeFocused();
});

test('what is typed before the script comes stays, and is taken', async ({ page }) => {
  const held: (() => void)[] = [];
  let hold = true;
  await page.route('**/_astro/**.js', async (route) => {
    if (hold) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto('/subscribe', { waitUntil: 'commit' });
  await phoneField(page).fill('2025550123');
  await terms(page).check();
  await expect(send(page)).toBeDisabled();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  hold = false;
  for (const release of held) release();
  await expect(send(page)).toBeEnabled();
  await expect(phoneField(page)).toHaveValue('(202) 555-0123');
  await expect(terms(page)).toBeChecked();
});

test('each problem is said in a toast and stands at its field, which has the focus', async ({
  page,
}) => {
  await openSubscribe(page);
  await phoneField(page).fill('(202) 555-012');
  await phoneField(page).press('Enter');
  await said(page, 'Invalid Phone Number', 'Please enter a valid 10-digit phone number');
  await expect(phoneField(page)).toBeFocused();
  await expect(phoneField(page)).toHaveAccessibleDescription(
    /Invalid Phone Number.*Please enter a valid 10-digit phone number/,
  );
  await phoneField(page).fill(typed(newPhone()));
  await expect(page.locator('#phone-error')).toHaveCount(0);
  await phoneField(page).press('Enter');
  await said(page, 'Terms of Service Required', 'You must accept the Terms of Service to continue');
  await expect(terms(page)).toBeFocused();
  await expect(terms(page)).toHaveAccessibleDescription(/You must accept/);
  await expect(toast(page)).toHaveCount(1);
  await expectSound(page);
});

test('a code is pasted, refused, corrected; the number is changed, and the code forgotten', async ({
  page,
  context,
}) => {
  const phone = newPhone();
  await askForCode(page, phone);
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  await codeField(page).pressSequentially('12a3');
  await expect(codeField(page)).toHaveValue('123');
  await codeField(page).press('Enter');
  await said(page, 'Invalid Code', 'Please enter the 6-digit verification code');
  await expect(codeField(page)).toHaveAccessibleDescription(/Please enter the 6-digit/);
  const right = await codeOnPhone(phone);
  await codeField(page).fill(right === '000000' ? '000001' : '000000');
  await said(page, 'Invalid Code', 'The verification code is incorrect or expired');
  await expectSound(page);

  await page.getByRole('button', { name: 'Change number' }).click();
  await expect(phoneField(page)).toBeFocused();
  await expect(phoneField(page)).toHaveValue(/^\(212\)/);
  await expect(terms(page)).toBeChecked();
  const other = newPhone();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const paste = async (text: string) => {
    await page.evaluate((value) => navigator.clipboard.writeText(value), text);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('ControlOrMeta+V');
  };
  await paste(`+1 (${other.slice(2, 5)}) ${other.slice(5, 8)}-${other.slice(8)}`);
  await send(page).click();
  await expect(codeField(page)).toHaveValue('');
  const code = await codeOnPhone(other);
  await paste(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await said(page, 'Success!', 'Welcome to Simcast!');
});

test('a number of another country stays as typed and is refused: no stranger gets its code', async ({
  page,
}) => {
  await openSubscribe(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The question for passkeys tells no number.
    const isAsked = request.method() === 'POST' && !request.url().includes('/passkeys/');
    if (isAsked) sent.push(request.url());
  });
  await terms(page).check();
  for (const number of ['+44 7700 900123', '+972 50 123 4567', '0044 7700 900123']) {
    await phoneField(page).fill('');
    await phoneField(page).pressSequentially(number);
    await expect(phoneField(page)).toHaveValue(number);
    await phoneField(page).press('Enter');
    await said(page, 'Invalid Phone Number', 'Please enter a valid 10-digit phone number');
    await expect(page.locator('#phone-error')).toContainText('US and Canadian mobile numbers');
  }
  for (const number of ['1 212 555 0147', '+1 (212) 555-0147']) {
    await phoneField(page).fill(number);
    await expect(phoneField(page)).toHaveValue('(212) 555-0147');
  }
  expect(sent).toEqual([]);
});

test('a reload on the way to the code comes back to it, and the sixth digit signs in', async ({
  page,
}) => {
  const phone = newPhone();
  await askForCode(page, phone);
  await page.reload();
  await expect(codeField(page)).toBeFocused();
  await expect(page.locator('#code-note')).toContainText('(212)');
  await expect(page.getByRole('button', { name: /^Resend in/ })).toBeVisible();
  await page.keyboard.type(await codeOnPhone(phone));
  await said(page, 'Success!', 'Welcome to Simcast!');
});

test('another code can be asked for when the countdown is over; too soon is said by the server', async ({
  page,
}) => {
  await page.clock.install({ time: new Date() });
  await askForCode(page, newPhone());
  const resend = page.getByRole('button', { name: /^Resend/ });
  await expect(resend).toBeDisabled();
  await expect(resend).toHaveText(/^Resend in \d:\d\d$/);
  await page.clock.runFor(61_000);
  await expect(resend).toHaveText('Resend code');
  await resend.press('Enter');
  await said(page, 'Error', 'Too many codes');
  await expect(resend).toHaveText(/^Resend in /);
  await expect(resend).toBeFocused();
});

test('a member who signs in is told so, and goes home', async ({ page }) => {
  const { phone } = await newSignedIn({ status: 'active' });
  await askForCode(page, phone);
  await codeField(page).fill(await codeOnPhone(phone));
  await expect(page).toHaveURL(/\/$/);
  await said(page, 'Already Subscribed', '');
  await expect(page.locator('html')).toHaveAttribute('data-who', 'member');
});

test('toasts last 5 seconds, are reached by F8, closed by Escape and by a swipe to the right', async ({
  page,
}) => {
  await page.clock.install({ time: new Date() });
  await openSubscribe(page);
  const wrong = () => phoneField(page).press('Enter');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await wrong();
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(4_800);
  await expect(toast(page)).toBeVisible();
  await page.clock.runFor(400);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.resume();

  await wrong();
  await page.keyboard.press('F8');
  await expect(page.locator('.toasts')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(toast(page)).toHaveCount(0);
  await expect(phoneField(page)).toBeFocused();

  await wrong();
  const box = await toast(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 20];
  const swipe = async (by: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + by / 2, y, { steps: 4 });
    await page.mouse.move(x + by, y, { steps: 4 });
    await page.mouse.up();
  };
  await swipe(40);
  await expect(toast(page)).toBeVisible();
  await swipe(70);
  await expect(toast(page)).toHaveCount(0);
});

test('without a connection nothing typed is lost, and it is said', async ({ page, context }) => {
  await openSubscribe(page);
  await phoneField(page).fill(typed(newPhone()));
  await terms(page).check();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await send(page).click();
  await said(page, 'Error', 'Failed to send code');
  await expect(phoneField(page)).toHaveValue(/^\(212\)/);
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
});

test('a reader whose phone gets no texts is told what to do', async ({ page }) => {
  await openSubscribe(page);
  await page.getByText('No text messages on this phone?').click();
  await expect(page.getByText('landlines and most internet numbers get none')).toBeVisible();
});

const CREATE = '**/api/subscriptions/create';

test('the plans have their figures and their terms', async ({ page, context }) => {
  await enterAs(context);
  await openSubscribe(page);
  const panel = page.locator('.sign-in');
  await expect(panel).toContainText('$19.95/month');
  for (const text of ['$199.95/year', '$239.40', '17% off', 'Save $40', '$39.45']) {
    await expect(panel).toContainText(text);
  }
  await expect(panel).toContainText('You are charged $19.95 at once, and again each month');
  await expect(panel).toContainText('keep access until the end of the month you paid for');
  await expect(panel).toContainText(GUARANTEE);
  await expect(page.locator('.site-footer')).toContainText(GUARANTEE);
});

test('a purchase that fails is said, and one that is refused asks to sign in', async ({
  page,
  context,
}) => {
  const { id } = await enterAs(context);
  await openSubscribe(page);
  const pay = page.getByRole('button', { name: /^Continue to payment/ });
  await page.route(CREATE, (route) => route.fulfill({ status: 409, json: { error: 'Not now.' } }));
  await pay.click();
  await expect(page.getByText('Tick the box above, then continue.')).toBeVisible();
  await page.getByRole('checkbox', { name: /renews by itself: \$19\.95/ }).check();
  const [request] = await Promise.all([page.waitForRequest(CREATE), pay.click()]);
  expect(request.postDataJSON()).toEqual({
    userId: id,
    tier: 'monthly',
    renewal: renewalWording('monthly').version,
  });
  await said(page, 'Error', 'Not now.');
  await page.unroute(CREATE);
  await page.route(CREATE, (route) => route.fulfill({ status: 500, body: '' }));
  await pay.click();
  await said(page, 'Error', 'Failed to create subscription');
  await page.unroute(CREATE);
  await page.route(CREATE, (route) => route.fulfill({ status: 401, json: { error: 'no' } }));
  await pay.press('Enter');
  await said(page, 'Authentication Required', 'Please sign in first');
  await expect(page.locator('.panel.sign-in')).toBeFocused();
  await expect(phoneField(page)).toBeVisible();
});

test('the page after a payment grants nothing by itself, and sees when the server does', async ({
  page,
  context,
}) => {
  const { id } = await enterAs(context);
  await page.clock.install({ time: Date.now() });
  await page.goto('/subscribe/done?session_id=cs_test_1');
  await expect(page.getByText('Waiting for the payment service to confirm')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-who', 'signed-in');
  await expectSound(page);
  // The page also checks by itself; with its clock paused, only the button does.
  await page.clock.pauseAt(Date.now() + 60_000);
  await turnOnTexts(id);
  await page.getByRole('button', { name: 'Check again' }).press('Enter');
  await page.clock.resume();
  await expect(page.getByRole('heading', { name: 'Subscription Active!' })).toBeVisible();
  await expect(page.locator('.panel.sign-in')).toBeFocused();
  await said(page, 'Subscription Active!', '');
  await expect(page.locator('html')).toHaveAttribute('data-who', 'member');
});

test('a payment without a word for two minutes: safe to leave, nothing is charged twice', async ({
  page,
  context,
}) => {
  await enterAs(context);
  await page.clock.install({ time: new Date() });
  await page.goto('/subscribe/done?session_id=cs_test_2');
  await expect(page.getByText('Waiting for your payment to be confirmed')).toBeVisible();
  await expect(page.locator('.toasts')).toBeAttached();
  await page.clock.fastForward(125_000);
  await expect(page.getByText('Not confirmed after two minutes')).toBeVisible();
  await expect(page.getByText('you do not need to pay again')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
});

test('a payment that was left costs nothing, and the page says so', async ({ page, context }) => {
  await enterAs(context);
  await openSubscribe(page, '/subscribe?cancelled=1');
  await expect(page.getByText('Nothing was charged.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
});

test('31: a stored user that somebody wrote is a hint, and gives nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const forged = { subscriptionStatus: 'active', phoneNumber: '<img src=x onerror=alert(1)>' };
    if (!sessionStorage.once) localStorage.sportsSimUser = JSON.stringify(forged);
    sessionStorage.once = '1';
  });
  await openSubscribe(page);
  await expect(phoneField(page)).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-who');
  await expect(page.getByText('Signing in needs JavaScript')).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('sportsSimUser'))).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that signing in needs it', async ({ page }) => {
    await page.goto('/subscribe');
    await expect(page.getByText('Signing in needs JavaScript')).toBeVisible();
    await expect(phoneField(page)).toBeVisible();
    await expect(page.locator('.plan-skeleton')).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } });

    test('every step is sound, and refuses nothing by its policy', async ({ page, context }) => {
      const heard: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(message.text());
      });
      const member = await newSignedIn();
      await askForCode(page, member.phone);
      await expectSound(page);
      await enter(context, member);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Choose a plan' })).toBeVisible();
      await expectSound(page);
      await page.goto('/subscribe/done?session_id=cs_test_3');
      await expect(page.getByText('Waiting for your payment to be confirmed')).toBeVisible();
      await expectSound(page);
      expect(heard).toEqual([]);
    });
  });
}

test('a browser that says it keeps no cookies is told so before anything is typed, and no text is sent', async ({
  page,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }),
  );
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await openSubscribe(page);
  await expect(page.getByText('Your browser keeps no cookies for this site')).toBeVisible();
  await expectSound(page);
  await phoneField(page).fill(typed(newPhone()));
  await terms(page).check();
  await send(page).click();
  await said(page, 'Cookies Are Blocked', 'Your browser keeps no cookies for this site');
  expect(sent).toEqual([]);
});

test('a cookie that the browser dropped is said, not a wrong code', async ({ page, context }) => {
  const phone = newPhone();
  await askForCode(page, phone);
  await context.clearCookies();
  await codeField(page).fill(await codeOnPhone(phone));
  await said(page, 'No Cookie Came Back', 'Your browser kept no cookie from us');
  await expect(page.locator('#code-error')).toContainText('Allow cookies for this site');
});

test('a browser keeps the cookies of the deployed site, and sends them back', async ({
  page,
  context,
}) => {
  const siteUrl = 'https://simcast.test';
  const read: string[] = [];
  await context.route(`${siteUrl}/**`, async (route) => {
    const headers = await route.request().allHeaders();
    const request = new Request(route.request().url(), {
      headers: { cookie: headers.cookie ?? '' },
    });
    const { context: call, jar } = makeContext({ request, params: {}, ip: '', siteUrl });
    read.push(SESSION_COOKIE.read(call), CODE_COOKIE.read(call));
    SESSION_COOKIE.write(call, 'a session');
    CODE_COOKIE.write(call, 'a code');
    const answer = new Headers();
    jar.applyTo(answer);
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'set-cookie': answer.getSetCookie().join('\n') },
      body: '<title>Deployed</title>',
    });
  });
  await page.goto(siteUrl);
  await page.goto(siteUrl);
  const kept = (await context.cookies(siteUrl)).map(({ name, secure }) => [name, secure]);
  expect(kept.toSorted()).toEqual([
    ['__Host-code', true],
    ['__Host-here', true],
    ['__Host-session', true],
  ]);
  expect(read).toEqual(['', '', 'a session', 'a code']);
  expect(await page.evaluate(() => document.cookie)).toBe('__Host-here=1');
});

test('at another name of this machine a page leads to the site’s address, where signing in works', async ({
  page,
}) => {
  await page.goto(`${E2E.url.replace('localhost', '127.0.0.1')}/subscribe?from=elsewhere`);
  await expect(page).toHaveURL(`${E2E.url}/subscribe?from=elsewhere`);
});
