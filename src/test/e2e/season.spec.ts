import type { Page } from '@playwright/test';
import { violations } from './axe.ts';
import { type Part, pageOf } from './builtPage.ts';
import { expect, test } from './test.ts';

/** Path of a league's season that is forecast. */
async function forecast(): Promise<string> {
  const [first] = (await pageOf('/season')).all('.season-leagues a');
  if (!first) throw new Error('/season: no league’s season is forecast');
  return first.attribute('href') ?? '';
}

/** A game that can be set: the first of the form. */
const firstGame = (page: Page) => page.locator('.season-game').first();

const oddsIn = (page: Page): Promise<readonly string[]> =>
  page.locator('.season-first [data-odds]').allTextContents();

const figuresOf = (part: Part): readonly number[] =>
  part
    .texts('tbody tr > td:nth-of-type(2) > b')
    .map(Number)
    .filter((figure) => !Number.isNaN(figure));

test('every column of a season’s table is a page in its order, for readers and not for search engines', async () => {
  const path = await forecast();
  const page = await pageOf(path);
  const heads = page.one('.season-table').all('thead a.sort');
  expect(heads.length).toBeGreaterThan(3);
  for (const head of heads) {
    const sorted = await pageOf(head.attribute('href') ?? '');
    expect(sorted.all('th[aria-sort=descending]')).toHaveLength(1);
    expect(sorted.one('meta[name=robots]').attribute('content')).toBe('noindex, follow');
  }
  const wins = figuresOf(await pageOf(`${path}/by-wins`));
  expect(wins.length).toBeGreaterThan(7);
  expect(wins).toEqual(wins.toSorted((one, other) => other - one));
  expect(page.one('main').text).not.toMatch(/(?<![\d.>])(?:100|0)%/);
});

test('a league’s page and every team’s page lead to the season', async () => {
  const path = await forecast();
  const league = await pageOf(path.replace('/season/', '/league/'));
  expect(league.one('.season-line a').attribute('href')).toBe(path);
  const [team] = (await pageOf(path)).all('.season-team a');
  const own = await pageOf(team?.attribute('href')?.split('#')[0] ?? '');
  expect(own.one('#season').all(`a[href="${path}"]`)).toHaveLength(1);
});

test('a result that is set moves the odds, stays in the address, and is cleared in one tap', async ({
  page,
}) => {
  const path = await forecast();
  await page.goto(path);
  const before = await oddsIn(page);
  const game = firstGame(page);
  await game.getByRole('radio').first().check({ force: true });
  const panel = page.getByRole('complementary', { name: 'What you set' });
  await expect(panel).toContainText(/From [\d,]+ seasons with 1 result set/);
  await expect(page).toHaveURL(/\?set=[a-z0-9.-]+$/);
  const sort = page.locator('.season-table a.sort').first();
  expect(await sort.getAttribute('href')).toMatch(/\?set=/);

  await page.reload();
  await expect(game.getByRole('radio').first()).toBeChecked();
  await expect(panel).toContainText('1 result set');
  await page.goto('/season');
  await page.goBack();
  await expect(panel).toContainText('1 result set');

  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(path);
  expect(await oddsIn(page)).toEqual(before);
});

/** Odds of the title in the whole tables, added up: words count as nothing. */
const titles = async (page: Page): Promise<number> => {
  const texts = await page
    .locator('.season-table.whole tbody tr td[data-goal]:last-of-type [data-odds]')
    .allTextContents();
  return texts.reduce((sum, text) => sum + (Number(/[\d.]+(?=%)/.exec(text)?.[0]) || 0), 0);
};

test('with many results set the odds still add up, wins move with them, and both come back', async ({
  page,
}) => {
  await page.goto('/season/nfl');
  const row = page.locator('.season-table.whole tbody tr').first();
  const wins = row.locator('[data-expected]');
  const [before, shown] = [await titles(page), await wins.textContent()];
  const names = await page
    .locator('.season-game input:first-of-type')
    .evaluateAll((fields) => [...new Set(fields.map((field) => field.getAttribute('name')))]);
  const set = names.slice(0, 10).map((name) => `${name}.a`);
  await page.goto(`/season/nfl?set=${set.join(',')}`);
  const panel = page.getByRole('complementary', { name: 'What you set' });
  await expect(panel).toContainText(/From 10,000 seasons with 10 results set, as good as [\d,]+/);
  // Rounded figures of 32 teams.
  expect(Math.abs((await titles(page)) - before)).toBeLessThan(4);
  const moved = await page
    .locator('.season-table.whole tbody tr [data-expected]')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent));
  await panel.getByRole('button', { name: 'Clear' }).click();
  await expect(wins).toHaveText(shown ?? '');
  const back = await page
    .locator('.season-table.whole tbody tr [data-expected]')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent));
  expect(moved.filter((text, at) => text !== back[at]).length).toBeGreaterThan(9);
});

