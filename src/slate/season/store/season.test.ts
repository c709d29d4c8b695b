import { beforeEach, describe, expect, test } from 'vitest';
import { EVERYTHING } from '#domain/operation/plan.ts';
import type { FixtureStage, SeasonFixture } from '#domain/season/seasonFixture.ts';
import { easternDate } from '#domain/time/time.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import { type SeasonFeedAnswer, type Source, SourceError } from '#feeds/source.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { askSchedules } from '../schedule.ts';

const { database, store, lease } = await storeWithLease();
const now = new Date();
const today = easternDate(now);
const of = { source: 'espn', sample: false, league: 'NFL', season: 2026, day: today } as const;
const DAYS = { from: '2026-09-04', to: '2027-02-14' };

beforeEach(async () => {
  await database.query('truncate season_games, season_schedules');
});

type Change = Partial<Omit<SeasonFixture, keyof FixtureStage>> & Partial<FixtureStage>;
const fixture = (sourceId: string, change: Change = {}): SeasonFixture =>
  ({
    league: 'NFL',
    season: 2026,
    sourceId,
    home: { key: 'BUF', name: 'Buffalo Bills' },
    away: { key: 'KC', name: 'Kansas City Chiefs' },
    start: '2026-12-06T18:00:00.000Z',
    timeKnown: true,
    neutral: false,
    postseason: false,
    counts: true,
    status: 'scheduled',
    ...change,
  }) as SeasonFixture;
const FINAL = { status: 'final', score: { home: 24, away: 17 }, ended: 'regulation' } as const;

const answer = (fixtures: readonly SeasonFixture[], more: Partial<SeasonFeedAnswer> = {}) => ({
  fixtures,
  days: DAYS,
  quarantined: [],
  requests: 6,
  ...more,
});
const save = (fixtures: readonly SeasonFixture[], more?: Partial<SeasonFeedAnswer>) =>
  store.saveSchedule(lease, of, answer(fixtures, more));
const read = () => store.readSeason('NFL', 2026);
const ids = async () => (await read()).map(({ sourceId }) => sourceId);
const state = async () => (await store.readSchedules('espn'))[0];

test('a season is read as it was stored, games without a date last', async () => {
  const games = [
    fixture('open', { start: undefined, timeKnown: false, status: 'postponed' }),
    fixture('neutral', {
      neutral: true,
      occasion: 'AFC Wild Card',
      postseason: true,
      counts: false,
    }),
    fixture('final', { start: '2026-09-13T17:00:00.000Z', ...FINAL, ended: 'overtime' }),
    fixture('guest', { away: { name: 'AFC All-Stars' }, start: '2026-09-12T17:00:00.000Z' }),
  ];
  expect(await save(games, { groups: { AFC: { East: ['BUF'] } } })).toBeNull();
  const [guest, final, neutral, open] = await read();
  expect([guest, final, neutral, open]).toEqual([
    games[3],
    games[2],
    games[1],
    { ...games[0], start: undefined },
  ]);
  expect(await store.readSchedule('NFL', 2026)).toMatchObject({
    day: today,
    groups: { AFC: { East: ['BUF'] } },
  });
  expect(await store.readSeason('NFL', 2025)).toEqual([]);
  expect(await store.readSeason('NFL', 2026, true)).toEqual([]);
});

describe('a later answer', () => {
  test('changes what has changed, and takes away what a whole one does not name', async () => {
    await save(['1', '2', '3', '4', '5'].map((id) => fixture(id)));
    expect(await save(['1', '2', '3', '4'].map((id) => fixture(id, FINAL)))).toBeNull();
    expect(await ids()).toEqual(['1', '2', '3', '4']);
    expect((await read()).every(({ status }) => status === 'final')).toBe(true);
  });

  test('for some days takes away games of these days alone', async () => {
    await save([fixture('1', { start: '2026-10-04T17:00:00.000Z' }), fixture('2')]);
    await save([fixture('3')], { days: { from: '2026-12-01', to: '2026-12-31' } });
    expect(await ids()).toEqual(['1', '3']);
  });

  test('that is not whole adds, takes nothing away and leaves the time of the last whole one', async () => {
    await save([fixture('1'), fixture('2')]);
    const { asOf } = (await state()) ?? {};
    expect(await save([fixture('3')], { missing: 'November was refused' })).toBe(
      'November was refused',
    );
    expect(await ids()).toEqual(['1', '2', '3']);
    expect(await state()).toMatchObject({
      asOf,
      problem: 'November was refused',
      tries: 2,
      requests: 12,
    });
  });

  test('with far fewer games is not believed', async () => {
    await save(Array.from({ length: 10 }, (_, at) => fixture(String(at))));
    expect(await save([fixture('1')])).toBe('names 1 games of 10 that are known');
    expect(await ids()).toHaveLength(10);
    expect((await state())?.day).toBe(today);
  });

  test('a game named twice is stored once', async () => {
    await save([fixture('1'), fixture('1', FINAL)]);
    expect(await ids()).toEqual(['1']);
  });
});

