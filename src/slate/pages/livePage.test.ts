import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { liveFigures } from '#domain/live/liveFigures.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { claimLook, endLook } from '#slate/live/store/lease.ts';
import { storeLive } from '#slate/live/store/save.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';
import gamePage from '../../../netlify/functions/game-page.ts';

const SHELL =
  '<head><!--head--><meta property="og:image" content="https://simcast.test/cards/nfl.png"/><!--/head--></head><body><!--sample--><!--/sample--><!--page--><p data-team-paths=""></p><!--/page--></body>';
const MINUTE = 60_000;

let database: TestDatabase;
let site: HttpServer;
let id = 0;
let predictionId = 0;

const seen = (...games: readonly FeedGame[]) =>
  refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({ NFL: [...games] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

beforeAll(async () => {
  database = await startTestDatabase();
  site = await listen(async () => new Response(SHELL));
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  await seen(nflGame('1', 30), nflGame('2', 40));
  const [game] = await storeOn(database).readPublishedGames();
  id = game?.id ?? 0;
  predictionId = game?.prediction?.id ?? 0;
  await saidLongAgo(database, 40);
  await seen(nflGame('1', -1), nflGame('2', 40));
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site?.stop();
  await database?.stop();
});

/** Stores what one look said of the game, so many minutes from now. */
async function looked(minutes: number, stage: LiveStage, home: number): Promise<void> {
  const client = connectStore({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  });
  const token = (await claimLook(client, 60)) ?? 0;
  const said = (chance: number) =>
    liveFigures(
      [
        [10, 20, [100 - chance]],
        [21, 10, [chance]],
      ],
      LEAGUES.NFL.canDraw,
      {},
    );
  await storeLive(client, token, new Date(Date.now() + minutes * MINUTE), [
    {
      gameId: id,
      predictionId,
      stage,
      detail: stage === 'ended' ? 'Final' : '8:14 - 3rd Quarter',
      between: false,
      state: { sport: 'football', home, away: 10, period: 3, secondsLeft: 494 },
      before: said(57),
      margins: [
        [-10, 43],
        [11, 57],
      ],
      figures: said(78),
    },
  ]);
  await endLook(client, token);
}

const context = () => ({ params: {}, site: { url: site.url } }) as unknown as Context;
const page = async () => {
  const answer = await gamePage(new Request(`https://simcast.test/game/${id}`), context());
  return { answer, html: await answer.text() };
};

test('a game that no look has seen has an empty place for it, and is kept as other pages are', async () => {
  const { answer, html } = await page();
  expect(/<section class="panel live"[^>]* hidden=""/.test(html)).toBe(true);
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60');
});

test('while it is played its page has score, clock, chances and curve whole in its HTML, for half a minute', async () => {
  await looked(0, 'playing', 0);
  await looked(1, 'playing', 17);
  const { answer, html } = await page();
  const [, panel = ''] = /<section class="panel live"([\s\S]*?)<\/section>/.exec(html) ?? [];
  expect(panel).not.toMatch(/^[^>]*hidden/);
  expect(panel).toContain('8:14 - 3rd Quarter');
  expect(panel).toMatch(/<b>78\.0%<\/b><\/td><td>57\.0%/);
  expect(panel).toMatch(/data-live-area="home" d="M0 43H[\d.]+V/);
  expect(panel).toContain('Biggest swing');
  // The head of the page says the same score.
  expect(html.includes('data-live-told="home">17<')).toBe(true);
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=30');
  expect(answer.headers.get('netlify-cache-tag')).toContain(`game-${id}`);
});

test('once it is over the page says how it came out, and the curve stays when the game leaves the slate', async () => {
  await looked(2, 'ended', 17);
  vi.useFakeTimers({ now: Date.now() + 2 * MINUTE, toFake: ['Date'] });
  const { answer, html } = await page();
  vi.useRealTimers();
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60');
  expect(html.includes('How it came out')).toBe(true);
  const [, panel = ''] = /<section class="panel live"([\s\S]*?)<\/section>/.exec(html) ?? [];
  expect(panel).toContain('As it was played');
  expect(panel).toMatch(/data-live-area="home" d="M0 43H/);
  await database.query(
    "update games set game_time = game_time - interval '10 days' where id = $1",
    [id],
  );
  await seen(nflGame('2', 40));
  const kept = await page();
  expect(kept.html.includes('name="slate"')).toBe(false);
  expect(kept.html.includes('data-live-area="home" d="M0 43H')).toBe(true);
  expect(kept.html.includes('data-live-stage="ended"')).toBe(true);
});
