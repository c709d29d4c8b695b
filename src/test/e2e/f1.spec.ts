import type { Locator, Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { pageOf } from './builtPage.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

const rowOf = (within: Locator, panel: string, driver: string) =>
  within.getByRole('tabpanel', { name: panel }).getByRole('row', { name: new RegExp(driver) });

/** The section with the next race in full and the folded sample of 2025. */
const featured = (page: Page) => page.locator('#featured');
const archive = (page: Page) => page.locator('#archive');

test('heading, breadcrumbs Home > Sports > Formula 1, four counters, four feature tiles', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  await expect(page.locator('h1')).toHaveText('Formula 1 Race Predictions');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Sports', 'Formula 1']);
  await expect(page.locator('[data-island=counters] .stats dt')).toHaveText([
    'Races',
    'Sprint Events',
    'Qualifying',
    'Practice',
  ]);
  await expect(page.locator('.f1-tiles > li')).toHaveCount(4);
});

apart('the counters count the cards', async () => {
  const page = await pageOf('/f1');
  const counts = page.texts('[data-island=counters] .stats dd').map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(page.all('article.session').length);
  expect(counts[0]).toBeGreaterThan(0);
});

test('the next race opens the page with its likeliest winner; the sample of 2025 is a folded archive', async ({
  page,
}) => {
  await page.goto('/f1');
  const headings = page.locator('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText(/Grand Prix/);
  await expect(headings.first()).not.toHaveText(/2025/);
  await expect(featured(page)).toContainText(
    /Predicted winner.+Wins\d+\.\d%fair [+−]\d+On the podium\d+\.\d%/,
  );
  await expect(archive(page)).not.toHaveAttribute('open');
  await expect(archive(page).locator('> summary')).toContainText('Lando Norris 53.3%');
  await expect(page.getByText('Austrian Grand Prix 2025').first()).toBeHidden();
});

test('the Austrian Grand Prix 2025 sample: the leader wins 53.3% and is on the podium in 88.8%', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  await expect(page.getByRole('heading', { name: 'Austrian Grand Prix 2025' })).toBeVisible();
  await expect(page.getByText('Sample, June 29, 2025')).toBeVisible();
  const winner = rowOf(archive(page), 'Race Winner', 'Lando Norris');
  await expect(winner).toContainText('53.3%');
  await expect(winner).toContainText('−114');
  for (const name of ['Fair odds', 'Decimal']) {
    await expect(archive(page).getByRole('columnheader', { name })).toBeVisible();
  }
  // No book’s price of it reaches us, so there is no column of them.
  await expect(archive(page).getByRole('columnheader', { name: /ookmaker|typical/ })).toHaveCount(
    0,
  );
  await expect(winner).toContainText('Favorite');
  await archive(page).getByRole('tab', { name: 'Podium' }).click();
  await expect(page).toHaveURL(/market-2025=podium/);
  await expect(rowOf(archive(page), 'Podium', 'Lando Norris')).toContainText('88.8%');
  await expect(archive(page).getByRole('heading', { name: 'Key Insights' })).toBeVisible();
  await archive(page).getByText('Fair odds and status').click();
  await expect(archive(page).getByText(/Inputs set by hand/)).toBeVisible();
});

test('tabs race-winner, podium, fastest-lap and qualifying (shown as Pole Position), by keyboard', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  const race = featured(page);
  await race.getByRole('tab', { name: 'Race Winner' }).focus();
  for (const [market, name] of [
    ['podium', 'Podium'],
    ['fastest-lap', 'Fastest Lap'],
    ['qualifying', 'Pole Position'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(race.getByRole('tab', { name })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`market=${market}$`));
    await expect(rowOf(race, name, 'Lando Norris')).toBeVisible();
  }
  await page.reload();
  await expect(race.getByRole('tab', { name: 'Pole Position' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a session card has type, venue, date, time, circuit and the days until it', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  const cards = page.locator('article.session');
  await expect(cards.first()).toContainText(/Race/);
  await expect(cards.filter({ hasText: 'Practice 1' }).first()).toBeHidden();
  await page.getByText('Practice and qualifying').click();
  await expect(cards.filter({ hasText: 'Practice 1' }).first()).toBeVisible();
  for (const text of await cards.allTextContents()) {
    expect(text).toMatch(/[A-Z][a-z]{2} \d{2}, \d{4}/);
    expect(text).toMatch(/\d{1,2}:\d{2} [AP]M E[DS]T/);
    expect(text).toMatch(/Street Circuit|Historic Circuit|High Speed|Night Race|Permanent Circuit/);
    const days = Number(/Days until event: (\d+)/.exec(text)?.[1]);
    expect(days).toBeGreaterThanOrEqual(0);
    expect(days).toBeLessThanOrEqual(28);
  }
});

test("a race with predictions says 'AI Prediction Available' and opens its predicted order", async ({
  page,
}) => {
  await openAlive(page, '/f1');
  const race = page.locator('article.session', { hasText: 'AI Prediction Available' }).last();
  await expect(race).toContainText('Monte Carlo analysis ready');
  await race.getByText('Predicted order').click();
  await expect(race.getByRole('columnheader', { name: 'Win' })).toBeVisible();
});

apart(
  "an old page asks; with nothing in 28 days it says 'No Upcoming F1 Events'",
  async ({ page }) => {
    await page.clock.setFixedTime(new Date(Date.now() + 3_600_000));
    await page.route('**/api/individual-events/upcoming', (route) => route.fulfill({ json: [] }));
    await openAlive(page, '/f1');
    await expect(page.getByRole('heading', { name: 'No Upcoming F1 Events' })).toBeVisible();
    await expect(
      page.getByText('Check back soon for the next race weekend schedule'),
    ).toBeVisible();
    await expect(page.locator('[data-island=counters] .stats dd')).toHaveText(['0', '0', '0', '0']);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('every market, the sessions and the guide can be read', async ({ page }) => {
    await page.goto('/f1');
    await archive(page).locator('> summary').click();
    for (const caption of ['race winner', 'podium', 'fastest lap', 'pole position']) {
      const table = page.getByRole('table', { name: `Austrian Grand Prix 2025: ${caption}` });
      await expect(table).toBeVisible();
    }
    await expect(page.getByText('Days until event:').first()).toBeVisible();
    await page.locator('#guide > summary').click();
    await expect(page.getByRole('heading', { name: 'How we simulate a race' })).toBeVisible();
  });
});
