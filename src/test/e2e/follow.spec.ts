import type { BrowserContext, Page } from '@playwright/test';
import { FOLLOWED_KEY } from '#client/follow/key.ts';
import type { teamsFileOf } from '#contract/answers/calendar/teams.ts';
import { TEAMS_FILE } from '#contract/homePaths.ts';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { leaguePath } from '#domain/leagues/league.ts';
import { sportPath } from '#domain/leagues/leaguePage.ts';
import { teamPath } from '#domain/product/paths.ts';
import { violations } from './axe.ts';
import { pageOf } from './builtPage.ts';
import { publishedGames } from './games.ts';
import { enter, enterAs } from './signIn.ts';
import { expect, test } from './test.ts';

type TeamsFile = ReturnType<typeof teamsFileOf>;

const button = (page: Page) => page.locator('main .head [data-follow]');
const mine = (page: Page) => page.locator('.my-home');
const hero = (page: Page) => page.locator('.hero');
const item = (page: Page) => mine(page).locator('[data-followed]');

/** Path of the page of a team that plays soon. */
async function soonTeam(page: Page): Promise<string> {
  const [game] = await publishedGames(page.request);
  const path = game && teamPath(game.league, game.homeTeam.name);
  if (path === undefined) throw new Error('no game is published');
  return path;
}

test('every league, sport, team and fighter page has one button to follow it', async ({ page }) => {
  const fighters = ['/ufc', '/boxing'].map(async (path) => {
    const [fighter] = (await pageOf(path)).all('a[href^="/fighter/"]');
    return [fighter?.attribute('href') ?? '', ':'] as const;
  });
  const teams: TeamsFile = await (await page.request.get(TEAMS_FILE)).json();
  const pages = [
    ...TEAM_LEAGUES.map((league) => [leaguePath(league), league.toLowerCase()]),
    ...EVENT_SPORTS.map((sport) => [sportPath(sport), sport.toLowerCase()]),
    ...TEAM_LEAGUES.map((league) => {
      const [key = 'nobody'] = Object.keys(teams[league.toLowerCase()] ?? {});
      return [teamPath(league, key) ?? '', `${league.toLowerCase()}:${key}`];
    }),
    ...(await Promise.all(fighters)),
  ] as const;
  for (const [path = '', id = ''] of pages) {
    const buttons = (await pageOf(path)).all('main [data-follow]');
    expect(buttons.length, path).toBe(1);
    expect(buttons[0]?.attribute('data-follow'), path).toContain(id);
  }
});

async function follow(page: Page): Promise<string> {
  const path = await soonTeam(page);
  await page.goto(path);
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  return path;
}

