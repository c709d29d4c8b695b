import type { Page } from '@playwright/test';
import { openAlive } from './alive.ts';
import { violations } from './axe.ts';
import { builtText, pageOf } from './builtPage.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test("the page is titled 'Tennis Predictions' and has its three figures", async ({ page }) => {
  await openAlive(page, '/tennis');
  await expect(page.locator('h1')).toHaveText('Tennis Predictions');
  for (const figure of ['Active tournaments', 'Prediction accuracy', 'Matches analyzed']) {
    await expect(page.getByText(figure, { exact: true })).toBeVisible();
  }
});

test('the page opens on the next matches: who most likely wins, and in how many sets', async ({
  page,
}) => {
  await openAlive(page, '/tennis');
  await expect(page.locator('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    'Next matches',
  );
  const rows = page.locator('.next-matches li');
  expect(await rows.count()).toBeGreaterThan(3);
  for (const row of await rows.all()) {
    await expect(row).toContainText(/most often [23]–[012], \d+%/);
    const shares = (await row.locator('.share').allTextContents()).map(Number.parseFloat);
    expect(shares[0]).toBeGreaterThan(0);
    expect(Math.abs((shares[0] ?? 0) + (shares[1] ?? 0) - 100)).toBeLessThanOrEqual(1);
  }
});

test('cards lead to the page of their match, which has one verdict', async ({ page }) => {
  await openAlive(page, '/tennis');
  const link = page.locator('.next-matches a').first();
  const [first, second] = await link.locator('> span:not(.visually-hidden)').allTextContents();
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/tennis\/[a-z-]+-vs-[a-z-]+-\d+$/);
  await expect(page.locator(`.tourney a[href="${path}"]`).first()).toBeVisible();
  await tab(page, 'AI Predictions').click();
  await expect(page.locator(`.match a[href="${path}"]`)).toHaveText(/^Match page/);
  await link.click();
  await expect(page).toHaveURL(path);
  const head = page.locator('.score');
  for (const name of [first, second]) {
    const [player = ''] = (name ?? '').split(/ \d+%$/);
    await expect(head.getByRole('heading', { level: 1 })).toContainText(player);
  }
  await expect(head).toContainText(/Predicted winner.+most often [23]–[012], \d+\.\d%/);
  await expect(head).toContainText(/Best price ?(No|[A-Z])/);
  const sets = page.getByRole('list', { name: /^Set betting/ }).getByRole('listitem');
  const shares = (await sets.locator('b').allTextContents()).map(Number.parseFloat);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  await expect(page.getByRole('img', { name: /^Total games over 1/ })).toBeVisible();
  await expect(page.getByText('Best of 3 sets')).toBeVisible();
  await page.getByText('Re-run it').click();
  await page.getByRole('button', { name: 'Re-run this prediction' }).click();
  await expect(page.locator('.rerun-verdict')).toHaveClass(/good/);
  await expect(page).toHaveTitle(/^.+ vs\. .+: odds and sets, \d+–\d+ \|/);
  expect(await violations(page)).toEqual([]);
});

apart('the next matches lead to their pages', async () => {
  const rows = (await pageOf('/tennis')).all('.next-matches a');
  const links = rows.map((link) => link.attribute('href') ?? '');
  expect(links.filter((path) => /^\/tennis\/.+-\d+$/.test(path)).length).toBeGreaterThan(3);
  for (const path of links.slice(0, 3)) await builtText(path);
});

apart('a match that has no page is not found', async () => {
  await builtText('/tennis/nobody-vs-noone-999999999', 404);
});

test('tabs are Upcoming (default), AI Predictions, Recent Results and All Tours, kept in the address', async ({
  page,
}) => {
  await openAlive(page, '/tennis');
  const tabs = page.getByRole('tablist', { name: 'Tennis' }).getByRole('tab');
  await expect(tabs).toHaveText(['Upcoming', 'AI Predictions', 'Recent Results', 'All Tours']);
  await expect(tab(page, 'Upcoming')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Upcoming').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'AI Predictions')).toBeFocused();
  await expect(page).toHaveURL(/\?tab=predictions$/);
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/\?tab=tours$/);
  await page.reload();
  await expect(tab(page, 'All Tours')).toHaveAttribute('aria-selected', 'true');
  await tab(page, 'Upcoming').click();
  await expect(page).toHaveURL(/\/tennis$/);
});

test("upcoming has 'Featured Tournaments', then 'All Upcoming Tournaments'", async ({ page }) => {
  await openAlive(page, '/tennis');
  const panel = page.getByRole('tabpanel', { name: 'Upcoming' });
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Featured Tournaments',
    'All Upcoming Tournaments',
  ]);
  const featured = panel.locator('section', { hasText: 'Featured Tournaments' });
  for (const name of await featured.locator('[class*="tour-"].badge').allTextContents()) {
    expect(name).toMatch(/atp|wta|grand slam|masters|premier/i);
  }
  const all = panel.locator('.tour-group', { hasText: 'All Upcoming Tournaments' });
  await expect(all.getByRole('heading', { name: 'Davis Cup' })).toBeVisible();
  await expect(all.locator('article').first()).toContainText(
    /\w+day, \w+ \d+.*[AP]M E[DS]T.* vs /s,
  );
  await expect(page.locator('body')).not.toContainText(':00.000');
});

