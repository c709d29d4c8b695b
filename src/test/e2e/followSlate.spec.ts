import type { APIRequestContext, Page } from '@playwright/test';
import { slateStatus } from '#contract/slateStatus.ts';
import { findLeague } from '#domain/leagues/findLeague.ts';
import { clockTime } from '#domain/time/time.ts';
import { PAGE_LINES } from '#domain/words/pageLines.ts';
import { openFresh } from './fresh.ts';
import { publishedGames } from './games.ts';
import { readPage, texts } from './html.ts';
import { expect, test } from './test.ts';

/** Content hash of a slate before the published one. */
const EARLIER = 'f'.repeat(64);
/** A figure that no sample game has: a page of the earlier slate shows it for every game. */
const FIGURE = '3%';
const PARTS = '**/api/pages/*';
const CARD = '[data-card]';
const FIGURES = `${CARD} .percent`;

/** A page as built from an earlier slate, with other figures. */
const earlier = (html: string): string =>
  html
    .replace(/<meta name="slate" content="[^"]*"/, `<meta name="slate" content="${EARLIER}"`)
    .replaceAll(/(<span class="percent">)[^<]*/g, `$1${FIGURE}`)
    .replaceAll(/(data-part="count">)[^<]*/g, '$17');

async function routeEarlier(page: Page, path: string, change = earlier): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

/** Opens a page built from an earlier slate, twenty minutes after the build. */
async function openEarlier(page: Page, path: string, change = earlier): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  await routeEarlier(page, path, change);
  await page.goto(path);
}

const part = (page: Page, name: string) => page.locator(`[data-part="${name}"]`);

/** The figures of a page's cards in the published slate. */
const figuresUp = async (request: APIRequestContext, path: string) =>
  texts(await readPage(request, path), FIGURES);