/** Adds up the layout shifts of every page opened from here on. */
const countShifts = (context: BrowserContext) =>
  context.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = entry as PerformanceEntry & {
          value?: number;
          hadRecentInput?: boolean;
        };
        const { dataset } = document.documentElement;
        if (!hadRecentInput) dataset.shifted = String(Number(dataset.shifted ?? 0) + value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('the button is on teams and leagues, and hidden without a script', async ({ browser }) => {
  for (const [path, id] of [
    ['/league/nfl', 'nfl'],
    ['/league/laliga', 'laliga'],
  ] as const) {
    const page = await pageOf(path);
    expect(page.one('[data-follow]').attribute('data-follow'), path).toBe(id);
    expect(page.one('[data-follow]').attribute('aria-pressed'), path).toBe('false');
  }
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/league/nfl');
  await expect(page.locator('[data-follow]')).toBeHidden();
  await page.goto('/');
  await expect(hero(page)).toBeVisible();
  await expect(mine(page)).toBeHidden();
  await context.close();
});

test('who follows a team has a home of their own, without a shift, until they give it up', async ({
  page,
  context,
}) => {
  await countShifts(context);
  const path = await follow(page);
  await expect(page.locator('[data-follow-said]')).toContainText('Kept on this device');
  await page.getByRole('link', { name: 'See your home page' }).click();
  await expect(mine(page)).toBeVisible();
  await expect(hero(page)).toBeHidden();
  await expect(item(page)).toHaveCount(1);
  await expect(item(page).getByRole('heading').getByRole('link')).toHaveAttribute('href', path);
  await expect(item(page).locator('a[href^="/game/"]').first()).toBeVisible();
  await expect(item(page)).toContainText(/\d+%/);
  await expect(mine(page)).toContainText('Sample');
  await expect(page.locator('#today')).toBeVisible();
  expect(Number(await page.evaluate(() => document.documentElement.dataset.shifted ?? 0))).toBe(0);

  await page.getByRole('link', { name: 'Front page for everyone' }).click();
  await expect(hero(page)).toBeVisible();
  await expect(mine(page)).toBeHidden();
  await page.getByRole('link', { name: 'My teams', exact: true }).click();
  await expect(mine(page)).toBeVisible();

  await item(page).locator('[data-follow]').click();
  await expect(item(page).locator('[data-follow]')).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/');
  await expect(hero(page)).toBeVisible();
  await expect(mine(page)).toBeHidden();
});

test('two tabs agree', async ({ page, context }) => {
  const path = await follow(page);
  const other = await context.newPage();
  await other.goto(path);
  await expect(button(other)).toHaveAttribute('aria-pressed', 'true');
  await button(other).click();
  await expect(button(other)).toHaveAttribute('aria-pressed', 'false');
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
});

test('by keyboard: a team is found by its name, followed and given up', async ({ page }) => {
  await follow(page);
  await page.goto('/');
  await expect(item(page)).toHaveCount(1);
  await mine(page).locator('[data-add-team] summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('chiefs');
  const found = mine(page).locator('[data-add-found] [data-follow]').first();
  await expect(found).toBeVisible();
  await expect(found).toHaveAccessibleName('Follow Kansas City Chiefs');
  await page.keyboard.press('Tab');
  await expect(found).toBeFocused();
  await page.keyboard.press('Space');
  await expect(found).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(item(page)).toHaveCount(2);
});

test('blocked storage is said, and a list that cannot be read is not lost', async ({
  page,
  context,
}) => {
  await page.goto(await soonTeam(page));
  await page.evaluate((key) => localStorage.setItem(key, '{"version":9}'), FOLLOWED_KEY);
  await page.reload();
  await button(page).click();
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  const kept = await page.evaluate(() => JSON.stringify(Object.values(localStorage)));
  expect(kept).toContain('version\\":9');

  await context.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked');
      },
    }),
  );
  await page.reload();
  await button(page).click();
  await expect(page.locator('[data-follow-said]')).toContainText('lets our site keep nothing');
  await page.goto('/');
  await expect(hero(page)).toBeVisible();
});

test('an answer that does not come leaves the names, what is missing, and the rest of the page', async ({
  page,
}) => {
  await follow(page);
  await page.route('**/api/followed?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(mine(page)).toContainText('We cannot load your teams’ games right now.');
  await expect(mine(page).locator('[data-follow]').first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#today')).toBeVisible();
  await page.unrouteAll();
  await mine(page).getByRole('button', { name: 'Try again' }).click();
  await expect(item(page)).toHaveCount(1);
});

test('a list of nothing readable leaves everybody’s front page, and a team that does not exist is no link', async ({
  page,
}) => {
  const keep = (text: string) =>
    page.evaluate(([key, kept]) => localStorage.setItem(key, kept), [FOLLOWED_KEY, text] as const);
  await page.goto('/');
  await keep('{"version":1,"list":[{}]}');
  await page.reload();
  await expect(hero(page)).toBeVisible();
  await expect(mine(page)).toBeHidden();

  await keep('{"version":1,"list":[{"id":"nfl:nobody","at":"2026-11-01T12:00:00.000Z"}]}');
  await page.reload();
  await expect(item(page)).toContainText('We have no page under this name now.');
  await expect(item(page).getByRole('heading').getByRole('link')).toHaveCount(0);
});

for (const width of [390, 820, 1440]) {
  test(`at ${width}: nothing runs over, and nothing is found by axe in light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await follow(page);
    expect(await violations(page)).toEqual([]);
    await page.goto('/');
    await expect(item(page)).toHaveCount(1);
    const over = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await over()).toBeLessThanOrEqual(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect(await over()).toBeLessThanOrEqual(0);
  });
}

test('a member’s teams come with the account: the front page of another device becomes their own', async ({
  page,
  context,
  browser,
}) => {
  const member = await enterAs(context);
  await page.goto('/');
  const path = await soonTeam(page);
  const kept = page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/account/follows') && answer.request().method() === 'POST',
  );
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-who', /./);
  await button(page).click();
  await expect(page.getByText('Kept in your account.')).toBeVisible();
  expect((await kept).ok()).toBe(true);

  await page.route('**/api/followed?*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/');
  await expect(mine(page)).toContainText('What you follow, kept in your account');

  const other = await browser.newContext();
  await enter(other, member);
  const there = await other.newPage();
  await there.goto('/');
  await expect(item(there)).toHaveCount(1);
  await expect(item(there).getByRole('link').first()).toHaveAttribute('href', path);
  await other.close();
});
