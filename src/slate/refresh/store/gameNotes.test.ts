import { beforeEach, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';

const { store, lease } = await storeWithLease();
let sourceId = '';
let tests = 0;
const now = new Date();

beforeEach(() => {
  sourceId = `game ${++tests}`;
});

const ingest = (change: Partial<FeedGame>, minutes = 0) => {
  const asOf = new Date(now.getTime() + 60_000 * minutes);
  const game = nflGame(sourceId, 1, { venue: { name: sourceId }, ...change });
  return store.ingestGames(lease, { name: 'espn', sample: false, asOf }, [game]);
};

async function noted() {
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const found = (await store.readGames(window)).find(({ venue }) => venue?.name === sourceId);
  if (!found) throw new Error('not stored');
  const { occasion, series, broadcasts, homeTeam, awayTeam } = found;
  return { occasion, series, broadcasts, ranks: [awayTeam.rank, homeTeam.rank] };
}

const { homeTeam, awayTeam } = nflGame('', 1);
const RANKED = { homeTeam: { ...homeTeam, rank: 5 }, awayTeam: { ...awayTeam, rank: 12 } };
const SAID: Partial<FeedGame> = {
  ...RANKED,
  occasion: 'AFC Championship',
  series: 'BUF leads series 1-0',
  broadcasts: { national: ['CBS'], home: ['WKBW'] },
};
const KEPT = {
  occasion: 'AFC Championship',
  series: 'BUF leads series 1-0',
  broadcasts: { national: ['CBS'], home: ['WKBW'] },
  ranks: [12, 5],
};
const NOTHING = {
  occasion: undefined,
  series: undefined,
  broadcasts: undefined,
  ranks: [undefined, undefined],
};

test('what a feed says stands until it says something else, or nothing', async () => {
  await ingest(SAID);
  expect(await noted()).toEqual(KEPT);
  await ingest({ ...SAID, series: 'Series tied 1-1' }, 1);
  expect(await noted()).toEqual({ ...KEPT, series: 'Series tied 1-1' });
  await ingest({}, 2);
  expect(await noted()).toEqual(NOTHING);
});

test('an older answer says nothing', async () => {
  await ingest(SAID, 1);
  await ingest({ occasion: 'Wild Card' }, 0);
  expect(await noted()).toEqual(KEPT);
});

test('with the sides swapped after the start, ranks and channels stay with their teams', async () => {
  const played = { status: 'live', score: { home: 7, away: 3 }, detail: 'Q1' } as const;
  await ingest({ ...SAID, ...played });
  await ingest(
    {
      ...SAID,
      ...played,
      homeTeam: RANKED.awayTeam,
      awayTeam: RANKED.homeTeam,
      broadcasts: { national: ['CBS'], away: ['WKBW'] },
    },
    1,
  );
  expect(await noted()).toEqual(KEPT);
});
