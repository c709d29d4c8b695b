import type { Page } from '@playwright/test';
import { MEMBER_PAGE, MEMBER_TODAY } from '#members/day/paths.ts';
import { violations } from './axe.ts';
import { enterAs } from './signIn.ts';
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
  await expect(page.getByRole('heading', { name: 'Yesterday’s bets worth taking' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Yesterday’s bets worth taking' })).toBeVisible();
  await expect(page.getByText('Your own, each with the best price for it now.')).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Yesterday’s bets worth taking' })).toBeVisible();
  await expect(day(page)).toBeHidden();
});

for (const width of [390, 820]) {
  test(`at ${width} px nothing is cut`, async ({ page, context }) => {
    await enterAs(context, { status: 'active' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto(MEMBER_PAGE);
    await expect(day(page).getByRole('heading', { name: 'What we sent you' })).toBeVisible();
    await expect(page.getByText('We sent you nothing in the last seven days.')).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    expect(await violations(page)).toEqual([]);
  });
}
