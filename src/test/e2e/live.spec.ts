import type { Page } from '@playwright/test';
import { EXAMPLE_CURVE, EXAMPLE_LIVE } from '#contract/live/exampleLive.fixture.ts';
import type { GameLive } from '#contract/live/gameLive.ts';
import type { Recipe } from '#domain/game/prediction.ts';
import type { FootballState } from '#domain/live/gameState.ts';
import { liveFigures } from '#domain/live/liveFigures.ts';
import { footballLive } from '#engine/live/football/football.ts';
import { beginLive, liveGrid } from '#engine/live/liveGrid.ts';
import type { LiveSport } from '#engine/live/liveSport.ts';
import { violations } from './axe.ts';
import { publishedGames } from './games.ts';
import { expect, readingTest as test } from './test.ts';

/** Opens a football game's page as if it had begun long ago, with an answer of its own. */
async function openBegun(page: Page, live: GameLive | (() => GameLive)): Promise<number> {
  const games = await publishedGames(page.request);
  const game = games.find(({ league, prediction }) => league === 'NFL' && prediction);
  await page.route(`**/game/${game?.id}`, async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const begun = html.replace(/data-live-from="[^"]+"/, 'data-live-from="2026-01-01T00:00:00Z"');
    await route.fulfill({ response: answer, body: begun });
  });
  await page.route('**/api/games/*/live', (route) =>
    route.fulfill({ json: typeof live === 'function' ? live() : live }),
  );
  await page.route('**/api/games/*/live/curve', (route) => route.fulfill({ json: EXAMPLE_CURVE }));
  await page.goto(`/game/${game?.id}`);
  return game?.id ?? 0;
}

const panelOf = (page: Page) => page.locator('#live');

test('a game that has begun: chance now beside the chance before, the curve, every score as a table', async ({
  page,
}) => {
  await openBegun(page, EXAMPLE_LIVE);
  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: 'As it is played' })).toBeVisible();
  await expect(panel.getByText('8:14 - 3rd Quarter')).toBeVisible();
  const rows = panel.locator('[data-live-rows="chances"] tr');
  await expect(rows.nth(0)).toContainText(/21\.9%\s*42\.7%/);
  await expect(rows.nth(1)).toContainText(/78\.1%\s*57\.3%/);
  await expect(panel.locator('[data-live-rows="bets"] tr').nth(1)).toContainText(
    /Over 47\.5\s*41\.4%\s*50\.3%/,
  );
  await expect(panel.getByRole('img', { name: /57\.3% at the start/ })).toBeVisible();
  await panel.getByText('Every score, with the chance after it').click();
  await expect(panel.locator('[data-live-scores] tr')).toHaveCount(4);
  await expect(panel.getByText(/^27 points so far, about 19\.2 to come\.$/)).toBeVisible();
  expect(await violations(page, '#live')).toEqual([]);
  // It is for watching.
  await expect(panel.getByRole('link')).toHaveCount(0);
  await expect(panel.getByRole('button')).toHaveText(['Re-run this chance']);
});

test('a silent feed shows no chance and since when; before a feed has told of it nothing is shown', async ({
  page,
}) => {
  const { now: _, ...silent } = EXAMPLE_LIVE;
  await openBegun(page, { ...silent, silent: true });
  await expect(panelOf(page).getByRole('status')).toHaveText(
    /^The feed has been silent since 2:41 PM EST/,
  );
  await expect(panelOf(page).locator('[data-live-rows="chances"] tr').first()).toContainText('–');
  await page.unrouteAll();
  const { score: __, clock: ___, fall: ____, ...waiting } = silent;
  const asked = page.waitForResponse(/\/live$/);
  await openBegun(page, { ...waiting, stage: 'waiting' });
  await asked;
  await expect(panelOf(page)).toBeHidden();
});

test('a reader re-runs the chance of this very minute, and every figure is the same', async ({
  page,
}) => {
  let live = EXAMPLE_LIVE;
  const id = await openBegun(page, () => live);
  const text = await page.locator(`[data-rerun="game-${id}"] script`).textContent();
  const { prediction, recipe }: { prediction: number; recipe: Recipe } = JSON.parse(text ?? '');
  const state: FootballState = {
    sport: 'football',
    home: 17,
    away: 10,
    period: 3,
    secondsLeft: 494,
    possession: 'away',
    down: 2,
    distance: 7,
    yardsToGoal: 43,
    homeTimeouts: 3,
    awayTimeouts: 2,
  };
  const played = beginLive(footballLive as LiveSport, 'NFL', recipe);
  const lines = { spread: -1.5, total: 47.5 };
  const now = liveFigures(liveGrid(recipe, played, state), false, lines, state);
  live = { ...EXAMPLE_LIVE, gameId: id, predictionId: prediction, now };
  const button = panelOf(page).getByRole('button', { name: 'Re-run this chance' });
  await button.press('Enter');
  const said = panelOf(page).locator('[data-live-said]');
  await expect(said).toContainText(/^Your browser played the rest of 100,000 games/);
  await expect(said).toContainText('Every figure is the same as ours, to the last digit.');
  // Of another prediction than the page's there is no recipe here.
  live = { ...live, predictionId: prediction + 1 };
  await button.press('Enter');
  await expect(said).toContainText('another prediction');
});

test('a tournament’s board is the one of the page as it is served now, until it has ended', async ({
  page,
}) => {
  let told = { stage: 'playing', words: 'Round 2' };
  await page.route('**/golf/pga-tour', async (route) => {
    const answer = await route.fetch();
    const panel = `<section class="panel live" id="live" data-live="7" data-live-field="" data-live-from="2026-11-19T12:00:00Z" data-live-stage="${told.stage}"><p>${told.words}</p></section>`;
    const html = (await answer.text()).replace(/<main[^>]*>/, `$&${panel}`);
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto('/golf/pga-tour');
  const panel = panelOf(page);
  await expect(panel).toHaveText('Round 2');
  /** Whoever comes back to the page sees the newest. */
  const comesToShow = (words: string) =>
    expect(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(panel).toHaveText(words, { timeout: 2_000 });
    }).toPass();
  told = { stage: 'paused', words: 'Round 2 is suspended' };
  await comesToShow(told.words);
  told = { stage: 'ended', words: 'Final' };
  await comesToShow(told.words);
  await expect(panel).toHaveAttribute('data-live-stage', 'ended');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/golf/pga-tour')) asked += 1;
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(asked).toBe(0);
});