test.describe('a page built before the slate that is up', () => {
  for (const path of [
    '/predictions',
    '/predictions/by-price',
    '/predictions/cards',
    '/',
    '/league/nba',
    '/league/nba/best-first',
  ]) {
    test(`${path} shows all of the later one`, async ({ page, request }) => {
      const figures = await figuresUp(request, path);
      const built = await readPage(request, path);
      await openEarlier(page, path);
      await expect(page.locator(FIGURES)).toHaveText(figures);
      await expect(page.locator('meta[name="slate"]')).not.toHaveAttribute('content', EARLIER);
      // Every attribute that the build writes into a part is also in the page of a later slate.
      for (const { attributes } of built.querySelectorAll('[data-part]')) {
        const name = attributes['data-part'] ?? '';
        // What a template holds is not among the text around it.
        const now = await part(page, name).evaluate((each) =>
          [each, ...[...each.querySelectorAll('template')].map(({ content }) => content)].some(
            ({ textContent }) => textContent?.trim(),
          ),
        );
        const then = built.querySelector(`[data-part="${name}"]`)?.text.trim() !== '';
        expect(now, name).toBe(then);
      }
    });
  }

  test('/predictions counts the later games and says when they are of', async ({
    page,
    request,
  }) => {
    const games = await publishedGames(request);
    const answer = await request.get(slateStatus.path);
    const { asOf } = slateStatus.answer.parse(await answer.json());
    const newest = Object.entries(asOf)
      .flatMap(([name, instant]) => (findLeague(name) ? [instant] : []))
      .sort()
      .at(-1);
    await openEarlier(page, '/predictions');
    await expect(part(page, 'count')).toHaveText(String(games.length));
    const chips = page.getByRole('navigation', { name: 'Filter by league' });
    await expect(chips.locator('.chip').first()).toHaveText(`All ${games.length}`);
    await expect(page.locator('time[data-stamp]')).toHaveText(clockTime(newest ?? ''));
  });

  test('keeps what it has where the later one cannot be had, and says so in one line', async ({
    page,
    request,
  }) => {
    const figures = await figuresUp(request, '/league/nba');
    await page.route(PARTS, (route) => route.fulfill({ status: 503, body: 'down' }));
    await openEarlier(page, '/league/nba');
    const failed = page.getByRole('alert').filter({ hasText: 'Failed to fetch games' });
    await expect(failed).toBeVisible();
    await expect(page.locator(FIGURES)).toHaveText(figures.map(() => FIGURE));
    await page.unroute(PARTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(FIGURES)).toHaveText(figures);
    await expect(failed).toBeHidden();
  });

  test('takes nothing that another build has drawn: its own page is a click away', async ({
    page,
    request,
  }) => {
    const figures = await figuresUp(request, '/league/nba');
    await page.route(PARTS, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/href="[^"]*[.]css"/, 'href="/other.css"');
      await route.fulfill({ response, body });
    });
    await openEarlier(page, '/league/nba');
    await expect(page.getByRole('alert')).toContainText('Failed to fetch games');
    await expect(page.locator(FIGURES)).toHaveText(figures.map(() => FIGURE));
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator(FIGURES)).toHaveText(figures);
  });

  test('leaves open what a reader has opened, whatever figures its line has by then', async ({
    page,
  }) => {
    const { promise: opened, resolve } = Promise.withResolvers<void>();
    await page.route(PARTS, async (route) => {
      await opened;
      await route.continue();
    });
    await openEarlier(page, '/ufc', (html) =>
      earlier(html).replace(/Decision \d+%/g, 'Decision 1%'),
    );
    const fold = page.getByRole('article').filter({ hasText: 'Yan Xiaonan' }).locator('details');
    await fold.getByText('Decision 1%').click();
    await expect(fold).toHaveAttribute('open');
    resolve();
    await expect(fold.getByText('Decision 1%')).toHaveCount(0);
    await expect(fold).toHaveAttribute('open');
    await expect(page.locator('main article details[open]')).toHaveCount(1);
  });

  test('keeps a what-if that a reader has set while its prediction stands', async ({
    page,
    request,
  }) => {
    const [game] = (await publishedGames(request)).filter(({ prediction }) => prediction);
    const { promise: set, resolve } = Promise.withResolvers<void>();
    await page.route('**/api/games/*/page', async (route) => {
      await set;
      await route.continue();
    });
    await openEarlier(page, `/game/${game?.id}`);
    const whatIf = page.locator('#what-if');
    await whatIf.locator('summary').first().click();
    const slider = whatIf.getByRole('slider').first();
    await expect(whatIf.locator('.in-a-line')).toContainText('as published');
    await slider.press('ArrowRight');
    await expect(page).toHaveURL(/#what-if=game-/);
    const moved = await slider.inputValue();
    const line = (await whatIf.locator('.in-a-line').textContent()) ?? '';
    await expect(page.locator('meta[name="slate"]')).toHaveAttribute('content', EARLIER);
    resolve();
    await expect(page.locator('meta[name="slate"]')).not.toHaveAttribute('content', EARLIER);
    await expect(whatIf.locator('.in-a-line')).toHaveText(line);
    await expect(slider).toHaveValue(moved);
    await slider.press('ArrowRight');
    await expect(slider).not.toHaveValue(moved);
    await expect(whatIf.locator('.in-a-line')).not.toHaveText(line);
  });

  test('where the script that draws it is gone, too, the site has another build', async ({
    page,
  }) => {
    await page.route(/\/_astro\/takeLater\b/, (route) => route.fulfill({ status: 404 }));
    await openEarlier(page, '/ufc');
    await expect(page.getByText(PAGE_LINES.newer)).toBeVisible();
    await expect(page.locator('meta[name="slate"]')).toHaveAttribute('content', EARLIER);
  });

  test('shows skeletons in an empty list while the later one is on its way', async ({ page }) => {
    const empty = (html: string) =>
      earlier(html)
        .replaceAll('data-card=', 'data-gone=')
        .replace(
          '</main>',
          '<template data-waiting="games"><p>Loading games</p></template></main>',
        );
    const { promise: asked, resolve } = Promise.withResolvers<void>();
    await page.route(PARTS, async (route) => {
      await asked;
      await route.continue();
    });
    await openEarlier(page, '/predictions', empty);
    await expect(part(page, 'games')).toHaveText('Loading games');
    resolve();
    await expect(page.locator(CARD).first()).toBeVisible();
    await expect(page.getByText('Loading games')).toHaveCount(0);
  });

  test('takes the later slate before it shows one league of it', async ({ page, request }) => {
    const games = await publishedGames(request);
    // The page is too recent to update by itself; choosing a league makes it.
    await routeEarlier(page, '/predictions');
    await page.goto('/predictions?league=nba');
    await expect(page.locator(`${CARD}:visible .percent`).first()).not.toHaveText(FIGURE);
    await expect(part(page, 'count')).toHaveText(String(games.length));
    const chosen = page.locator('.chip[aria-current="true"]');
    await expect(chosen).toHaveCount(1);
    await expect(chosen).toContainText('NBA');
  });
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
  const figures = await figuresUp(request, '/league/nba');
  const board = await (await request.get('/api/odds/espn')).json();
  const moved = board.NBA.map((entry: { odds: object }) => ({
    ...entry,
    odds: { ...entry.odds, spread: { line: -13.5 } },
  }));
  await routeEarlier(page, '/league/nba');
  await openFresh(page, '/league/nba');
  await expect(page.locator(FIGURES)).toHaveText(figures.map(() => FIGURE));
  await page.route('**/api/odds/espn', (route) => route.fulfill({ json: { NBA: moved } }));
  await page.clock.runFor(5 * 60_000 + 1000);
  await expect(page.locator(FIGURES)).toHaveText(figures);
});