test('AI predictions have the sample groups with moneyline, set betting and over/under games', async ({
  page,
}) => {
  await openAlive(page, '/tennis?tab=predictions');
  const panel = page.getByRole('tabpanel', { name: 'AI Predictions' });
  await panel.getByText('Sample matches of June 2025').click();
  for (const group of [
    'ATP Halle (June 16, 2025)',
    "ATP Queen's Club (June 16–17, 2025)",
    'WTA Berlin (June 16, 2025)',
  ]) {
    await expect(panel.getByRole('heading', { name: group })).toBeVisible();
  }
  await expect(panel.getByText('updated June 16, 2025')).toBeVisible();
  const card = panel.locator('article', { hasText: 'Daniel Altmaier' });
  await expect(card.getByRole('img', { name: /^Win probability: Daniil Medvedev/ })).toBeVisible();
  const sets = card.getByRole('list', { name: /Set betting/ }).getByRole('listitem');
  await expect(sets).toHaveText([
    /^Medvedev 2–0/,
    /^Medvedev 2–1/,
    /^Altmaier 2–1/,
    /^Altmaier 2–0/,
  ]);
  const shares = (await sets.locator('b').allTextContents()).map(Number.parseFloat);
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0);
  const games = card.getByRole('list', { name: /Over\/under games/ });
  for (const line of ['19.5', '21.5', '22.5']) {
    await expect(games).toContainText(new RegExp(`Over ${line}: \\d+\\.\\d%, under: \\d+\\.\\d%`));
  }
  await expect(card).toContainText(/Simulated point by point: \d+\.\d games on average\./);
});

apart('a match’s card has few elements: a page has dozens', async () => {
  const matches = (await pageOf('/tennis')).all('.match');
  const sizes = matches.map((match) => match.all('*').length);
  expect(sizes.length).toBeGreaterThan(20);
  expect(Math.max(...sizes)).toBeLessThan(60);
});

test("without results the tab says 'No Recent Results'; tours to come are 'Active'", async ({
  page,
}) => {
  await openAlive(page, '/tennis?tab=results');
  await expect(page.getByRole('heading', { name: 'No Recent Results' })).toBeVisible();
  await tab(page, 'All Tours').click();
  const tour = page.locator('.card.tour', { hasText: 'Davis Cup' });
  await expect(tour.getByText('Active', { exact: true })).toBeVisible();
});

/** Opens the page as if an hour later, so that it requests newer data, and gives it this answer. */
async function openLater(page: Page, answer: unknown): Promise<void> {
  await page.clock.setFixedTime(new Date(Date.now() + 3_600_000));
  await page.route('**/api/tennis', (route) => route.fulfill({ json: answer }));
  await page.route('**/api/tennis/predictions/all', (route) => route.fulfill({ json: [] }));
  await openAlive(page, '/tennis');
}

apart('an old page asks, and says what is empty in the specified words', async ({ page }) => {
  await openLater(page, { upcoming: {}, recent: {} });
  await expect(page.getByRole('heading', { name: 'No Upcoming Tournaments' })).toBeVisible();
  await expect(
    page.getByText('Check back soon for the latest tennis tournament schedules'),
  ).toBeVisible();
  await tab(page, 'All Tours').click();
  await expect(page.getByRole('heading', { name: 'No Tours Available' })).toBeVisible();
});

apart(
  "completed events are cards, a tour without one to come has 'No active events'",
  async ({ page }) => {
    const event = {
      idEvent: '1',
      strEvent: 'Example Open: Ann Able vs Bo Best',
      dateEvent: '2025-06-16',
      strTime: '19:30:00.000',
      strVenue: 'Centre Court',
      strCity: 'Halle',
      strCountry: 'Germany',
      strHomeTeam: 'Ann Able',
      strAwayTeam: 'Bo Best',
      strThumb: null,
      tournament: 'Example Open',
      result: {
        winner: 'away',
        sets: [
          [6, 7],
          [4, 6],
        ],
        retired: false,
      },
      sample: false,
      asOf: new Date().toISOString(),
    };
    await openLater(page, { upcoming: { 'WTA Tour': null }, recent: { 'WTA Tour': event } });
    await tab(page, 'Recent Results').click();
    const card = page.getByRole('tabpanel', { name: 'Recent Results' }).locator('article');
    await expect(card.getByRole('heading')).toHaveText('Example Open');
    await expect(card).toContainText('Monday, June 16');
    await expect(card).toContainText('Centre Court');
    await expect(card).toContainText('Ann Able vs Bo Best');
    await expect(card).toContainText('Bo Best won 7–6, 6–4');
    await tab(page, 'All Tours').click();
    const tour = page.getByRole('tabpanel', { name: 'All Tours' }).locator('.card.tour');
    await expect(tour).toContainText('No active events');
    await expect(tour).toContainText('Bo Best won 7–6, 6–4');
  },
);

apart('a page that cannot ask keeps what it was built with', async ({ page }) => {
  await page.clock.setFixedTime(new Date(Date.now() + 3_600_000));
  await page.route('**/api/tennis**', (route) => route.fulfill({ status: 503, json: {} }));
  await openAlive(page, '/tennis');
  await expect(page.getByRole('heading', { name: 'Featured Tournaments' })).toBeVisible();
});

test('the guide covers Grand Slams, surfaces, scoring, calendar and playing styles', async ({
  page,
}) => {
  await page.goto('/tennis#guide');
  for (const name of ['The Grand Slams', 'Surfaces', 'Scoring', 'The calendar', 'Playing styles']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart('every tab’s content can be read', async ({ page }) => {
    await page.goto('/tennis');
    for (const folded of ['Sample matches of June 2025', 'Tennis guide']) {
      await page.locator('summary').filter({ hasText: folded }).click();
    }
    for (const name of [
      'Featured Tournaments',
      'WTA Berlin (June 16, 2025)',
      'No Recent Results',
      'Surfaces',
    ]) {
      await expect(page.getByRole('heading', { name }).first()).toBeVisible();
    }
  });
});
