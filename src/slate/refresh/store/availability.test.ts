import { beforeEach, expect, test, vi } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { KnownStarter } from '#domain/starters/availability.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';
import { sideOfGameKey, type ToldSide } from './availability.ts';

const { store, lease } = await storeWithLease();
let sourceId = '';
let tests = 0;
const now = new Date();

beforeEach(() => {
  sourceId = `game ${++tests}`;
});

const at = (seconds: number) => new Date(now.getTime() + 1000 * seconds);
const ingest = (change: Partial<FeedGame> = {}, seconds = 0) =>
  store.ingestGames(lease, { name: 'espn', sample: false, asOf: at(seconds) }, [
    nflGame(sourceId, 1, { venue: { name: sourceId }, ...change }),
  ]);
const FINAL = {
  status: 'final',
  score: { home: 20, away: 17 },
  detail: 'Final',
} as Partial<FeedGame>;

const refused = vi.fn();
const tell = (said: Omit<ToldSide, 'sourceId' | 'side'>, seconds = 0) =>
  store.saveAvailability(lease, { name: 'espn', asOf: at(seconds), refused }, [
    { sourceId, side: 'home', ...said },
  ]);

async function home() {
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const games = await store.readGames(window);
  return games.find(({ venue }) => venue?.name === sourceId)?.availability?.home;
}
const result = async () =>
  (await store.readResults('NFL')).find((row) => row.game_time === gameTime) ?? null;
let gameTime = '';

const expected = (name: string): KnownStarter => ({
  name,
  status: 'expected',
  basis: 'last starter',
});

test('what an answer does not speak of stays as it was', async () => {
  await ingest();
  expect(await home()).toBeUndefined();
  await tell({ starter: expected('Josh Allen') });
  await tell({ out: ['A. Back'] }, 60);
  await ingest({}, 120);
  await tell({}, 120);
  expect(await home()).toEqual({
    starter: expected('Josh Allen'),
    out: { names: ['A. Back'], asOf: at(60).toISOString() },
  });
});

test('a list is replaced by a later one, and only an empty one is empty', async () => {
  await ingest();
  await tell({ out: ['A. Back', 'B. Back'] }, 60);
  await tell({ out: ['Older'] }, 0);
  expect((await home())?.out?.names).toEqual(['A. Back', 'B. Back']);
  await tell({ out: [] }, 120);
  expect((await home())?.out).toEqual({ names: [], asOf: at(120).toISOString() });
});

test('a starter gives way to who is told later, and to nobody where reports name nobody', async () => {
  await ingest();
  await tell({ starter: expected('Josh Allen') });
  await tell({ starter: { name: 'A. Back', status: 'announced' } }, 60);
  await tell({ starter: expected('Older') }, 30);
  expect((await home())?.starter).toEqual({ name: 'A. Back', status: 'announced' });
  await tell({ starter: { status: 'unknown', basis: 'depth chart' } }, 120);
  expect(await home()).toBeUndefined();
  const told = await store.readLastTold('espn', [sourceId]);
  expect(told.get(sideOfGameKey(sourceId, 'home'))?.starter).toEqual({
    asOf: at(120).toISOString(),
    starter: { status: 'unknown', basis: 'depth chart' },
  });
});

test('nobody has started before the start, and after it nobody is expected or listed out', async () => {
  await ingest();
  await tell({ starter: { name: 'Too early', status: 'started' } });
  expect(await home()).toBeUndefined();
  await tell({ starter: expected('Josh Allen'), out: ['A. Back'] });
  await ingest(FINAL, 60);
  await tell({ starter: expected('Too late'), out: ['Too late'] }, 60);
  expect(await home()).toEqual({
    starter: expected('Josh Allen'),
    out: { names: ['A. Back'], asOf: at(0).toISOString() },
  });
  await tell({ starter: { name: 'B. Back', status: 'started' } }, 60);
  expect((await home())?.starter).toEqual({ name: 'B. Back', status: 'started' });
});

