import type { Page } from '@playwright/test';
import { MEMBER_PAGE, MEMBER_TODAY } from '#members/day/paths.ts';
import { violations } from './axe.ts';
import { enterAs } from './signIn.ts';
import { buyPremium } from './stripe.ts';
import { expect, test } from './test.ts';

const asked = (page: Page): string[] => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return urls;
};
const day = (page: Page) => page.locator('#member-day');

test('a visitor sees yesterday, dated, one way to the plans, and nothing of a member’s is fetched', async ({
  page,
}) => {
  const urls = asked(page);
  await page.goto(MEMBER_PAGE);
  await expect(page.getByRole('heading', { name: 'Bets worth taking yesterday' })).toBeVisible();
  await expect(page.getByText(/^\w+day, \w+ \d+, as of 10:00 AM E[SD]T$/)).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'See the plans' })).toBeVisible();
  await expect(day(page)).toBeHidden();
  expect(await violations(page)).toEqual([]);
  expect(urls.filter((url) => url === MEMBER_TODAY || /MemberDay|start/.test(url))).toEqual([]);
});

test('without a script yesterday is there all the same', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(MEMBER_PAGE);
  await expect(page.getByRole('heading', { name: 'Bets worth taking yesterday' })).toBeVisible();
  await expect(page.getByText('Each with the best price for it now.')).toBeVisible();
  await expect(day(page)).toBeHidden();
  await context.close();
});

test('who has shut themselves out sees none of it, and it is not fetched', async ({
  page,
  context,
}) => {
  await enterAs(context, { status: 'active' });
  await page.goto('/responsible-gambling');
  await page.evaluate(
    (until) => localStorage.setItem('sportsSimPause', until),
    new Date(Date.now() + 86_400_000).toISOString(),
  );
  const urls = asked(page);
  await page.goto(MEMBER_PAGE);
  await expect(page.getByRole('heading', { name: 'You are taking a break' })).toBeVisible();
  await expect(page.locator('main > :visible')).toHaveCount(0);
  await expect(page.locator('.shut-out').getByText('1-800-GAMBLER')).toBeVisible();
  expect(urls).not.toContain(MEMBER_TODAY);
});

test('a browser that still takes its reader for a member shows them yesterday once the server has said', async ({
  page,
  context,
}) => {
  await enterAs(context, { status: 'ended' });
  await page.goto('/responsible-gambling');
  await page.evaluate(() =>
    localStorage.setItem(
      'sportsSimUser',
      JSON.stringify({ subscriptionStatus: 'active', phoneNumber: '' }),
    ),
  );
  await page.goto(MEMBER_PAGE);
  await expect(page.getByRole('heading', { name: 'Bets worth taking yesterday' })).toBeVisible();
  await expect(day(page)).toBeHidden();
});

for (const width of [390, 820]) {
  test(`at ${width} px nothing is cut`, async ({ page, context }) => {
    await enterAs(context, { status: 'active' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(MEMBER_PAGE);
    await expect(day(page).getByRole('heading', { name: 'What we sent you' })).toBeVisible();
    await expect(page.getByText('No picks sent in the last seven days.')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
  });
}

test('nothing is sold to who has paid, on any page', async ({ page, context }) => {
  // Really bought: the account page reads the subscription at Stripe, and sells one to who has none there.
  await enterAs(context);
  await buyPremium(page);
  for (const path of ['/', '/features', '/predictions', '/track-record', MEMBER_PAGE, '/account']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-who', 'member');
    if (path === '/account')
      await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
    await expect(page.locator('a[href="/subscribe"]:visible'), path).toHaveCount(0);
    await expect(page.locator('[data-ad]:visible'), path).toHaveCount(0);
  }
});

test('after paying, three questions lead to a day with the member’s teams', async ({
  page,
  context,
}) => {
  await enterAs(context, { status: 'active' });
  await page.goto('/subscribe/done?session_id=cs_test_1');
  await expect(page.getByRole('heading', { name: '1. Which teams are yours?' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2. When is your day?' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Find a team').fill('chiefs');
  await page
    .getByRole('checkbox', { name: /Chiefs/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Save and see my day' }).click();
  await page.waitForURL(`**${MEMBER_PAGE}`);
  const teams = page.getByRole('region', { name: 'My teams' });
  await expect(teams).toBeVisible();
  await expect(teams.getByText('No teams yet.')).toHaveCount(0);
});