test('the keyboard sets a game, and the published seasons run again to the last digit', async ({
  page,
}) => {
  await page.goto(await forecast());
  const radios = firstGame(page).getByRole('radio');
  await radios.last().focus();
  await page.keyboard.press('ArrowUp');
  await expect(radios.last()).not.toBeChecked();
  await expect(page.locator('[data-set-live]')).toContainText('1 result set');
  await page.getByRole('button', { name: 'Run it again' }).click();
  await expect(page.locator('[data-run-said]')).toContainText(
    'Every count is the published one, to the last digit',
  );
});

test('a draw in the address of a game that cannot end so is said, and not set', async ({
  page,
}) => {
  await page.goto('/season/nba');
  const name = await page.locator('.season-game input').first().getAttribute('name');
  await page.goto(`/season/nba?set=${name}.d`);
  await expect(page.locator('[data-season-form] .alert')).toContainText(
    '1 result in the address cannot be set',
  );
  await expect(page).toHaveURL('/season/nba');
  await expect(page.getByRole('complementary', { name: 'What you set' })).toBeHidden();
});

test('inputs that cannot be fetched are said, and the odds stay', async ({ page }) => {
  await page.route('**/inputs/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(await forecast());
  const before = await oddsIn(page);
  await firstGame(page).getByRole('radio').first().check({ force: true });
  await expect(page.locator('[data-set-state]')).toContainText('could not be played');
  expect(await oddsIn(page)).toEqual(before);
});

test('without a connection it is said in plain words', async ({ page }) => {
  await page.route('**/inputs/**', (route) => route.abort());
  await page.goto(await forecast());
  await firstGame(page).getByRole('radio').first().check({ force: true });
  const state = page.locator('[data-set-state]');
  await expect(state).toContainText('perhaps for want of a connection');
  await expect(state).not.toContainText('Failed to fetch');
});

/** Tells the page that its reader has come back to it. */
const comeBack = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('a page that stays open says when newer odds are out, and what has begun', async ({
  page,
}) => {
  const path = await forecast();
  await page.goto(path);
  const day = /"day":"(\d{4}-\d\d-\d\d)"/;
  const seen = day.exec((await page.locator('[data-season-data]').textContent()) ?? '')?.[1] ?? '';
  const note = page.locator('[data-season-newer]');
  const tomorrow = new Date(Date.parse(`${seen}T15:00:00Z`) + 86_400_000);
  const asked = page.waitForRequest(`**${path}`);
  await page.clock.setFixedTime(tomorrow);
  await comeBack(page);
  await (await asked).response();
  await expect(note).toBeHidden();

  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      day,
      `"day":"${tomorrow.toISOString().slice(0, 10)}"`,
    );
    await route.fulfill({ response: answer, body });
  });
  await page.clock.setFixedTime(tomorrow.getTime() + 11 * 60_000);
  await comeBack(page);
  await expect(note).toContainText('Newer odds are out');
  // A later look may still be under way when the test ends.
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.clock.setFixedTime(tomorrow.getTime() + 21 * 86_400_000);
  await comeBack(page);
  await expect(page.locator('.season-hinge[data-until]')).toBeHidden();
  await expect(page.locator('.season-hinge[data-from]')).toContainText('has begun');
  await expect(firstGame(page).locator('legend')).toContainText('begun: not in these odds yet');
});

test('no part of it breaks a rule of accessibility, folds open and a result set', async ({
  page,
}) => {
  await page.goto(await forecast());
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true;
  });
  await firstGame(page).getByRole('radio').first().check({ force: true });
  await expect(page.locator('[data-set-state]')).toContainText('1 result set');
  expect(await violations(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all tables are there, and setting a result says what it needs', async ({ page }) => {
    await page.goto(await forecast());
    await expect(page.getByText('Setting results needs JavaScript')).toBeVisible();
    await expect(page.locator('.season-first tbody tr').first()).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('two taps lead from the front page to what a team needs', async ({ page }) => {
    await page.goto('/');
    const league = page.getByRole('navigation', { name: 'Season odds' }).getByRole('link').nth(1);
    await expect(league).toBeInViewport();
    await league.click();
    await page.locator('.season-team a').first().click();
    await expect(page).toHaveURL(/\/team\/[a-z]+\/[a-z0-9-]+#season$/);
    await expect(page.getByRole('heading', { name: 'Season odds' })).toBeInViewport();
  });

  test('the table of the best fits, and every page keeps its width', async ({ page }) => {
    for (const link of (await pageOf('/season')).all('.season-leagues a')) {
      await page.goto(link.attribute('href') ?? '');
      const [inner, outer] = await page
        .locator('.season-first .season-table')
        .evaluate((table) => [table.scrollWidth, table.clientWidth]);
      expect(inner, page.url()).toBe(outer);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(390);
    }
  });
});

test('a team’s page has its games left, hard and easy ones marked, and a way to the others', async () => {
  const [team] = (await pageOf(await forecast())).all('.season-team a');
  const own = await pageOf(team?.attribute('href')?.split('#')[0] ?? '');
  const rows = own.one('.season-schedule').all('tbody tr');
  expect(rows.length).toBeGreaterThan(0);
  for (const { text } of rows) expect(text).toMatch(/(?:at|vs\.) \S.*(?:\d\.\d|not rated).*%$/);
});
