import type { Page } from '@playwright/test';
import { comeAlive } from './alive.ts';
import { violations } from './axe.ts';
import { publishedGames } from './games.ts';
import { OTHERS, TEMPLATES } from './routes.ts';
import { expect, test } from './test.ts';

/** What the browser complains about while the page is open: errors, refused styles and scripts, failed requests. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** The page comes alive without a complaint, and no wider than its window. */
async function expectWhole(page: Page, path: string, status = 200): Promise<void> {
  const heard = complaints(page);
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  await comeAlive(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const unexpected = heard.filter((line) => !(status === 404 && line.includes('404')));
  expect(unexpected, path).toEqual([]);
}

/** The same, and axe finds nothing. */
async function expectSound(page: Page, path: string, status = 200): Promise<void> {
  await expectWhole(page, path, status);
  expect(await violations(page)).toEqual([]);
}

for (const [colorScheme, width] of [
  ['light', 320],
  ['dark', 1440],
] as const) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const path of TEMPLATES) {
      test(`${path} is sound`, ({ page }) => expectSound(page, path));
    }

    test('an unknown page is not found, and helps on', async ({ page }) => {
      await expectSound(page, '/no-such-page', 404);
      await expect(page.locator('h1')).toHaveText('Page Not Found');
    });

    test('a game page of a league without draws and of one with draws is sound', async ({
      page,
      request,
    }) => {
      const games = await publishedGames(request);
      const sorts = [true, false].map((draws) =>
        games.find(
          ({ prediction }) => prediction && (prediction.drawProbability !== undefined) === draws,
        ),
      );
      for (const game of sorts) if (game) await expectSound(page, `/game/${game.id}`);
      expect(sorts.some(Boolean)).toBe(true);
    });
  });
}

test.describe('320 px', () => {
  test.use({ viewport: { width: 320, height: 900 } });
  for (const path of OTHERS) {
    test(`${path} is whole`, ({ page }) => expectWhole(page, path));
  }
});