test('until an answer was whole there is no schedule', async () => {
  await save([fixture('1')], { missing: 'December was refused' });
  expect(await read()).toEqual([]);
  expect(await state()).toMatchObject({ day: undefined, asOf: undefined });
});

describe('what our own slate knows', () => {
  const ingest = (id: string, change: object, seconds: number) =>
    store.ingestGames(
      lease,
      { name: 'espn', sample: false, asOf: new Date(now.getTime() + seconds * 1_000) },
      [{ ...nflGame(id, 24 * 9), ...change }],
    );
  const score = async () => {
    const [one] = await read();
    return one?.status === 'final' ? one.score : one?.status;
  };

  test('gives a game its number; a result of ours, and its correction, win', async () => {
    await save([fixture('own 1', FINAL)]);
    await ingest('own 1', { status: 'final', score: { home: 27, away: 20 }, detail: 'Final' }, -60);
    expect((await read())[0]?.gameId).toBeGreaterThan(0);
    expect(await score()).toEqual({ home: 27, away: 20 });
    await ingest('own 1', { status: 'final', score: { home: 27, away: 21 }, detail: 'Final' }, -30);
    expect(await score()).toEqual({ home: 27, away: 21 });
  });

  test('of tonight’s game, and of a new start, is newer than the morning’s schedule', async () => {
    await save([fixture('own 2')]);
    await ingest('own 2', { gameTime: '2026-12-07T01:20:00.000Z', timeKnown: true }, 3_600);
    expect((await read())[0]).toMatchObject({
      start: '2026-12-07T01:20:00.000Z',
      status: 'scheduled',
    });
    await ingest(
      'own 2',
      { status: 'final', score: { home: 3, away: 6 }, detail: 'Final/OT' },
      7_200,
    );
    expect((await read())[0]).toMatchObject({ score: { home: 3, away: 6 }, ended: 'overtime' });
  });

  test('that is older than the schedule does not move it', async () => {
    await ingest('own 3', { gameTime: '2026-12-01T18:00:00.000Z' }, -3_600);
    await save([fixture('own 3')]);
    expect((await read())[0]?.start).toBe('2026-12-06T18:00:00.000Z');
  });

  test('that it is called off takes its date', async () => {
    await save([fixture('own 4')]);
    await ingest('own 4', { status: 'postponed', detail: 'Postponed' }, 3_600);
    const [game] = await read();
    expect(game).toMatchObject({ status: 'postponed', timeKnown: false });
    expect(game?.start).toBeUndefined();
  });
});

describe('a run', () => {
  const asked: string[] = [];
  const sourceOf = (season: NonNullable<Source['season']>): Source => ({
    ...scriptedSource({}),
    season,
  });
  const contextOf = (source: Source) => ({
    store,
    lease,
    now,
    source,
    events: undefined,
    runs: 10_000,
    seasons: 2_000,
    scope: EVERYTHING,
    log: () => {},
  });
  beforeEach(() => {
    asked.length = 0;
  });

  test('asks three leagues, the next run the next ones, until all of the day are told', async () => {
    const source = sourceOf(async (league) => {
      asked.push(league);
      return { ...answer([]), fixtures: [fixture(league, { league })] };
    });
    for (let run = 0; run < 6; run += 1) {
      const told = await askSchedules(contextOf(source));
      expect(told).toBeLessThanOrEqual(3);
    }
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked.length).toBeGreaterThan(2);
  });

  test('that fails is repeated a few times, and says why', async () => {
    const source = sourceOf(async (league) => {
      asked.push(league);
      throw new SourceError('answered with status 400');
    });
    for (let run = 0; run < 12; run += 1) expect(await askSchedules(contextOf(source))).toBe(0);
    const states = await store.readSchedules(source.name);
    expect(states.length).toBeGreaterThan(0);
    for (const { tries, problem, asOf } of states) {
      expect(tries).toBeLessThanOrEqual(3);
      expect([problem, asOf]).toEqual(['answered with status 400', undefined]);
    }
    // Within the day's requests.
    expect(asked.length).toBeLessThan(12);
  });

  test('on samples tells all leagues at once', async () => {
    await askSchedules(contextOf(sampleSource()));
    const states = await store.readSchedules('demo');
    expect(states.length).toBeGreaterThan(2);
    expect(states.every(({ day, problem }) => day === today && problem === undefined)).toBe(true);
    const [first] = states;
    const games = first && (await store.readSeason(first.league, first.season, true));
    expect(games?.length).toBeGreaterThan(100);
    const [size] = await database.query(
      "select count(*)::int as rows, pg_total_relation_size('season_games')::int as bytes from season_games",
    );
    // About 10,000 games a year in all leagues: less than four megabytes.
    expect(Number(size?.bytes) / Number(size?.rows)).toBeLessThan(400);
  });
});
