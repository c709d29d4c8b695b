import type { Page } from '@playwright/test';
import { PATHS } from '#contract/paths.ts';
import { longDate } from '#domain/time/time.ts';
import { PAGE_LINES } from '#domain/words/pageLines.ts';
import { publishedGames } from './games.ts';
import { readPage, texts } from './html.ts';
import { expect, test } from './test.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const EARLIER = 'f'.repeat(64);
const FIGURES = 'article.card.game .percent';

/** Answers that another slate is up than any page was built from. */
const routeOtherSlate = (page: Page) =>
  page.route(`**${PATHS.slateStatus}`, (route) =>
    route.fulfill({ json: { contentHash: EARLIER, asOf: {} } }),
  );

/** The page as built from an earlier slate, with other figures. */
async function openEarlier(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 20 * MINUTE);
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/<meta name="slate" content="[^"]*"/, `<meta name="slate" content="${EARLIER}"`)
        .replaceAll(/(<span class="percent">)[^<]*/g, '$13%');
      await route.fulfill({ response, body });
    },
  );
  await page.goto(path);
}

test('an open page that midnight overtakes is drawn anew, on the same slate', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  const next = Date.now() + DAY;
  await page.clock.setFixedTime(next);
  await page.goto('/predictions');
  await expect.poll(() => asked).toContain('/api/pages/predictions');
  await expect(page.locator('[data-part="day"]')).toHaveText(longDate(new Date(next)));
});

test('after its start a game is under way in card and table, before anything has been asked', async ({
  page,
  request,
}) => {
  const [game] = await publishedGames(request);
  if (!game) throw new Error('The sample slate has no game');
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.setFixedTime(Date.parse(game.gameTime) + 30 * MINUTE);
  await page.goto(`/league/${game.league.toLowerCase()}`);
  // What has begun is last, below the fold of a long table.
  await page.locator('main details.disclose').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  for (const place of ['article.card.game', 'tbody tr']) {
    const own = page.locator(`${place}:has(a[href="/game/${game.id}"])`).first();
    await expect(own.getByText('Under way').first()).toBeVisible();
    await expect(own.getByText('No edge')).toBeHidden();
  }
});

test('a team’s page takes a later slate', async ({ page, request }) => {
  const [game] = await publishedGames(request);
  const slug = game?.homeTeam.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const path = `/team/${game?.league.toLowerCase()}/${slug}`;
  const figures = texts(await readPage(request, path), FIGURES);
  await openEarlier(page, path);
  await expect(page.locator(FIGURES)).toHaveText(figures);
});

test('UFC’s cards are drawn from the later slate', async ({ page }) => {
  await openEarlier(page, '/ufc');
  await expect(page.locator('meta[name="slate"]')).not.toHaveAttribute('content', EARLIER);
  await expect(page.getByRole('heading', { name: 'Main Event' }).first()).toBeVisible();
});

test('a game that has left the slate says so over what was last published of it', async ({
  page,
  request,
}) => {
  const [game] = await publishedGames(request);
  await routeOtherSlate(page);
  await page.route('**/api/games/*/page', (route) => route.fulfill({ status: 404, body: '' }));
  await page.clock.setFixedTime(Date.now() + 20 * MINUTE);
  await page.goto(`/game/${game?.id}`);
  await expect(page.getByText(PAGE_LINES.leftSlate)).toBeVisible();
  await expect(page.locator('.prediction-view')).toBeVisible();
});

for (const path of ['/f1', '/nascar', '/golf/pga-tour', '/golf', '/tennis', '/boxing']) {
  test(`${path} is drawn from the later slate`, async ({ page }) => {
    await openEarlier(page, path);
    await expect(page.locator('meta[name="slate"]')).not.toHaveAttribute('content', EARLIER);
    await expect(page.locator('#page-line')).toHaveCount(0);
  });
}

test('a match’s page takes a later slate', async ({ page, request }) => {
  const tennis = await (await request.get('/tennis')).text();
  const path = /href="(\/tennis\/[a-z0-9-]+-\d+)"/.exec(tennis)?.[1];
  test.skip(path === undefined, 'no match to come is predicted');
  await openEarlier(page, path ?? '');
  await expect(page.locator('meta[name="slate"]')).not.toHaveAttribute('content', EARLIER);
  await expect(page.getByRole('heading', { name: 'Set betting' })).toBeVisible();
});

test('where our own API is away, an open page goes on by the clock', async ({ page, request }) => {
  const timed = (await readPage(request, '/f1')).querySelectorAll('[data-start]');
  const starts = timed.map((each) => Date.parse(each.getAttribute('data-start') ?? ''));
  const [first = 0, second] = [...new Set(starts)].toSorted((one, other) => one - other);
  expect(second, 'two races to come are predicted').toBeDefined();
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.install({ time: first - 2 * MINUTE });
  await page.goto('/f1');
  const blocks = page.locator('[data-by-clock] > *');
  await expect(blocks.first()).toHaveAttribute('id', 'featured');
  const title = await page.title();
  await page.clock.runFor(4 * MINUTE);
  await expect(blocks.last()).toHaveAttribute('id', 'featured');
  await expect(blocks.last().getByText('Under way').first()).toBeVisible();
  expect(await page.title()).not.toBe(title);
});

test('an open page of boxing asks again for a later slate', async ({ page }) => {
  let asked = 0;
  await page.route('**/api/boxing/upcoming', (route) => {
    asked += 1;
    return route.continue();
  });
  await routeOtherSlate(page);
  await page.clock.install({ time: Date.now() + 20 * MINUTE });
  await page.goto('/boxing');
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  const before = asked;
  await page.clock.runFor(6 * MINUTE);
  await expect.poll(() => asked).toBeGreaterThan(before);
});

test('where a part’s script does not arrive, the page says so and offers to reload', async ({
  page,
  request,
}) => {
  const game = (await publishedGames(request)).find(({ prediction }) => prediction);
  await page.goto(`/game/${game?.id}`);
  await page.waitForLoadState('networkidle');
  await page.route('**/_astro/*.js', (route) => route.abort());
  // The fold around it opens, and with it comes its script.
  await page.evaluate(() => {
    location.hash = 'analyzer';
  });
  await expect(page.getByText(PAGE_LINES.chunk).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload the page' }).first()).toBeVisible();
});
