import type { Page } from '@playwright/test';
import { type ListedGameAnswer, listedGameSchema } from '#contract/game.ts';
import { likeliestWinner } from '#domain/likeliestWinner.ts';
import type { CardGame } from '#domain/listedGame.ts';
import { percent } from '#domain/numbers.ts';
import { clockTime } from '#domain/time.ts';
import { openFresh } from './fresh.ts';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

const LATER = 'f'.repeat(64);
/** When the later slate's data are of: an hour before the reader looks. */
const dataTime = (now: number): string => new Date(now - 3_600_000).toISOString();

type Games = readonly ListedGameAnswer[];

/** The same game predicted anew: whatever a page shows of it is another figure. */
function predictedAnew(game: ListedGameAnswer, asOf: string): ListedGameAnswer {
  const { prediction } = game;
  if (!prediction) return game;
  const drawn = prediction.drawProbability;
  return {
    ...game,
    asOf,
    prediction: {
      ...prediction,
      homeWinProbability: 91 - drawn,
      awayWinProbability: 9,
      confidenceRating: 91 - drawn,
    },
  };
}

const LATER_MS = 20 * 60_000;

/** Opens a page twenty minutes after its build, with another slate up. */
async function openLater(page: Page, path: string, answers: Readonly<Record<string, unknown>>) {
  await page.clock.setFixedTime(Date.now() + LATER_MS);
  await page.route('**/api/slate', (route) =>
    route.fulfill({ json: { contentHash: LATER, asOf: {} } }),
  );
  for (const [address, json] of Object.entries(answers)) {
    await page.route(address, (route) =>
      json === undefined ? route.fulfill({ status: 500, json: {} }) : route.fulfill({ json }),
    );
  }
  await page.goto(path);
}

const ALL = '**/api/games/upcoming';
const NBA = '**/api/games/upcoming?league=nba';
const STATS = '**/api/stats/platform';
const text = (page: Page, part: string) => page.locator(`[data-part="${part}"]`);

