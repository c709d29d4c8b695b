import type { Page } from '@playwright/test';
import { listedGameSchema } from '#contract/game.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { sortGames } from '#domain/game/sortGames.ts';
import { type Part, pageOf } from './builtPage.ts';
import { publishedGames } from './games.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

/** Height of a page in phone screens of 390 by 844, folds closed. */
async function screensOf(page: Page, path: string): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path);
  return page.evaluate(() => document.documentElement.scrollHeight / 844);
}

test('a league’s page is at most six phone screens before its folds, a game’s at most five', async ({
  page,
  request,
}) => {
  for (const league of ['nfl', 'nba', 'nhl', 'epl']) {
    expect(await screensOf(page, `/league/${league}`), league).toBeLessThanOrEqual(6);
    expect(await screensOf(page, `/league/${league}/best-first`), league).toBeLessThanOrEqual(6);
  }
  const games = (await publishedGames(request)).filter(({ prediction }) => prediction);
  for (const league of ['NFL', 'NBA', 'EPL']) {
    const game = games.find((each) => each.league === league);
    if (game) expect(await screensOf(page, `/game/${game.id}`), league).toBeLessThanOrEqual(5);
  }
});

const cardsOf = (page: Part): number[] =>
  page.all('article.card.game').map((card) => Number(card.attribute('data-card')));

apart(
  'the order of a league’s games is by day and time, soonest first, and with the switch the specified order over all',
  async ({ request }) => {
    const games = (await publishedGames(request))
      .filter(({ league }) => league === 'NFL')
      .map((game) => listedGameSchema.parse(game) as CardGame);
    const startOf = new Map(games.map(({ id, gameTime }) => [id, gameTime]));
    const orderOf = (page: Part) => page.named('nav', 'Order of the games');
    const soonest = await pageOf('/league/nfl');
    expect(orderOf(soonest).named('a', 'By time').attribute('aria-current')).toBeDefined();
    const byDay = cardsOf(soonest);
    const starts = byDay.map((id) => startOf.get(id) ?? '');
    expect(new Set(starts).size).toBeGreaterThan(1);
    expect(starts).toEqual(starts.toSorted());

    const other = orderOf(soonest).named('a', 'Best first').attribute('href') ?? '';
    expect(other).toMatch(/^\/league\/nfl\/best-first#upcoming$/);
    const best = await pageOf(other.replace(/#.*/, ''));
    expect(orderOf(best).named('a', 'Best first').attribute('aria-current')).toBeDefined();
    const specified = sortGames(games, new Date());
    expect(cardsOf(best)).toEqual(specified.map(({ id }) => id));
    expect(cardsOf(best)).not.toEqual(byDay);
    expect(best.all('.day')).toHaveLength(0);
    expect(best.one('link[rel=canonical]').attribute('href')).toMatch(/\/league\/nfl\/best-first$/);
    expect(orderOf(best).named('a', 'By time').attribute('href')).toMatch(
      /\/league\/nfl#upcoming$/,
    );
  },
);

test('twelve rows of /predictions fit in two phone screens, each with the link to its game', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/predictions');
  const rows = page.locator('.game-rows [data-card]');
  const twelfth = await rows.nth(11).boundingBox();
  expect((twelfth?.y ?? 0) + (twelfth?.height ?? 0)).toBeLessThanOrEqual(2 * 844);
  const sorted = await page.request.get('/predictions/by-price');
  expect(sorted.ok()).toBe(true);
  for (const order of ['by-chance', 'by-line', 'by-total', 'best-first', 'cards']) {
    expect((await page.request.get(`/predictions/${order}`)).ok(), order).toBe(true);
    if (order !== 'cards') {
      expect((await page.request.get(`/league/nba/${order}`)).ok(), order).toBe(true);
    }
  }
});

test('no third of a row of cards stays blank at 1440 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/league/nfl', '/league/nfl/best-first', '/league/nba/best-first']) {
    await page.goto(path);
    await page.locator('main details').evaluateAll((folds) => {
      for (const fold of folds) fold.setAttribute('open', '');
    });
    const blank = await page.locator('.grid.filled').evaluateAll((grids) =>
      grids.map((grid) => {
        const last = grid.lastElementChild?.getBoundingClientRect();
        return grid.getBoundingClientRect().right - (last?.right ?? 0);
      }),
    );
    expect(blank.length).toBeGreaterThan(0);
    for (const each of blank) expect(each).toBeLessThan(2);
  }
});
