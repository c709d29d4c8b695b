import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { withSecond } from '#feeds/joined/second/withSecond.ts';
import type { SecondSource } from '#feeds/secondSource.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';

const HOUR = 3_600_000;
const START = Date.now();

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const side = (name: string, ratingKey: string) => ({
  name,
  shortName: name,
  abbreviation: ratingKey,
  ratingKey,
});
const JETS = {
  homeTeam: side('New York Jets', 'NYJ'),
  awayTeam: side('Miami Dolphins', 'MIA'),
  odds: [],
};
const FINAL = { status: 'final', score: { home: 24, away: 17 }, detail: 'Final' } as const;

/** A refresh `hours` later, with the answers of ESPN and the second feed. */
async function refresh(
  hours: number,
  espn: readonly FeedGame[] | 'down',
  others: readonly FeedGame[] = [],
): Promise<void> {
  const second: SecondSource = {
    name: 'nflverse',
    leagues: ['NFL'],
    games: async () => ({ games: others, quarantined: [] }),
  };
  const source = withSecond(scriptedSource({ NFL: espn }), [second], store.readKnownGames);
  const now = new Date(START + hours * HOUR);
  await refreshTestSlate({ store, source, trigger: 'manual', now, log: () => undefined });
}

const count = async (table: string): Promise<number> =>
  Number((await database.query(`select count(*)::int as n from ${table}`))[0]?.n);
/** The second feed that readers see credited for the NFL. */
const toldBy = async () => {
  const { leagues } = await store.readOperationState();
  return leagues.find(({ league }) => league === 'NFL')?.toldBy;
};
const slate = async () =>
  (await store.readPublishedGames()).map(({ homeTeam, venue, status }) => [
    homeTeam.name,
    venue?.name,
    status,
  ]);

test('ESPN gone and back: no game is there twice, nor a line of the ledger, nor a grade', async () => {
  // Without prices: they would age while ESPN is away and change the texts.
  const gameTime = new Date(START + 30 * HOUR).toISOString();
  const bills = nflGame('401', 30, { gameTime, odds: [] });
  const jets = nflGame('402', 31, { ...JETS, venue: { name: 'MetLife Stadium' } });
  await refresh(0, [bills]);
  const told = [
    ['Buffalo Bills', 'Highmark Stadium', 'scheduled'],
    ['New York Jets', 'MetLife Stadium', 'scheduled'],
  ];
  expect(await slate()).toEqual(told.slice(0, 1));

  // The second feed has the first game under its own number, without a venue, and a new one.
  const ofSecond = { ...bills, sourceId: '999', venue: undefined };
  await refresh(3, 'down', [ofSecond, jets]);
  expect(await slate()).toEqual(told);
  expect(await count('games')).toBe(2);
  const lines = await count('ledger');
  expect(lines).toBe(2);
  expect(await toldBy()).toBe('nflverse');

  await refresh(4, [bills, jets]);
  expect(await slate()).toEqual(told);
  expect(await count('games')).toBe(2);
  expect(await count('ledger')).toBe(lines);
  expect(await toldBy()).toBeUndefined();

  await saidLongAgo(database);
  await database.query("update games set game_time = public.clock() - interval '4 hours'");
  const over = { gameTime: new Date(START - 4 * HOUR).toISOString(), ...FINAL };
  const ended = [
    { ...ofSecond, ...over },
    { ...jets, ...over },
  ];
  await refresh(5, 'down', ended);
  expect((await slate()).map(([, , status]) => status)).toEqual(['final', 'final']);
  const grades = await count('grades');
  expect(grades).toBe(2);
  expect(await count('ledger')).toBe(lines + grades);

  await refresh(6, [
    { ...bills, ...over },
    { ...jets, ...over },
  ]);
  expect(await count('games')).toBe(2);
  expect(await count('results')).toBe(2);
  expect(await count('grades')).toBe(grades);
  expect(await count('ledger')).toBe(lines + grades);
});

test('a refresh in which neither answers fails as before, and says both', async () => {
  const second: SecondSource = {
    name: 'nflverse',
    leagues: ['NFL'],
    games: scriptedSource({ NFL: 'down' }).games,
  };
  const source = withSecond(scriptedSource({ NFL: 'down' }), [second], store.readKnownGames);
  const days = { from: '2026-11-26', to: '2026-11-27' };
  await expect(source.games('NFL', days, new Date())).rejects.toThrow('NFL is down; NFL is down');
});
