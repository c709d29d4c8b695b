import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { INDIVIDUAL_SPORTS } from '#domain/answers/individualEvent.ts';
import { GOLF_TOURS } from '#domain/eventLeague.ts';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { comeAlive } from './alive.ts';
import { publishedGames } from './games.ts';
import { expect, test } from './test.ts';

const ROUTES = [
  '/',
  '/predictions',
  ...[...TEAM_LEAGUES, ...INDIVIDUAL_SPORTS].map((league) => `/league/${league.toLowerCase()}`),
  '/league-not-found',
  '/responsible-gambling',
  '/subscribe',
  '/track-record',
  '/search',
  '/search?q=lakers',
  '/ufc',
  '/boxing',
  '/tennis',
  '/f1',
  '/nascar',
  '/golf',
  ...GOLF_TOURS.map((tour) => `/golf/${tour}`),
];

/** What the browser complains about while the page is open: errors, refused styles and scripts, failed requests. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  return heard;
}

async function expectSound(page: Page, path: string, status = 200): Promise<void> {
  const heard = complaints(page);
  const answer = await page.goto(path);
  expect(answer?.status()).toBe(status);
  await expect(page.locator('h1')).toHaveCount(1);
  await comeAlive(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  const unexpected = heard.filter((line) => !(status === 404 && line.includes('404')));
  expect(unexpected).toEqual([]);
}

/** One screen of each kind: every route is opened narrow and light, wide and dark, these also the other way round. */
const KINDS = [
  '/',
  '/predictions',
  '/league/nfl',
  '/league/tennis',
  '/ufc',
  '/boxing',
  '/tennis',
  '/f1',
  '/nascar',
  '/golf',
  '/golf/pga-tour',
];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1440]) {
    const every = (colorScheme === 'light') === (width === 320);
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } });

      for (const path of every ? ROUTES : KINDS) {
        test(`${path} is sound`, ({ page }) => expectSound(page, path));
      }

      test('an unknown page is not found, and helps on', async ({ page }) => {
        await expectSound(page, '/no-such-page', 404);
        await expect(page.locator('h1')).toHaveText('Page Not Found');
      });

      test('a game page of each sport is sound', async ({ page, request }) => {
        const games = await publishedGames(request);
        for (const league of ['NFL', 'NBA', 'NHL', 'EPL']) {
          const game = games.find((candidate) => candidate.league === league);
          if (!game) continue;
          await expectSound(page, `/game/${game.id}`);
        }
      });
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('today’s games, a league and a game can be read', async ({ page }) => {
    await page.goto('/predictions');
    await expect(
      page.getByRole('heading', { name: "Today's Games & Best +EV Bets" }),
    ).toBeVisible();
    const cards = page.locator('main a[href^="/game/"]');
    expect(await cards.count()).toBeGreaterThan(5);
    expect(await cards.count()).toBeLessThanOrEqual(12);
    await cards.first().click();
    await expect(page.getByRole('heading', { name: 'Projected Winner' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Monte Carlo Analysis' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/\/league\//);
    await expect(page.getByRole('heading', { name: 'Platform Performance' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Upcoming Games' })).toBeVisible();
    await page.getByRole('navigation', { name: 'Days' }).getByRole('link').last().click();
    await expect(page).toHaveURL(/#day-\d{4}-\d\d-\d\d$/);
  });

  test('a league out of season, and a team at rest, still have a rating', async ({ page }) => {
    for (const [league, teams] of [
      ['nfl', 32],
      ['mlb', 30],
    ] as const) {
      await page.goto(`/league/${league}`);
      const rows = page.locator('.ladder tbody tr');
      await expect(rows).toHaveCount(teams);
      await rows.last().getByRole('link').click();
      await expect(page.getByText(`Place ${teams} of ${teams}, with its neighbors`)).toBeVisible();
    }
  });
});

test('every page names its canonical path, and the active link is marked', async ({
  page,
  request,
}) => {
  const [game] = await publishedGames(request);
  for (const path of ['/', '/predictions', '/league/nfl', `/game/${game?.id}`]) {
    await page.goto(path);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    const shared = await page.locator('meta[property="og:url"]').getAttribute('content');
    expect(shared).toBe(canonical);
  }
  await page.goto('/');
  const active = page.getByRole('banner').locator('a[aria-current="page"]', { hasText: 'Home' });
  await expect(active).toHaveCount(1);
});

test('a game page describes its event to search engines', async ({ page, request }) => {
  const [game] = await publishedGames(request);
  await page.goto(`/game/${game?.id}`);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data: unknown[] = texts.flatMap((text) => JSON.parse(text));
  expect(JSON.stringify(data)).toContain('SportsEvent');
  expect(JSON.stringify(data)).toContain(game?.homeTeam.name);
});

/** Compressed bytes of JavaScript a page may load. */
const BUDGET = 90_000;

for (const path of [
  '/',
  '/predictions',
  '/league/nba',
  '/ufc',
  '/boxing',
  '/tennis',
  '/f1',
  '/nascar',
  '/golf/pga-tour',
  '/game/99999999',
]) {
  test(`${path} stays within its JavaScript budget`, async ({ page }) => {
    const sizes: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      sizes.push(
        answer
          .request()
          .sizes()
          .then((size) => size.responseBodySize),
      );
    });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeLessThan(BUDGET);
  });
}

test('guide and legal pages load no framework', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/responsible-gambling');
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('the bundled slate says what it is, on every page that shows it', async ({
  page,
  request,
}) => {
  const [game] = await publishedGames(request);
  for (const path of ['/', '/predictions', '/league/nfl', `/game/${game?.id}`]) {
    await page.goto(path);
    await expect(page.locator('body')).toContainText('Sample slate');
    await expect(page.locator('body')).toContainText(/sample odds|Sample game and odds/i);
  }
});
