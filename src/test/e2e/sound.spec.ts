import type { Page } from '@playwright/test';
import { comeAlive } from './alive.ts';
import { violations } from './axe.ts';
import { endTransitions } from './endTransitions.ts';
import { publishedGames } from './games.ts';
import { OTHERS, TEMPLATES } from './routes.ts';
import { expect, readingTest as test } from './test.ts';

interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

const PHONE: Look = { colorScheme: 'light', width: 320 };
const DESK: Look = { colorScheme: 'dark', width: 1440 };

/** Collects the browser's complaints while the page is open: errors, blocked styles and scripts, failed requests. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

/** Sets a page's color scheme and width, before or after it opens. */
async function look(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  await endTransitions(page);
}

async function open(page: Page, path: string, status = 200): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.status(), path).toBe(status);
  await comeAlive(page);
}

/** Expects the open page to be no wider than its window. */
async function expectNoWider(page: Page, path: string, { width }: Look): Promise<void> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide, `${path}: pixels wide in a window of ${width}`).toBeLessThanOrEqual(width);
}

function expectNoComplaint(heard: readonly string[], path: string, status = 200): void {
  const unexpected = heard.filter((line) => !(status === 404 && line.includes('404')));
  expect(unexpected, `${path}: what the browser complains about`).toEqual([]);
}

/** Expects the page to hydrate without a complaint, and to be no wider than its window. */
async function expectWhole(page: Page, path: string): Promise<void> {
  const heard = complaints(page);
  await look(page, PHONE);
  await open(page, path);
  await expectNoWider(page, path, PHONE);
  expectNoComplaint(heard, path);
}

/**
 * The same at desktop and phone width, plus no finding of axe at either. The page opens at desktop width: there, its scripts
 * do everything they do on a phone, and also open what fits.
 */
async function expectSound(page: Page, path: string, status = 200): Promise<void> {
  const heard = complaints(page);
  await look(page, DESK);
  await open(page, path, status);
  for (const each of [DESK, PHONE]) {
    await look(page, each);
    await expectNoWider(page, path, each);
    const found = await violations(page);
    expect(found, `${path}: axe, ${each.colorScheme}, ${each.width} px`).toEqual([]);
  }
  expectNoComplaint(heard, path, status);
}

test.describe('dark at 1440 px and light at 320 px', () => {
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

test.describe('light at 320 px', () => {
  for (const path of OTHERS) {
    test(`${path} is whole`, ({ page }) => expectWhole(page, path));
  }
});
