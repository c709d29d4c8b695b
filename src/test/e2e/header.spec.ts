import type { BrowserContext, Page } from '@playwright/test';
import { SITE } from '#site';
import { violations } from './axe.ts';
import { enterAs } from './signIn.ts';
import { expect, test } from './test.ts';

const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const who = (page: Page) => page.locator('html');
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('sportsSimUser'));

const predictionsLink = (page: Page) =>
  footer(page).getByRole('link', { name: 'All Predictions (Premium)' });

async function expectSound(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
}

/** Opens a page and waits until the server has said who is reading. */
async function open(page: Page, path = '/features'): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1152, height: 800 } });

  /** Expects the whole header in one row, including the phone number. */
  const expectOneRow = async (page: Page) => {
    expect((await header(page).boundingBox())?.height).toBeLessThan(70);
    await expect(header(page).getByText(SITE.phone)).toBeVisible();
  };

  test('a visitor is offered to log in and to subscribe, and wakes no function', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
    });
    await open(page);
    expect(asked).toEqual([]);
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Subscribe Now' })).toBeVisible();
    for (const menu of ['Predictions', 'Account']) {
      await expect(header(page).locator('summary', { hasText: menu })).toBeHidden();
    }
    await expect(footer(page).getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
    await expect(predictionsLink(page)).toHaveAttribute('href', '/subscribe');
    await expectOneRow(page);
    expect(await stored(page)).toBeNull();
  });

  test('without a subscription: an upgrade, the account and a way out, no menus', async ({
    page,
    context,
  }) => {
    await enterAs(context);
    await open(page);
    await expect(who(page)).toHaveAttribute('data-who', 'signed-in');
    await expect(header(page).getByRole('link', { name: 'Upgrade to Premium' })).toHaveAttribute(
      'href',
      '/subscribe',
    );
    await expect(header(page).getByRole('link', { name: 'Account' })).toBeVisible();
    await expect(header(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeHidden();
    await expect(header(page).locator('summary', { hasText: 'Predictions' })).toBeHidden();
    await expect(header(page).locator('summary', { hasText: 'Account' })).toBeHidden();
    await expect(footer(page).getByRole('link', { name: 'Subscribe', exact: true })).toBeVisible();
    await expectOneRow(page);
  });

  test('a member has both menus, by keyboard too, with the number masked', async ({
    page,
    context,
  }) => {
    const { phone } = await enterAs(context, { status: 'active' });
    await open(page);
    await expectOneRow(page);
    const account = header(page).locator('summary', { hasText: 'Account' });
    await account.focus();
    await page.keyboard.press('Enter');
    const menu = header(page).locator('details[open]');
    await expect(menu).toContainText('Premium Member');
    await expect(menu).toContainText(`(•••) •••-${phone.slice(-4)}`);
    await expect(menu.getByRole('link')).toHaveText([
      'Your day',
      'Manage Subscription',
      'Alerts',
      'My bets',
      'Track Record',
    ]);
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(account).toBeFocused();
    await header(page).locator('summary', { hasText: 'Predictions' }).click();
    await expect(menu.getByRole('link', { name: 'View All Predictions' })).toHaveAttribute(
      'href',
      '/predictions',
    );
    await expect(menu.getByRole('link', { name: 'NFL' })).toBeVisible();
    await expect(footer(page).getByRole('link', { name: 'Subscribe', exact: true })).toBeHidden();
    await expect(predictionsLink(page)).toHaveAttribute('href', '/predictions');
    expect(await stored(page)).toBe(
      JSON.stringify({
        subscriptionStatus: 'active',
        phoneNumber: `(•••) •••-${phone.slice(-4)}`,
      }),
    );
  });

  test('only an administrator has the way to the users', async ({ page, context, browser }) => {
    await enterAs(context, { status: 'active', isAdmin: true });
    await open(page);
    await header(page).locator('summary', { hasText: 'Account' }).click();
    await expect(header(page).getByRole('link', { name: 'Users' })).toBeVisible();
    const other = await browser.newContext({ viewport: { width: 1152, height: 800 } });
    await enterAs(other, { isAdmin: true });
    const free = await other.newPage();
    await open(free, new URL('/features', page.url()).href);
    await expect(header(free).getByRole('link', { name: 'Users' })).toBeVisible();
    await expectOneRow(free);
    await other.close();
  });

  test('a member of last time sees the member’s header before the server has answered, and nothing moves', async ({
    page,
    context,
  }) => {
    await enterAs(context, { status: 'active' });
    await open(page);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let answer = () => {};
    await page.route('**/api/auth/session', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.goto('/features');
    await expect(header(page).locator('summary', { hasText: 'Account' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeHidden();
    const said = page.waitForResponse('**/api/auth/session');
    answer();
    await said;
    await expect(who(page)).toHaveAttribute('data-who', 'member');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  });

  test('a session that has ended corrects the header', async ({ page, context }) => {
    await enterAs(context, { status: 'active' });
    await open(page);
    await expect(who(page)).toHaveAttribute('data-who', 'member');
    await context.clearCookies();
    await open(page);
    await expect(who(page)).not.toHaveAttribute('data-who');
    expect(await stored(page)).toBeNull();
  });

  test('where the server cannot say, what was known stays', async ({ page, context }) => {
    await enterAs(context, { status: 'active' });
    await open(page);
    await page.route('**/api/auth/session', (route) => route.fulfill({ status: 503, body: '{}' }));
    await open(page);
    await expect(who(page)).toHaveAttribute('data-who', 'member');
  });

  const session = (context: BrowserContext) =>
    context.cookies().then((all) => all.find(({ name }) => name === 'session'));

  test('signing out ends the session, and every tab follows', async ({ page, context }) => {
    await enterAs(context, { status: 'active' });
    await open(page);
    const other = await context.newPage();
    await open(other, '/track-record');
    await expect(who(other)).toHaveAttribute('data-who', 'member');
    await header(page).locator('summary', { hasText: 'Account' }).click();
    await header(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(who(other)).not.toHaveAttribute('data-who');
    expect(await session(context)).toBeUndefined();
    expect(await stored(page)).toBeNull();
  });

  test('a sign-out that fails says so and leaves all as it is', async ({ page, context }) => {
    await enterAs(context);
    await open(page);
    await page.route('**/api/auth/sign-out', (route) => route.abort());
    const button = header(page).getByRole('button', { name: 'Sign Out' });
    await button.click();
    const failed = header(page).getByRole('button', { name: 'Not signed out: try again' });
    await expect(failed).toBeFocused();
    const said = await failed.evaluate((button) => getComputedStyle(button, '::after').content);
    expect(said).toContain('Not signed out: try again');
    await expectOneRow(page);
    await expect(who(page)).toHaveAttribute('data-who', 'signed-in');
  });
});

for (const text of ['{"subscriptionStatus":', '7', '"x"', '[]', 'null']) {
  test(`a stored user that cannot be one is removed: ${text}`, async ({ page }) => {
    const thrown: string[] = [];
    page.on('pageerror', (error) => thrown.push(error.message));
    await page.addInitScript((value) => localStorage.setItem('sportsSimUser', value), text);
    await open(page);
    await expect(who(page)).not.toHaveAttribute('data-who');
    await expect.poll(() => stored(page)).toBeNull();
    expect(thrown).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`open menus and the drawer are sound, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme });
    await enterAs(context, { status: 'active', isAdmin: true });
    await page.setViewportSize({ width: 1152, height: 800 });
    await open(page);
    for (const menu of ['Account', 'Predictions']) {
      await header(page).locator('summary', { hasText: menu }).click();
      await expectSound(page);
    }
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await expectSound(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 800 } });

  test('everybody sees what a visitor sees', async ({ page, context }) => {
    await enterAs(context, { status: 'active' });
    await page.goto('/features');
    await expect(header(page).getByRole('link', { name: 'Log In' })).toBeVisible();
    await expect(header(page).getByRole('link', { name: 'Upgrade to Premium' })).toBeHidden();
    await expect(header(page).locator('summary', { hasText: 'Account' })).toBeHidden();
    await expect(predictionsLink(page)).toHaveAttribute('href', '/subscribe');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the footer takes less than 0.7 of the screen', async ({ page }) => {
    await page.goto('/features');
    expect((await footer(page).boundingBox())?.height).toBeLessThan(0.7 * 844);
  });

  test('the drawer has what the header has: a member signs out from it', async ({
    page,
    context,
  }) => {
    const { phone } = await enterAs(context, { status: 'active' });
    await open(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toContainText(`Premium Member(•••) •••-${phone.slice(-4)}`);
    await expect(drawer.getByRole('link', { name: 'View All Predictions' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Manage Subscription' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Log In' })).toBeHidden();
    await drawer.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL(/\/$/);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer.getByRole('link', { name: 'Log In' })).toBeVisible();
  });

  test('the drawer of a reader without a subscription', async ({ page, context }) => {
    await enterAs(context);
    await open(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Upgrade to Premium' })).toBeVisible();
    await expect(drawer.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
    await expect(drawer.getByRole('link', { name: 'View All Predictions' })).toBeHidden();
    await expect(drawer.getByRole('link', { name: 'Track Record' })).toHaveAttribute(
      'href',
      '/track-record',
    );
  });
});
