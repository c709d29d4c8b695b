import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

const HOUR = 3_600_000;

/** Upcoming events from the site's own API, as the page reads them. */
async function upcoming(page: Page): Promise<{ title: string; date: string; asOf: string }[]> {
  const answer = await page.request.get('/api/boxing/upcoming');
  expect(answer.status()).toBe(200);
  return answer.json();
}

const open = (page: Page, path = '/boxing'): Promise<void> => openAlive(page, path);

/** Opens the page as built without data: its island requests the API, to which these tests respond. */
async function asking(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/api/boxing/*', (route) => route.fulfill({ status, json: body }));
  await page.clock.install({ time: new Date(Date.now() + 24 * HOUR) });
}

test('tabs Upcoming Fights (default) and Today’s Fights, by keyboard and in the address', async ({
  page,
}) => {
  await open(page);
  const first = page.getByRole('tab', { name: 'Upcoming Fights' });
  const second = page.getByRole('tab', { name: "Today's Fights" });
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/fights=today/);
  await page.reload();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

test('event cards carry title, Eastern time, weight class, place, promoter, broadcaster, undercard', async ({
  page,
}) => {
  await open(page);
  const panel = page.getByRole('tabpanel', { name: 'Upcoming Fights' });
  const card = panel.getByRole('article').filter({ hasText: 'Opetaia vs. Billam-Smith' });
  await expect(card.locator('time')).toHaveText(/^\w+day, \w+ \d+, \d+:\d\d [AP]M E[SD]T$/);
  for (const text of [
    'Heavyweight',
    'Title Fight',
    'The O2',
    'London',
    'Promoter',
    'Broadcaster',
  ]) {
    await expect(card.getByText(text).first()).toBeVisible();
  }
  await expect(card.getByText('12 rounds of 3 minutes')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'Undercard' })).toBeVisible();
});

test('AI prediction panel and each fighter’s more-details panel collapsed by default, toggled on click', async ({
  page,
}) => {
  await open(page);
  const panel = page.getByRole('tabpanel', { name: 'Upcoming Fights' });
  const predicted = page.getByText('AI prediction');
  const card = panel.getByRole('article').filter({ has: predicted }).first();
  const closed = card.locator('details');
  await expect(closed).toHaveCount(3);
  for (const details of await closed.all()) {
    await expect(details).not.toHaveAttribute('open');
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
  }
  for (const label of ['Win probability', 'Method', 'Round', 'Fight duration', 'Confidence']) {
    await expect(card.getByText(label, { exact: true })).toBeVisible();
  }
  await expect(card.getByText('KO rate').first()).toBeVisible();
  const first = closed.first();
  await first.locator('summary').click();
  await expect(first).not.toHaveAttribute('open');
});

for (const [text, hours, live] of [
  ['3 hours before', -3, true],
  ['over 3 hours before', -3.01, false],
  ['3 hours after', 2.99, true],
] as const) {
  apart(`LIVE badge ${text} the start: ${live ? 'shown' : 'not shown'}`, async ({ page }) => {
    const event = (await upcoming(page)).find(({ title }) => title === 'Opetaia vs. Billam-Smith');
    if (!event) throw new Error('the sample card is not published');
    await page.clock.setFixedTime(Date.parse(event.date) + hours * HOUR);
    await open(page);
    const panel = page.getByRole('tabpanel', { name: 'Upcoming Fights' });
    const card = panel.getByRole('article').filter({ hasText: event.title });
    await expect(card.getByText('TODAY')).toBeVisible();
    await expect(card.getByText('LIVE', { exact: true })).toHaveCount(live ? 1 : 0);
  });
}

apart('empty states, verbatim', async ({ page }) => {
  await asking(page, 200, []);
  await open(page);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading', { name: 'No Upcoming Boxing Events' })).toBeVisible();
  await expect(panel.getByText('Check back soon for the latest fight predictions')).toBeVisible();
  await page.getByRole('tab', { name: "Today's Fights" }).click();
  await expect(panel.getByRole('heading', { name: 'No Fights Today' })).toBeVisible();
  await expect(panel.getByText('No boxing events scheduled for today')).toBeVisible();
});

apart('what the page was built with stays where the API fails', async ({ page }) => {
  await asking(page, 503, { error: 'down' });
  await open(page);
  await expect(
    page.getByRole('article').filter({ hasText: 'Opetaia vs. Billam-Smith' }).first(),
  ).toBeVisible();
});

test('guide tabs', async ({ page }) => {
  await open(page);
  for (const [tab, inside] of [
    ['Rules & Scoring', 'ten-point must system'],
    ['Weight Classes', 'Cruiserweight'],
    ['Fighting Styles', 'The counterpuncher'],
    ['Legends', 'Sugar Ray Robinson'],
    ['The Business', 'purse bid'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(page.getByRole('tabpanel', { name: tab }).getByText(inside).first()).toBeVisible();
  }
  await expect(page).toHaveURL(/guide=business/);
});

test('rounds 4/6/8/10/12, title fights 12, rounds of 3 and 2 minutes, a minute of rest', async ({
  page,
}) => {
  await open(page);
  for (const text of ['4/6/8/10/12', '3-minute rounds for men, 2 minutes for women', '1 min']) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByText('Our boxing model is untested')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('both lists and every part of the guide can be read', async ({ page }) => {
    await page.goto('/boxing');
    await expect(page.getByText('Opetaia vs. Billam-Smith').first()).toBeVisible();
    await page.locator('#guide > summary').click();
    for (const text of ['ten-point must system', 'Sugar Ray Robinson', 'purse bid']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
    const details = page.locator('article details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
  });
});
