import type { Page } from '@playwright/test';
import { GAME_PAGE, PATHS } from '#contract/paths.ts';
import type { Game } from '#domain/game/game.ts';
import { comeAlive } from './alive.ts';
import { openFresh } from './fresh.ts';
import { publishedGames } from './games.ts';
import { readPage, texts } from './html.ts';
import { publishLate } from './lateGame.ts';
import { openPlaces } from './lineups/openPlaces.ts';
import { expect, test } from './test.ts';

test.describe.configure({ mode: 'default' });

const NOT_FOUND = 'The requested game could not be found or does not exist.';

/** Limit of a page's JavaScript, compressed bytes. */
const BUDGET = 90_000;

const apiPath = (id: number): string => GAME_PAGE.replace(':id', String(id));

test.describe('a game published after the last build', () => {
  let late: Game;
  test.beforeAll(async () => {
    const starter = { name: 'Josh Allen', status: 'expected', basis: 'last starter' } as const;
    late = await publishLate('late-whole', { availability: { home: { starter } } });
  });

  test('is a whole page without a script: its own head, every section, its own frame', async ({
    request,
  }) => {
    const { id } = late;
    const page = await readPage(request, `/game/${id}`);
    const head = (selector: string, name: string) =>
      page.querySelector(selector)?.getAttribute(name);
    const [title = ''] = texts(page, 'title');
    expect(title).toMatch(
      /^Chiefs @ Bills, [A-Z][a-z]{2} \d+: odds and score, \d+–\d+ \| Simcast$/,
    );
    expect(head('link[rel=canonical]', 'href')).toMatch(new RegExp(`/game/${id}$`));
    expect(head('meta[property="og:url"]', 'content')).toMatch(new RegExp(`/game/${id}$`));
    expect(head('meta[property="og:title"]', 'content')).toBe(title);
    expect(head('meta[name=description]', 'content')).toContain('at');
    expect(head('meta[name=robots]', 'content')).toBe('index, follow');
    expect(texts(page, 'script[type="application/ld+json"]').join()).toContain(
      'Field of late-whole',
    );
    expect(texts(page, 'h2, h3')).toEqual(
      expect.arrayContaining([
        'Predicted winner',
        'Predicted Betting Lines',
        'Monte Carlo Analysis',
        'Interactive Prediction Analyzer',
        'Projected Starting Lineups',
        'How the prediction is made',
        'Confidence Rating',
        'Game Information',
        'Key Insights',
      ]),
    );
    expect(texts(page, '#ledger h3')[0]).toMatch(/^Ledger entry [\d,]+$/);
    // Each side has its players, or its eleven places.
    for (const side of page.querySelectorAll('#lineups [role=tabpanel]')) {
      const places = side
        .querySelectorAll('tr[data-places]')
        .map((row) => Number(row.getAttribute('data-places')));
      const players = side.querySelectorAll('tr[data-player]').length;
      expect(players > 0 || places.reduce((sum, each) => sum + each, 0) === 11).toBe(true);
    }
    expect(texts(page, '#lineups [data-who]')).toEqual([
      expect.stringMatching(/^Chiefs\. Quarterback: not announced; we assume [A-Z].+\.$/),
      'Bills. Quarterback: Josh Allen (expected: last starter).',
    ]);
    expect(texts(page, '#lineups tbody th').join()).toContain('Josh Allen');
    expect(texts(page, '.site-header [aria-current]')).toEqual(['NFL']);
    // Every team with a rating has a page, in every build.
    expect(texts(page, 'h1 a')).toEqual(['Kansas City Chiefs', 'Buffalo Bills']);
    expect(page.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('is kept by the CDN until the next slate, and asked for again by its tag', async ({
    request,
  }) => {
    const { id } = late;
    const answer = await request.get(`/game/${id}`);
    const headers = answer.headers();
    expect(headers['netlify-cache-tag']).toBe(`slate,game-${id}`);
    expect(headers['netlify-cdn-cache-control']).toMatch(/^public, durable, s-maxage=\d+/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-frame-options']).toBe('DENY');
    // The page may change with the next minute.
    const known = async () => {
      const { etag = '' } = (await request.get(`/game/${id}`)).headers();
      return request.get(`/game/${id}`, { headers: { 'if-none-match': etag } });
    };
    await expect.poll(async () => (await known()).status()).toBe(304);
    const head = await request.head(`/game/${id}`);
    expect([head.status(), await head.text()]).toEqual([200, '']);
    expect((await request.post(`/game/${id}`)).status()).toBe(405);
  });

  test('comes alive under its own CSP and within the budget', async ({ page }) => {
    const { id, homeTeam } = late;
    const errors: string[] = [];
    page.on('console', (said) => said.type() === 'error' && errors.push(said.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    const sizes: Promise<number>[] = [];
    page.on('response', (answer) => {
      if (answer.request().resourceType() !== 'script') return;
      sizes.push(
        answer
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    });
    await page.goto(`/game/${id}`);
    await comeAlive(page);
    const total = page.getByLabel('Total, number', { exact: true });
    await total.fill('44.5');
    await expect(page.getByRole('heading', { name: 'Over 44.5' })).toBeVisible();
    await openPlaces(page);
    await page.getByRole('tab', { name: homeTeam.shortName }).click();
    await expect(page).toHaveURL(/lineup=home/);
    expect(errors).toEqual([]);
    const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(weight).toBeGreaterThan(0);
    expect(weight).toBeLessThan(BUDGET);
  });
});

test('a function renders what the build wrote, to the letter', async ({ request }) => {
  const games = await publishedGames(request);
  const slate = async (path: string) => {
    const text = await (await request.get(path)).text();
    return (
      text
        // Only an answer has an expiry, an hour ahead of it.
        .replace(/<meta name="expires" content="[^"]*"\/>/, '')
        .replace(/name="slate" content="[^"]*" data-drawn="[^"]*"/, '')
        .replace(/<main [^>]*>/, '<main>')
        // Social cards are drawn by the build: a later game's page uses its league's card.
        .replace(/property="og:image" content="[^"]*"/, '')
        .replace(/"image":\["[^"]*"\]/, '')
        .replace(/property="og:image:alt" content="[^"]*"/, '')
        // Other tests confirm the data again, which changes the times.
        .replaceAll(/\d{1,2}:\d\d [AP]M/g, '')
        .replaceAll(/data-as-of="[^"]*"/g, '')
        .replaceAll(/dateTime="[^"]*" data-age/g, 'data-age')
        .split('<')
    );
  };
  for (const league of ['NFL', 'NBA', 'EPL']) {
    const game = games.find((each) => each.league === league && each.prediction);
    if (!game) continue;
    expect(await slate(apiPath(game.id))).toEqual(await slate(`/game/${game.id}`));
  }
});

test.describe('an address without a game', () => {
  for (const [path, heading] of [
    ['/game', 'Invalid game ID'],
    ['/game/abc', 'Invalid game ID'],
    ['/game/-1', 'Invalid game ID'],
    ['/game/1e3', 'Invalid game ID'],
    ['/game/1%00', 'Invalid game ID'],
    ['/game/1/2', 'Invalid game ID'],
    [`/game/x${'y'.repeat(2_000)}`, 'Invalid game ID'],
    ['/game/99999999', 'Game Not Found'],
    ['/game/0', 'Game Not Found'],
    [`/game/${'9'.repeat(40)}`, 'Game Not Found'],
    [apiPath(99_999_999), 'Game Not Found'],
  ] as const) {
    test(`${path.slice(0, 40)} answers 404: ${heading}`, async ({ request }) => {
      const page = await readPage(request, path, 404);
      expect(texts(page, 'h1')).toEqual([heading]);
      expect(texts(page, 'main p').includes(NOT_FOUND)).toBe(heading === 'Game Not Found');
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
      expect(page.querySelector('main a')?.getAttribute('href')).toBe('/predictions');
    });
  }

  test('one written otherwise leads to the one that is right', async ({ request }) => {
    for (const path of ['/game/0099999999', '/game/99999999/']) {
      const answer = await request.get(`${path}?a=b`, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toMatch(/^(?:https?:\/\/[^/]+)?\/game\/99999999\?a=b$/);
    }
  });
});

const MINUTE = 60_000;

/** Tests of an open page whose time they move, and of its requests beyond static files. */
test.describe('an open game page', () => {
  test.describe.configure({ mode: 'default' });

  const asked: string[] = [];
  const listen = (page: Page) => {
    asked.length = 0;
    page.on('request', (request) => asked.push(request.url()));
  };
  const open = async (page: Page, path: string) => {
    listen(page);
    await page.clock.install({ time: Date.now() });
    await page.goto(path);
    await comeAlive(page);
  };
  const count = (path: string) => asked.filter((url) => new URL(url).pathname === path).length;

  test('follows the newer slate with all that it shows, and keeps what the reader has set', async ({
    page,
  }) => {
    const { id, homeTeam } = await publishLate('late-moved');
    await open(page, `/game/${id}?lineup=home`);
    const price = page.getByLabel(`${homeTeam.shortName} moneyline, number`, { exact: true });
    await price.fill('250');
    await price.focus();
    const before = (await page.locator('#winner').textContent()) ?? '';

    await publishLate('late-moved', {
      venue: { name: 'Field of newer slates' },
      odds: [
        {
          book: 'book',
          feed: 'espn',
          provider: 'Book',
          sample: false,
          asOf: new Date().toISOString(),
          moneyline: { home: 210, away: -260 },
          spread: { line: 6.5 },
          total: { line: 39.5 },
        },
      ],
    });
    await page.clock.runFor(6 * MINUTE);
    await expect(page.locator('main')).toContainText('Field of newer slates');
    await expect(page.locator('#winner')).not.toHaveText(before);
    await expect(page.locator('#odds .line-history')).toContainText(/Book [^ ]+ → \+6\.5/);
    // Exactly what a fresh page shows, except for the analyzer's own prices.
    const fresh = await page.request.get(apiPath(id));
    const parts = ['#winner', '#lines', '#monte-carlo', '#odds', '#ledger', '.score', '#lineups'];
    const shown = await page.evaluate(
      ([html = '', ...selectors]) => {
        const next = new DOMParser().parseFromString(html, 'text/html');
        const text = (root: Document) =>
          selectors.map((selector) => root.querySelector(selector)?.textContent);
        // An open page's clock updates the age of prices.
        for (const root of [document, next]) {
          for (const age of root.querySelectorAll('[data-age]')) age.textContent = '';
        }
        return [text(document), text(next)] as const;
      },
      [await fresh.text(), ...parts],
    );
    expect(shown[0]).toEqual(shown[1]);
    await expect(price).toHaveValue('250');
    await expect(price).toBeFocused();
    await openPlaces(page);
    await expect(page.getByRole('tab', { name: homeTeam.shortName })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await price.fill('300');
    await expect(
      page.getByRole('heading', { name: `${homeTeam.shortName} to win at +300` }),
    ).toBeVisible();
  });

  test('asks for odds every five minutes while somebody looks, and nobody but this site', async ({
    page,
    baseURL,
  }) => {
    const [game] = await publishedGames(page.request);
    listen(page);
    await openFresh(page, `/game/${game?.id}`);
    await comeAlive(page);
    await page.clock.runFor(4 * MINUTE);
    expect(count(PATHS.oddsEspn)).toBe(0);
    await page.clock.runFor(2 * MINUTE);
    await expect.poll(() => [count(PATHS.oddsEspn), count(PATHS.oddsBovada)]).toEqual([1, 1]);
    await page.clock.runFor(5 * MINUTE);
    await expect.poll(() => [count(PATHS.oddsEspn), count(PATHS.oddsBovada)]).toEqual([2, 2]);

    const look = (state: string) =>
      page.evaluate((visibility) => {
        Object.defineProperty(document, 'visibilityState', {
          value: visibility,
          configurable: true,
        });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await look('hidden');
    await page.clock.runFor(11 * MINUTE);
    expect(count(PATHS.oddsEspn)).toBe(2);
    await look('visible');
    await expect.poll(() => count(PATHS.oddsEspn)).toBe(3);
    const elsewhere = asked.filter(
      (url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'),
    );
    expect(elsewhere).toEqual([]);
  });

  test('stays as it is, whole, where the newer page cannot be had or is of another build', async ({
    page,
  }) => {
    const games = await publishedGames(page.request);
    const game = games.find(({ prediction, odds }) => prediction && odds.length > 0);
    const path = `/game/${game?.id}`;
    const text = await (await page.request.get(path)).text();
    const other = text
      .replace('</h1>', ' moved</h1>')
      .replace(/name="slate" content="[^"]*"/, `name="slate" content="${'f'.repeat(64)}"`);
    await page.route(`**${PATHS.slateStatus}`, (route) =>
      route.fulfill({ json: { contentHash: 'f'.repeat(64), asOf: {} } }),
    );
    const answers = [
      { status: 503, body: other },
      { status: 404, body: other },
      { status: 200, body: other.replace(/(src="\/_astro\/[^"]*)\.js"/, '$1x.js"') },
      { status: 200, body: '<main>moved</main>' },
      { status: 200, body: other },
    ];
    const count = answers.length;
    await page.route(`**${apiPath(game?.id ?? 0)}`, (route) =>
      route.fulfill({ ...answers.shift(), contentType: 'text/html' }),
    );
    await page.clock.install({ time: Date.now() });
    await page.goto(path);
    const heading = page.locator('h1');
    for (let left = count - 1; left > 0; left -= 1) {
      while (answers.length > left) await page.clock.runFor(MINUTE);
      await expect(heading).not.toContainText('moved');
    }
    await page.clock.runFor(6 * MINUTE);
    await expect(heading).toContainText('moved');
  });
});
