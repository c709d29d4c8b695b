import type { Page } from '@playwright/test';
import { FOLLOWED_KEY, PLAYER_GAMES_KEY } from '#client/follow/key.ts';
import { followedText } from '#domain/follow/followedText.ts';
import { violations } from './axe.ts';
import { playedLine, toldGames, withPlayedGames } from './playedGames.ts';
import { shiftOf } from './shifts.ts';
import { expect, test } from './test.ts';

const stripOf = (page: Page, of: string) => page.locator(`[data-live-strip="${of}"]`);
/** A strip that pushed the page down would move it by near a tenth; on a slow machine a table's columns settle as its rows come, by up to .006. */
const STILL = 0.01;

const PAGES = [
  ['/league/nfl', 'NFL', '?league=NFL'],
  ['/predictions', 'all', ''],
  ['/', 'all', ''],
] as const;

for (const [path, of, query] of PAGES) {
  test(`${path}: games being played stand above the list`, async ({ page }) => {
    const answer = [toldGames(1), toldGames(2, { stage: 'ended', detail: 'Final/OT' })];
    for (const width of [320, 1_280]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = [
        playedLine(1, 1),
        playedLine(2, 4),
        playedLine(3, 0.1),
        playedLine(4, -1),
        playedLine(5, 5.1),
      ];
      const asked = await withPlayedGames(page, path, lines, answer);
      await page.goto(path);
      const rows = stripOf(page, of).locator('li:visible');
      await expect(rows).toHaveText([
        /^Giants 10 – 17 Eagles\s*8:14 - 3rd Quarter\s*Eagles 78\.1% \(57\.3% before\)$/,
        /^Giants 10 – 17 Eagles\s*Final, OT\s*Eagles 57\.3% before$/,
        /^Giants @ Eagles\s*No score told yet\s*Eagles 57\.3% before$/,
      ]);
      await expect(rows.first().getByRole('link')).toHaveAttribute('href', '/game/1');
      expect(new Set(asked)).toEqual(new Set([query]));
      expect(await violations(page, `[data-live-strip="${of}"]`)).toEqual([]);
      await page.unrouteAll();
    }
  });
}

test('they come in without moving a league’s page, a phone’s and a wide one’s', async ({
  page,
}) => {
  for (const width of [320, 1_280]) {
    await page.setViewportSize({ width, height: 900 });
    const answer = [toldGames(1), toldGames(2, { stage: 'ended', detail: 'Final/OT' })];
    await withPlayedGames(page, '/league/nfl', [playedLine(1, 1), playedLine(2, 4)], answer);
    expect(await shiftOf(page, '/league/nfl'), `at ${width}`).toBeLessThan(STILL);
    await expect(stripOf(page, 'NFL')).toContainText('Eagles 78.1% (57.3% before)');
    await page.unrouteAll();
  }
});

test('while no game is on, nothing is shown, kept free or asked', async ({ page }) => {
  const asked = await withPlayedGames(
    page,
    '/league/nfl',
    [playedLine(1, -1), playedLine(2, 6)],
    [],
  );
  await page.goto('/league/nfl');
  await page.waitForLoadState('networkidle');
  await expect(stripOf(page, 'NFL')).toBeHidden();
  const place = await page.locator('[data-strip-place]').boundingBox();
  expect(place?.height).toBe(0);
  expect(asked).toEqual([]);
});

test('My teams have the followed ones alone, above the list', async ({ page }) => {
  const text = followedText([{ id: 'nfl:new-york-giants', at: '2026-11-27T12:00:00.000Z' }]);
  await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
    FOLLOWED_KEY,
    text,
  ] as const);
  const own = 'nfl nfl:new-york-giants nfl:philadelphia-eagles';
  await withPlayedGames(
    page,
    '/',
    [playedLine(1, 1), playedLine(2, 1, own)],
    [toldGames(1), toldGames(2)],
  );
  expect(await shiftOf(page, '/')).toBeLessThan(STILL);
  const strip = stripOf(page, 'mine');
  await expect(strip.locator('li')).toHaveCount(1);
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/game/2');
  await expect(strip).toContainText('Eagles 78.1% (57.3% before)');
});

test('My teams have a followed player’s game, too', async ({ page }) => {
  const text = followedText([{ id: 'nfl:p-3139477', at: '2026-11-27T12:00:00.000Z' }]);
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of kept) localStorage.setItem(key, value);
    },
    [
      [FOLLOWED_KEY, text],
      [PLAYER_GAMES_KEY, '2'],
    ] as const,
  );
  await withPlayedGames(
    page,
    '/',
    [playedLine(1, 1), playedLine(2, 1)],
    [toldGames(1), toldGames(2)],
  );
  await page.goto('/');
  const strip = stripOf(page, 'mine');
  await expect(strip.locator('li')).toHaveCount(1);
  await expect(strip.getByRole('link')).toHaveAttribute('href', '/game/2');
});

test('many games are folded; without an answer their names and what was said before stay', async ({
  page,
}) => {
  const lines = Array.from({ length: 20 }, (_, at) => playedLine(at + 1, 2));
  await withPlayedGames(page, '/league/nfl', lines, 'down');
  await page.goto('/league/nfl');
  const strip = stripOf(page, 'NFL');
  await expect(strip.locator('li:visible')).toHaveCount(8);
  await expect(strip.locator('li').first()).toHaveText(
    /Giants @ Eagles\s*Under way\s*Eagles 57\.3% before/,
  );
  await strip.getByText('12 more').click();
  await expect(strip.locator('li:visible')).toHaveCount(20);
});

test('a game that begins meanwhile comes where nobody sees the page move', async ({ page }) => {
  await page.clock.install();
  await withPlayedGames(page, '/league/nfl', [playedLine(1, -0.01)], [toldGames(1)]);
  await page.goto('/league/nfl');
  await page.clock.runFor(2 * 60_000);
  await expect(stripOf(page, 'NFL')).toBeHidden();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.clock.runFor(60_000);
  await expect(stripOf(page, 'NFL').locator('li')).toContainText('Giants 10 – 17 Eagles');
});

test('who has asked for a break sees none of it, and nothing is asked', async ({ page }) => {
  const asked = await withPlayedGames(page, '/league/nfl', [playedLine(1, 1)], [toldGames(1)]);
  await page.addInitScript(() =>
    localStorage.setItem('sportsSimPause', new Date(Date.now() + 86_400_000).toISOString()),
  );
  await page.goto('/league/nfl');
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('You are taking a break')).toBeVisible();
  await expect(stripOf(page, 'NFL')).toBeHidden();
  expect(asked).toEqual([]);
});
