import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { expect, test } from './test.ts';

const rowOf = (page: Page, panel: string, driver: string) =>
  page.getByRole('tabpanel', { name: panel }).getByRole('row', { name: new RegExp(driver) });

test('heading, breadcrumbs Home > Sports > Formula 1, four counters, four feature tiles', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  await expect(page.locator('h1')).toHaveText('Formula 1 Race Predictions');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(crumbs).toHaveText(['Home', 'Sports', 'Formula 1']);
  await expect(page.locator('.stats dt')).toHaveText([
    'Races',
    'Sprint Events',
    'Qualifying',
    'Practice',
  ]);
  await expect(page.locator('.f1-tiles > li')).toHaveCount(4);
});

test('the counters count the cards', async ({ page }) => {
  await openAlive(page, '/f1');
  const counts = (await page.locator('.stats dd').allTextContents()).map(Number);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
    await page.locator('article.session').count(),
  );
  expect(counts[0]).toBeGreaterThan(0);
});

test('the Austrian Grand Prix 2025 sample: the leader wins 53.3% and is on the podium in 88.8%', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  await expect(page.getByRole('heading', { name: 'Austrian Grand Prix 2025' })).toBeVisible();
  await expect(page.getByText('Sample, June 29, 2025')).toBeVisible();
  const winner = rowOf(page, 'Race Winner', 'Lando Norris');
  await expect(winner).toContainText('53.3%');
  await expect(winner).toContainText('−114');
  await expect(page.getByRole('columnheader', { name: 'Bookmaker odds (typical)' })).toBeVisible();
  await expect(winner).toContainText('−140');
  await expect(winner).toContainText('Favorite');
  await page.getByRole('tab', { name: 'Podium' }).click();
  await expect(page).toHaveURL(/market=podium/);
  await expect(rowOf(page, 'Podium', 'Lando Norris')).toContainText('88.8%');
  await expect(page.getByRole('heading', { name: 'Key Insights' })).toBeVisible();
  await expect(page.getByText(/Inputs set by hand/)).toBeVisible();
});

test('tabs race-winner, podium, fastest-lap and qualifying (shown as Pole Position), by keyboard', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  await page.getByRole('tab', { name: 'Race Winner' }).focus();
  for (const [market, name] of [
    ['podium', 'Podium'],
    ['fastest-lap', 'Fastest Lap'],
    ['qualifying', 'Pole Position'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`market=${market}$`));
    await expect(rowOf(page, name, 'Lando Norris')).toBeVisible();
  }
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Pole Position' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a session card has type, venue, date, time, circuit and the days until it', async ({
  page,
}) => {
  await openAlive(page, '/f1');
  const cards = page.locator('article.session');
  await expect(cards.last()).toContainText(/Race/);
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

test("an old page asks; with nothing in 28 days it says 'No Upcoming F1 Events'", async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(Date.now() + 3_600_000));
  await page.route('**/api/individual-events/upcoming', (route) => route.fulfill({ json: [] }));
  await openAlive(page, '/f1');
  await expect(page.getByRole('heading', { name: 'No Upcoming F1 Events' })).toBeVisible();
  await expect(page.getByText('Check back soon for the next race weekend schedule')).toBeVisible();
  await expect(page.locator('.stats dd')).toHaveText(['0', '0', '0', '0']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every market, the sessions and the guide can be read', async ({ page }) => {
    await page.goto('/f1');
    for (const caption of ['race winner', 'podium', 'fastest lap', 'pole position']) {
      const table = page.getByRole('table', { name: `Austrian Grand Prix 2025: ${caption}` });
      await expect(table).toBeVisible();
    }
    await expect(page.getByText('Days until event:').first()).toBeVisible();
    await page.locator('#guide > summary').click();
    await expect(page.getByRole('heading', { name: 'How we simulate a race' })).toBeVisible();
  });
});
