import { openAlive } from './alive.ts';
import { runningStore } from './stack.ts';
import { test as apart, expect, readingTest as test } from './test.ts';

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
  const rows = page.locator('[data-one] [data-card]:visible');
  await expect(rows.first()).toContainText('NBA');
  await page.reload();
  await expect(rows.first()).toContainText('NBA');
  await openAlive(page, '/predictions/cards?league=nba');
  await expect(page.locator('article.card:visible').first()).toContainText('NBA');
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

test.describe('an open page near a start', () => {
  apart(
    'stays unmarked while the slate it shows is still confirmed, and is marked when it is not',
    async ({ page }) => {
      const games = await runningStore().readPublishedGames();
      const game = games.find(
        ({ source, gameTime }) =>
          source === 'demo' && Date.parse(gameTime) > Date.now() + 7_200_000,
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
    },
  );
});

apart(
  'what has begun since the build is closed before the first paint: nothing moves',
  async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const [game] = await (await page.request.get('/api/games/upcoming?league=NBA')).json();
    await page.clock.setFixedTime(Date.parse(game.gameTime) + 3_600_000);
    await page.goto(`/game/${game.id}`);
    await expect(
      page.locator('.prediction-view .alert', { hasText: 'Under way' }).first(),
    ).toBeVisible();
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
  },
);