test.describe('a page built before the slate that is up', () => {
  test('/predictions shows all of the later one: count, average, chips, cards, and when it is of', async ({
    page,
    request,
  }) => {
    const games = (await publishedGames(request)).slice(3);
    const asOf = dataTime(Date.now());
    const later: Games = games.map((game) => predictedAnew(game, asOf));
    const sure = later.flatMap(({ prediction }) => prediction?.confidenceRating ?? []);
    const average = sure.reduce((sum, each) => sum + each, 0) / sure.length;
    await openLater(page, '/predictions', { [ALL]: later });
    await expect(text(page, 'count')).toHaveText(String(later.length));
    await expect(text(page, 'average')).toHaveText(`${Math.round(average)}%`);
    const chips = page.getByRole('navigation', { name: 'Filter by league' });
    await expect(chips.locator('.chip').first()).toHaveText(`All ${later.length}`);
    await expect(page.locator('article.card.game')).toHaveCount(12);
    for (const card of await page.locator('article.card.game').all()) {
      await expect(card.locator('.team.away .percent')).toHaveText('9%');
    }
    await expect(page.locator('time[data-stamp]')).toHaveText(clockTime(asOf));
  });

  test('the home page’s chart and its two lines of the night are of the later slate too', async ({
    page,
    request,
  }) => {
    const asOf = dataTime(Date.now());
    const later = (await publishedGames(request)).map((game) => predictedAnew(game, asOf));
    await openLater(page, '/', { [ALL]: later });
    await expect(text(page, 'hero').locator('.cap.away b')).toHaveText('9%');
    const games = later.map((game) => listedGameSchema.parse(game) as CardGame);
    const winner = likeliestWinner(games, new Date(Date.now() + LATER_MS));
    const said = winner ? ` ${percent(winner.share)} over ` : '';
    await expect(text(page, 'glance')).toContainText(said);
    await expect(text(page, 'chips').locator('.chip').first()).toHaveText(`All ${later.length}`);
  });

  test('a league page shows tiles, cards and table of the later one', async ({ page, request }) => {
    const asOf = dataTime(Date.now());
    const [game] = (await publishedGames(request)).filter(({ league }) => league === 'NBA');
    if (!game) throw new Error('The sample slate has no NBA game');
    const stats = { totalPredictions: 4321, winRate: 55.5, roi: -1.5, todaysGames: 77, asOf };
    await openLater(page, '/league/nba', { [NBA]: [predictedAnew(game, asOf)], [STATS]: stats });
    await expect(text(page, 'tiles').locator('dd:not(.remark)')).toHaveText([
      '4,321',
      '55.5%',
      '−1.5%',
      '77',
    ]);
    await expect(page.locator('article.card.game')).toHaveCount(1);
    await expect(page.locator('article.card.game .team.away .percent')).toHaveText('9%');
    await expect(text(page, 'table').locator('tbody tr:has(td)')).toHaveCount(1);
    await expect(text(page, 'table').locator('tbody td').nth(1)).toHaveText('9%');
  });

  test('shows none of it where a part cannot be had, and says so in one line', async ({
    page,
    request,
  }) => {
    const games = (await publishedGames(request)).filter(({ league }) => league === 'NBA');
    await openLater(page, '/league/nba', { [NBA]: [], [STATS]: undefined });
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch games' });
    await expect(failed).toBeVisible();
    await expect(page.locator('article.card.game')).toHaveCount(games.length);
    await page.unroute(STATS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No upcoming games found for NBA')).toBeVisible();
    await expect(failed).toBeHidden();
  });

  test('says that its list is empty now, and has no table', async ({ page }) => {
    await openLater(page, '/league/nba', { [NBA]: [] });
    await expect(page.getByText('No upcoming games found for NBA')).toBeVisible();
    await expect(page.locator('article.card.game')).toHaveCount(0);
    await expect(page.locator('.slate-table')).toHaveCount(0);
  });

  test('/predictions says that no games are left, and the chips go', async ({ page }) => {
    await openLater(page, '/predictions', { [ALL]: [] });
    await expect(page.getByText('No games found')).toBeVisible();
    await expect(text(page, 'count')).toHaveText('0');
    await expect(page.locator('.chip')).toHaveCount(0);
  });

  test('takes the later slate before it shows one league of it', async ({ page, request }) => {
    const asOf = dataTime(Date.now());
    const later = (await publishedGames(request)).map((game) => predictedAnew(game, asOf));
    const nba = later.filter(({ league }) => league === 'NBA');
    // Young enough not to ask by itself: choosing a league does.
    await page.route('**/api/slate', (route) =>
      route.fulfill({ json: { contentHash: LATER, asOf: {} } }),
    );
    await page.route(ALL, (route) => route.fulfill({ json: later.slice(1) }));
    await page.route(NBA, (route) => route.fulfill({ json: nba }));
    await page.goto('/predictions?league=nba');
    await expect(page.locator('article.card.game:visible').first()).toContainText('9%');
    await expect(text(page, 'count')).toHaveText(String(later.length - 1));
  });
});

test('a card that cannot be drawn costs itself, not the list', async ({ page, request }) => {
  const games = (await publishedGames(request)).filter(({ league }) => league === 'NBA');
  const [first, ...rest] = games;
  const odd = {
    ...first,
    homeTeam: { ...first?.homeTeam, record: { wins: 1 } },
    odds: [{ source: 'espn', moneyline: 5 }, null],
    prediction: { ...first?.prediction, simulationData: { margins: [0, [{}]], totals: 'x' } },
  };
  await openLater(page, '/league/nba', { [NBA]: [odd, { id: 'x' }, null, ...rest] });
  await expect(page.locator('meta[name="slate"]')).toHaveAttribute('content', LATER);
  expect(await page.locator('article.card.game').count()).toBeGreaterThanOrEqual(rest.length);
});

test('odds are asked again every five minutes while the page is seen, of our own store', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(sent.url()));
  const odds = () => asked.filter((url) => url.includes('/api/odds/')).length;
  await openFresh(page, '/league/nba');
  await page.waitForLoadState('networkidle');
  expect(odds()).toBe(0);
  await page.clock.runFor(5 * 60_000 + 1000);
  await expect.poll(odds).toBe(2);
  await page.clock.runFor(5 * 60_000 + 1000);
  await expect.poll(odds).toBe(4);
  const origin = new URL(page.url()).origin;
  expect(asked.filter((url) => new URL(url).origin !== origin && !/espncdn/.test(url))).toEqual([]);
});

test('a price that has moved brings the slate it is of, whole', async ({ page, request }) => {
  const asOf = dataTime(Date.now());
  const games = (await publishedGames(request)).filter(({ league }) => league === 'NBA');
  const board = await (await request.get('/api/odds/espn')).json();
  const moved = board.NBA.map((entry: { odds: object }) => ({
    ...entry,
    odds: { ...entry.odds, spread: { line: -13.5 } },
  }));
  await openFresh(page, '/league/nba');
  await page.route('**/api/odds/espn', (route) => route.fulfill({ json: { NBA: moved } }));
  await page.route('**/api/slate', (route) =>
    route.fulfill({ json: { contentHash: LATER, asOf: {} } }),
  );
  await page.route(NBA, (route) =>
    route.fulfill({ json: games.map((game) => predictedAnew(game, asOf)) }),
  );
  await page.clock.runFor(5 * 60_000 + 1000);
  await expect(page.locator('article.card.game .team.away .percent').first()).toHaveText('9%');
});