test('a result says who started and who was out: never who was only expected', async () => {
  gameTime = at(3600).toISOString();
  await ingest({ gameTime });
  await tell({ starter: expected('Josh Allen'), out: ['A. Back'] });
  await ingest({ ...FINAL, gameTime }, 120);
  expect(await result()).toMatchObject({
    home_starter: null,
    home_out: ['A. Back'],
    away_out: null,
  });
  await tell({ starter: { name: 'B. Back', status: 'started' } }, 120);
  expect(await result()).toMatchObject({ home_starter: 'B. Back', away_starter: null });
});

test('a list that was last read more than a day before the start is not a result’s', async () => {
  gameTime = at(86_401).toISOString();
  await ingest({ gameTime });
  await tell({ out: ['A. Back'] });
  await ingest({ ...FINAL, gameTime }, 120);
  expect(await result()).toMatchObject({ home_out: null });
});

test('a game that is put off to another day is played by others; an hour’s delay changes nobody', async () => {
  const hours = (count: number) => ({ gameTime: at(3600 * count).toISOString() });
  await ingest(hours(24));
  await tell({ starter: { name: 'Gerrit Cole', status: 'announced' }, out: ['A. Back'] });
  await ingest(hours(25), 60);
  expect((await home())?.starter?.name).toBe('Gerrit Cole');
  await ingest({ ...hours(48), status: 'postponed', detail: 'Rain' } as Partial<FeedGame>, 120);
  expect(await home()).toBeUndefined();
});

test('who is announced, and for hours no more by a feed that tells of the game, is taken back', async () => {
  const starter = { name: 'Gerrit Cole', status: 'announced' } as const;
  await ingest();
  await tell({ starter });
  await ingest({}, 5 * 3600);
  expect((await home())?.starter?.name).toBe('Gerrit Cole');
  await ingest({}, 7 * 3600);
  expect((await home())?.starter).toBeUndefined();
});

test('an announced starter of a final counts where no feed says who started', async () => {
  gameTime = at(7200).toISOString();
  await ingest({ gameTime });
  await tell({ starter: { name: 'Gerrit Cole', status: 'announced' } });
  await ingest({ ...FINAL, gameTime }, 60);
  expect(await result()).toMatchObject({ home_starter: 'Gerrit Cole' });
});

test('each team’s last starter of a season is found by the team', async () => {
  const start = (name: string): Partial<FeedGame> => ({
    availability: { home: { starter: { name, status: 'started' } } },
  });
  const played = async (id: string, name: string, hours: number, season = 2031) => {
    const game = nflGame(id, hours, { ...FINAL, season, ...start(name) });
    const feed = { name: 'espn', sample: false, asOf: now };
    await store.ingestGames(lease, feed, [game]);
    await store.saveStarters(lease, feed, [game]);
  };
  await played('starts 2', 'Second', -48);
  await played('starts 1', 'First', -72);
  await played('starts 0', 'Before', -24, 2030);
  expect(await store.readLastStarters('NFL', 2031)).toEqual(new Map([['Buffalo Bills', 'Second']]));
});

test.each([
  ['without a name', { name: '', status: 'announced' }],
  ['with a name of a thousand letters', { name: 'x'.repeat(1000), status: 'announced' }],
  ['with half of a character', { name: '\ud83d', status: 'announced' }],
] as const)('a starter %s is refused alone', async (_, starter) => {
  await ingest();
  refused.mockClear();
  const feed = { name: 'espn', asOf: now, refused };
  await store.saveAvailability(lease, feed, [
    { sourceId, side: 'home', starter },
    { sourceId, side: 'away', starter: expected('Patrick Mahomes') },
  ]);
  expect(refused).toHaveBeenCalledOnce();
  const told = await store.readLastTold('espn', [sourceId]);
  expect([...told.keys()]).toEqual([sideOfGameKey(sourceId, 'away')]);
});

test('what is told of a game that is not stored is let go', async () => {
  await tell({ starter: expected('Nobody') });
  expect(await store.readLastTold('espn', [sourceId])).toEqual(new Map());
});
