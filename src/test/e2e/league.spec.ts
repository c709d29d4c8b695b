import type { Page } from '@playwright/test';
import { listedGameSchema } from '#contract/game.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { sortGames } from '#domain/sortGames.ts';
import { easternDate } from '#domain/time.ts';
import { publishedGames } from './games.ts';
import { test as apart, expect, reading as test } from './test.ts';

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

const cardsOf = (page: Page): Promise<number[]> =>
  page
    .locator('article.card.game')
    .evaluateAll((cards) => cards.map((card) => Number((card as HTMLElement).dataset.card)));

test.describe('the order of a league’s games, without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  apart(
    'is by day, soonest first, and with the switch the specified order over all',
    async ({ page, request }) => {
      const games = (await publishedGames(request))
        .filter(({ league }) => league === 'NFL')
        .map((game) => listedGameSchema.parse(game) as CardGame);
      const dayOf = new Map(games.map(({ id, gameTime }) => [id, easternDate(gameTime)]));
      await page.goto('/league/nfl');
      const order = page.getByRole('navigation', { name: 'Order of the games' });
      await expect(order.getByRole('link', { name: 'By day' })).toHaveAttribute('aria-current');
      const byDay = await cardsOf(page);
      const days = byDay.map((id) => dayOf.get(id) ?? '');
      expect(new Set(days).size).toBeGreaterThan(1);
      expect(days).toEqual(days.toSorted());

      await order.getByRole('link', { name: 'Best first' }).click();
      await expect(page).toHaveURL(/\/league\/nfl\/best-first#upcoming$/);
      await expect(order.getByRole('link', { name: 'Best first' })).toHaveAttribute('aria-current');
      const specified = sortGames(games, new Date());
      expect(await cardsOf(page)).toEqual(specified.map(({ id }) => id));
      expect(await cardsOf(page)).not.toEqual(byDay);
      await expect(page.locator('.day')).toHaveCount(0);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/league\/nfl$/);
      await order.getByRole('link', { name: 'By day' }).click();
      await expect(page).toHaveURL(/\/league\/nfl#upcoming$/);
    },
  );
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
