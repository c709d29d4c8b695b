import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Game } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import type { Lease } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';
import { slateHash } from './hash.ts';

/** More than two pages. */
const GAMES = 1100;

let database: TestDatabase;
let store: Store;
let lease: Lease;
let games: Game[];
const now = new Date();

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  const got = await store.acquireLease('manual', 600);
  if (!got) throw new Error('the lease is held');
  lease = got;
  const feed = { name: 'espn', sample: false, asOf: now };
  const named = Array.from({ length: GAMES }, (_, n) => nflGame(String(n), 1 + n / 100));
  await store.ingestGames(lease, feed, named);
  games = await store.readGames({ from: new Date(0), to: new Date('2100-01-01'), sample: false });
});
afterAll(() => database?.stop());
afterEach(() => vi.restoreAllMocks());

/** All games, each with its venue. */
const content = (venue: string, shown = games) => ({
  sample: false,
  games: shown.map((game) => ({
    gameId: game.id,
    predictionId: undefined,
    game: { ...game, venue: { name: venue } },
  })),
});
const hash = (venue: string, shown = games) => slateHash(content(venue, shown));

const publish = (venue: string, shown = games, asOf = now) =>
  store.publishSlate(lease, {
    ...content(venue, shown),
    contentHash: hash(venue, shown),
    asOf,
    ledger: [],
  });

/** Publishes another slate as soon as a list's first page has been read. */
function flipAfterFirstPage(view: string, flip: () => Promise<unknown>) {
  const ask = globalThis.fetch;
  let flipped = false;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await ask(input, init);
    if (flipped || !String(input).includes(`/${view}?`)) return answer;
    flipped = true;
    await flip();
    return answer;
  });
}

const venues = (read: readonly Game[]) => [...new Set(read.map((game) => game.venue?.name))];

test('a list of several pages never mixes two slates', async () => {
  await publish('first');
  flipAfterFirstPage('published_games', () => publish('second', games.slice(0, 700)));
  const read = await store.readPublishedGames();
  expect(read).toHaveLength(GAMES);
  expect(venues(read)).toEqual(['first']);
  expect(venues(await store.readPublishedGames())).toEqual(['second']);
});

test('an old slate that is replaced stays for who is in the middle of reading it', async () => {
  await publish('old');
  await database.query("update slates set created_at = public.clock() - interval '9 days'");
  flipAfterFirstPage('published_games', () => publish('new'));
  const read = await store.readPublishedGames();
  expect(read).toHaveLength(GAMES);
  expect(venues(read)).toEqual(['old']);
  const kept = await database.query<{ content_hash: string }>('select content_hash from slates');
  expect(kept.map((slate) => slate.content_hash).sort()).toEqual([hash('new'), hash('old')].sort());
});

test('the build reads hash, games and ledger of one slate', async () => {
  await publish('before');
  flipAfterFirstPage('current_slate', () => publish('after'));
  const slate = await store.readWholeSlate();
  expect(slate?.current.contentHash).toBe(hash('before'));
  expect(venues(slate?.games ?? [])).toEqual(['before']);
});

test('as many games as fill a page exactly are read once', async () => {
  await publish('full', games.slice(0, 500));
  expect(await store.readPublishedGames()).toHaveLength(500);
});

test('what a run has ingested but not published changes nothing that a reader sees', async () => {
  const shown = games.slice(0, 1);
  await publish('as published', shown);
  const before = await store.readPublishedGames();
  const [quote] = before[0]?.odds ?? [];
  if (!quote) throw new Error('no quote');
  const moved = nflGame('0', 50, { odds: [{ ...quote, spread: { line: -9 } }] });
  const feed = { name: 'espn', sample: false, asOf: new Date(now.getTime() + 60_000) };
  await store.ingestGames(lease, feed, [moved]);
  expect(await store.readPublishedGames()).toEqual(before);
  const start = new Date(before[0]?.gameTime ?? 0);
  const filter = { from: start, to: new Date(start.getTime() + 1) };
  expect(await store.readPublishedGames(filter)).toEqual(before);
});

test('the same content published again is as fresh as its confirmation', async () => {
  const [game] = games;
  if (!game) throw new Error('no game');
  await publish('same', [game]);
  const later = new Date(now.getTime() + 900_000).toISOString();
  await publish('same', [{ ...game, asOf: later }], new Date(later));
  expect((await store.readPublishedGames()).map(({ asOf }) => asOf)).toEqual([later]);
});
