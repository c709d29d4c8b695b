import { demoSource } from '#server/sources/demo/demoSource.ts';
import type { Source } from '#server/sources/source.ts';
import { refreshSlate } from '#server/tasks/refresh/refreshSlate.ts';
import { nflGame } from '../refreshExample.ts';
import { openAlive } from './alive.ts';
import { runningStore } from './stack.ts';
import { expect, test } from './test.ts';

test('the league filter shows one league’s games and keeps the choice in the address', async ({
  page,
}) => {
  await openAlive(page, '/predictions');
  await page
    .getByRole('link', { name: /^NBA/ })
    .or(page.getByRole('button', { name: /^NBA/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/league=nba/i);
  const cards = page.locator('article.card:visible');
  await expect(cards.first()).toContainText('NBA');
  await page.reload();
  await expect(cards.first()).toContainText('NBA');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the drawer opens and closes by keyboard, and a link closes it', async ({ page }) => {
    await page.goto('/');
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await drawer.getByRole('link', { name: 'NBA', exact: true }).click();
    await expect(page).toHaveURL(/\/league\/nba/);
    await expect(drawer).toBeHidden();
  });
});

test.describe('a game published after the last build', () => {
  test('is shown by the fallback page, from the API', async ({ page }) => {
    const sample = demoSource();
    // Last of the list at any hour: tests beside this one read its first games' static pages.
    const late = nflGame('published-late', 7 * 24, { venue: { name: 'Late Field' } });
    const source: Source = {
      ...sample,
      async games(league, days, now) {
        const answer = await sample.games(league, days, now);
        return league === 'NFL' ? { ...answer, games: [...answer.games, late] } : answer;
      },
    };
    const store = runningStore();
    await refreshSlate({ store, source, trigger: 'manual', now: new Date(), log: () => {} });
    const game = (await store.readPublishedGames()).find(
      ({ venue }) => venue?.name === 'Late Field',
    );
    await page.goto(`/game/${game?.id}`);
    await expect(page.getByRole('heading', { level: 1, name: /Kansas City Chiefs/ })).toBeVisible();
    await expect(page.locator('body')).toContainText('Late Field');
    await expect(page.getByRole('heading', { name: 'Monte Carlo Analysis' })).toBeVisible();
    await expect(page).toHaveTitle(/Chiefs/);
  });

  test('says how a finished game ended and whether the pick was right', async ({ page }) => {
    const store = runningStore();
    const found = (await store.readPublishedGames()).find(
      (game) => game.league === 'NFL' && game.prediction && game.source === 'demo',
    );
    const picked = (found?.prediction?.homeWinProbability ?? 0) > 50 ? 'home' : 'away';
    const score = picked === 'home' ? { home: 31, away: 20 } : { home: 20, away: 31 };
    const final = { ...found, id: 88888888, status: 'final', score, detail: 'Final' };
    await page.route('**/api/games/88888888', (route) => route.fulfill({ json: final }));
    await page.goto('/game/88888888');
    await expect(page.locator('body')).toContainText('31');
    await expect(page.locator('body')).toContainText(/pick was right/i);
  });

  test('a number that is no game says so', async ({ page }) => {
    await page.goto('/game/99999999');
    await expect(page.getByText('Game Not Found')).toBeVisible();
    await expect(
      page.getByText('The requested game could not be found or does not exist.'),
    ).toBeVisible();
  });

  test('an id that is no number says so', async ({ page }) => {
    await page.goto('/game/abc');
    await expect(page.getByText('Invalid game ID')).toBeVisible();
  });
});

test.describe('an open page near a start', () => {
  test('stays unmarked while the slate it shows is still confirmed, and is marked when it is not', async ({
    page,
  }) => {
    const games = await runningStore().readPublishedGames();
    const game = games.find(
      ({ source, gameTime }) => source === 'demo' && Date.parse(gameTime) > Date.now() + 7_200_000,
    );
    const near = new Date(Date.parse(game?.gameTime ?? '') - 45 * 60_000);
    const html = await (await page.request.get(`/game/${game?.id}`)).text();
    const contentHash = /name="slate" content="([0-9a-f]{64})"/.exec(html)?.[1];
    const stale = page.locator('.prediction-view .alert', { hasText: 'Over 30 minutes old' });

    expect(contentHash).toBeTruthy();
    await page.clock.setFixedTime(near);
    await page.route('**/api/slate', (route) =>
      route.fulfill({
        json: {
          contentHash,
          asOf: { [game?.league ?? '']: near.toISOString() },
        },
      }),
    );
    const asked = page.waitForResponse('**/api/slate');
    await page.goto(`/game/${game?.id}`);
    await asked;
    await expect(stale).toBeHidden();

    await page.unroute('**/api/slate');
    await page.route('**/api/slate', (route) =>
      route.fulfill({ json: { contentHash: 'f'.repeat(64), asOf: {} } }),
    );
    await page.reload();
    await expect(stale).toBeVisible();
  });
});

test('what has begun since the build is closed before the first paint: nothing moves', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const [game] = await (await page.request.get('/api/games/upcoming?league=nba')).json();
  await page.clock.setFixedTime(Date.parse(game.gameTime) + 3_600_000);
  await page.goto(`/game/${game.id}`);
  await expect(
    page.locator('.prediction-view .alert', { hasText: 'closed' }).first(),
  ).toBeVisible();
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('a page built before the slate that is up shows the games of the one that is', async ({
  page,
}) => {
  const [game] = await (await page.request.get('/api/games/upcoming?league=nba')).json();
  const moved = { ...game, homeTeam: { ...game.homeTeam, name: 'Springfield Isotopes' } };
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  await page.route('**/api/slate', (route) =>
    route.fulfill({ json: { contentHash: 'f'.repeat(64), asOf: {} } }),
  );
  await page.route('**/api/games/upcoming?league=nba', (route) => route.fulfill({ json: [moved] }));
  await page.goto('/league/nba');
  await expect(page.locator('.card.game h4')).toHaveCount(1);
  await expect(page.locator('.card.game h4')).toContainText('Springfield Isotopes');
});
