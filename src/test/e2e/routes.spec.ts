import { publishedGames } from './games.ts';
import { readPage, texts } from './html.ts';
import { expect, readingTest, test } from './test.ts';

const ALIASES: Readonly<Record<string, string>> = {
  '/dashboard': '/predictions',
  '/predictions/nfl': '/league/nfl',
  '/predictions/NFL': '/league/nfl',
  '/predictions/LaLiga/': '/league/laliga',
  '/predictions/index.html': '/predictions',
  '/league/nfl/index.html': '/league/nfl',
  '/track-record/index.html': '/track-record',
  '/golf/PGA-Tour': '/golf/pga-tour',
  '/golf-predictions/PGA-Tour': '/golf/pga-tour',
  '/golf/index.html': '/golf',
  '/prediction/0012': '/game/12',
  '/game/12/index.html': '/game/12',
  '/league/NFL': '/league/nfl',
  '/league/LaLiga': '/league/laliga',
  '/league/lALIGA': '/league/laliga',
  '/league/UFC': '/ufc',
  '/league/ufc': '/ufc',
  '/league/f1': '/f1',
  '/league/nascar': '/nascar',
  '/predictions/tennis': '/tennis',
  '/league/Golf': '/golf',
  '/league/boxing': '/boxing',
  '/prediction/12': '/game/12',
  '/pricing': '/subscribe',
  '/join': '/subscribe',
  '/betting-guide': '/betting-academy',
  '/platform': '/features',
  '/capabilities': '/features',
  '/terms': '/terms-of-service',
  '/privacy': '/privacy-policy',
  '/ufc-predictions': '/ufc',
  '/mma-predictions': '/ufc',
  '/boxing-predictions': '/boxing',
  '/formula1-predictions': '/f1',
  '/f1-race-predictions': '/f1',
  '/formula1': '/f1',
  '/nascar-predictions': '/nascar',
  '/racing-predictions': '/nascar',
  '/racing': '/nascar',
  '/golf-predictions': '/golf',
  '/golf-predictions/pga-tour': '/golf/pga-tour',
  '/tennis-predictions': '/tennis',
};

for (const [alias, canonical] of Object.entries(ALIASES)) {
  test(`${alias} moves for good to ${canonical}`, async ({ request }) => {
    const answer = await request.get(alias, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe(canonical);
  });
}

test('a league that does not exist, and a path without one, are not found', async ({ request }) => {
  for (const path of ['/league/curling', '/league']) {
    expect(texts(await readPage(request, path, 404), 'h1'), path).toEqual(['League not found']);
  }
});

readingTest(
  'every link of the header and the footer leads somewhere',
  async ({ page, request }) => {
    await page.goto('/');
    const links = await page
      .locator('header a[href^="/"], footer a[href^="/"], dialog a[href^="/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(30);
    for (const path of new Set(links)) expect((await request.get(path)).status(), path).toBe(200);
  },
);

test('security headers are on every answer', async ({ request }) => {
  for (const path of ['/', '/api/games/today']) {
    const headers = (await request.get(path)).headers();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBeTruthy();
  }
  const page = await (await request.get('/')).text();
  expect(page).not.toContain("'unsafe-inline'");
});

test('the games API answers through the site, with cache tags', async ({ request }) => {
  const [game] = await publishedGames(request);
  const answer = await request.get(`/api/games/${game?.id}`);
  expect(answer.headers()['netlify-cache-tag']).toContain(`game-${game?.id}`);
  expect((await request.get('/api/games/abc')).status()).toBe(400);
  expect((await request.get('/api/games/99999999')).status()).toBe(404);
  expect((await request.post('/api/games/today', { data: {} })).status()).toBe(405);
});
