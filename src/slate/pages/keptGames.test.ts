import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';
import archivePage from '../../../netlify/functions/archive-page.ts';
import gamePage from '../../../netlify/functions/game-page.ts';

const SHELL =
  '<head><!--head--><meta property="og:image" content="https://simcast.test/cards/nfl.png"/><!--/head--></head><body><!--sample--><!--/sample--><!--page--><p data-team-paths="/team/nfl/buffalo-bills"></p><!--/page--></body>';

let database: TestDatabase;
let store: Store;
let site: HttpServer;
/** The game that is over and has left the slate, and one that is to come. */
let past = 0;
let coming = 0;
/** Games whose pages were to be purged. */
const purged: number[] = [];

const seen = (games: readonly FeedGame[]) =>
  refreshTestSlate({
    store,
    source: scriptedSource({ NFL: [...games] }),
    trigger: 'manual',
    now: new Date(),
    // With fewer, the total is too near to half to be a pick.
    runs: 100_000,
    log: () => {},
    graded: async (games) => {
      purged.push(...games);
    },
  });

const FINAL = { status: 'final', score: { home: 20, away: 24 }, detail: 'Final' } as const;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  site = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    return new Response(pathname.endsWith('missing') ? 'There is no such game' : SHELL);
  });
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  await seen([nflGame('1', 30), nflGame('2', 40)]);
  [past = 0, coming = 0] = (await store.readPublishedGames()).map(({ id }) => id);
  await saidLongAgo(database, 40);
  await seen([nflGame('1', -4, FINAL), nflGame('2', 36)]);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site?.stop();
  await database?.stop();
});

/** Ten days later, in the database's eyes: the game leaves the slate with its start. */
const leave = async () => {
  await database.query(
    "update games set game_time = game_time - interval '10 days' where id = $1",
    [past],
  );
  await seen([nflGame('2', 36)]);
};

const context = () => ({ params: {}, site: { url: site.url } }) as unknown as Context;
const game = (id: number) => gamePage(new Request(`https://simcast.test/game/${id}`), context());
const archive = (path: string) =>
  archivePage(new Request(`https://simcast.test${path}`), context());

test('a game that has left the slate keeps its page: what was said, the result, where it fell, its grades, its line', async () => {
  await leave();
  expect((await store.readPublishedGames()).map(({ id }) => id)).toEqual([coming]);
  const answer = await game(past);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('How it came out');
  expect(html).toMatch(
    /We said (?:Buffalo Bills|Kansas City Chiefs) \d+\.\d%\. They (?:won|lost) by 4\./,
  );
  expect(html).toMatch(/simulated games ended worse for the .+: the \d+(?:st|nd|rd|th) percentile/);
  expect(html).toMatch(/44 points in all: the \d+(?:st|nd|rd|th) percentile/);
  for (const market of ['Moneyline', 'Spread', 'Total']) expect(html).toContain(market);
  expect(html).toMatch(/href="\/verify\?line=\d+"/);
  expect(html).toContain(`<link rel="canonical" href="https://simcast.example/game/${past}"/>`);
  expect(html).toContain('"@type":"SportsEvent"');
  expect(html).not.toContain('name="slate"');
});

test('once graded it is cached for a year, by its own tag alone, which new grades purge', async () => {
  const { headers } = await game(past);
  expect(headers.get('netlify-cache-tag')).toBe(`game-${past}`);
  expect(headers.get('netlify-cdn-cache-control')).toContain('s-maxage=31536000');
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(purged).toEqual([past]);
});

test('what the simulated games came to stays when their grid goes', async () => {
  const words = /\S+ of [\d,]+ simulated games ended worse[^<]+/;
  const before = words.exec(await (await game(past)).text())?.[0];
  await database.query(
    "update games set game_time = game_time - interval '60 days' where id = $1",
    [past],
  );
  await database.query('delete from slate_entries where game_id = $1', [past]);
  await database.query('select thin_grids(200)');
  const [{ gone } = { gone: false }] = await database.query<{ gone: boolean }>(
    'select bool_and(simulation_data is null) as gone from predictions where game_id = $1',
    [past],
  );
  expect(gone).toBe(true);
  expect(before).toBeDefined();
  expect(words.exec(await (await game(past)).text())?.[0]).toBe(before);
});

test('a number that no game has has no page', async () => {
  expect((await game(987_654)).status).toBe(404);
});

test('a game that is still to come and left the slate keeps its page, out of search engines', async () => {
  await database.query('delete from slate_entries where game_id = $1', [coming]);
  const answer = await game(coming);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('netlify-cache-tag')).toBe(`slate,game-${coming}`);
  const html = await answer.text();
  expect(html).toMatch(/We said (?:Buffalo Bills|Kansas City Chiefs) \d+\.\d%\./);
  expect(html).toContain('does not list this game any more');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('lists of past games: all, a league’s months, a month, a team', async () => {
  const [{ month } = { month: '' }] = await store.readPastMonths({ sample: false });
  const html = async (path: string) => {
    const answer = await archive(path);
    expect(answer.status, path).toBe(200);
    return answer.text();
  };
  expect(await html('/archive')).toContain(`href="/archive/nfl/${month}"`);
  expect(await html('/archive/nfl')).toContain(`href="/archive/nfl/${month}"`);
  for (const list of [month, 'buffalo-bills', 'kansas-city-chiefs']) {
    const text = await html(`/archive/nfl/${list}`);
    expect(text).toContain(`<a href="/game/${past}">Kansas City Chiefs 24–20 Buffalo Bills</a>`);
    expect(text).toMatch(/[01] of 1 winners right/);
  }
  expect(await html('/archive/nfl/2020-01')).toContain('Nothing here yet');
});

test.each([
  '/archive/nope',
  '/archive/nfl/no-such-team',
  '/archive/ufc/nobody',
  '/archive/nfl/2026-11/more',
])('%s is no list', async (path) => {
  expect((await archive(path)).status).toBe(404);
});

test.each([
  ['/archive/', '/archive'],
  ['/archive/NFL', '/archive/nfl'],
  ['/archive/nfl/2026-11/?a=b', '/archive/nfl/2026-11?a=b'],
])('%s leads to %s', async (from, to) => {
  const answer = await archive(from);
  expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
});

test('sitemaps: one a month, with its lists and games', async () => {
  const [{ month } = { month: '' }] = await store.readPastMonths({ sample: false });
  const index = await archive('/sitemap-archive.xml');
  expect(index.headers.get('content-type')).toBe('application/xml');
  expect(await index.text()).toContain(`/sitemap-archive/${month}.xml</loc>`);
  const own = await (await archive(`/sitemap-archive/${month}.xml`)).text();
  expect(own).toContain(`/game/${past}</loc>`);
  expect(own).toContain(`/archive/nfl/${month}</loc>`);
  expect((await archive('/sitemap-archive/2019-01.xml')).status).toBe(404);
  expect((await archive('/sitemap-archive/x.xml')).status).toBe(404);
});
