import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, easternDate } from '#domain/time/time.ts';
import { initialRatings, learnedTo } from '#engine/index.ts';
import { type DayRange, type Source, SourceError } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import type { Trigger } from '#store/lease.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { firstUnlearned } from './players/firstUnlearned.ts';

let database: TestDatabase;
let store: Store;
const now = new Date('2026-11-20T17:00:00Z');
const today = easternDate(now);

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

/** A feed with one NFL final on every requested day, which records the requests. */
function feed(asked: DayRange[], down = false): Source {
  return {
    name: 'espn',
    sample: false,
    async games(league, days) {
      if (league !== 'NFL') return { games: [], quarantined: [] };
      asked.push(days);
      if (days.to >= today) return { games: [], quarantined: [] };
      if (down) throw new SourceError('down');
      const final = nflGame(`final ${days.to}`, 0, {
        gameTime: `${days.to}T18:00:00.000Z`,
        status: 'final',
        score: { home: 21, away: 20 },
        detail: 'Final',
        availability: { home: { starter: { name: 'Josh Allen', status: 'started' } } },
        teamIds: { home: '2', away: '12' },
      });
      return { games: [final], quarantined: [] };
    },
  };
}

const refresh = (source: Source, trigger: Trigger = 'schedule') =>
  refreshTestSlate({ store, source, trigger, now, log: () => {} });

test('scheduled runs look further back each time, without a gap, and show none of it as today’s slate', async () => {
  const asked: DayRange[] = [];
  for (let run = 0; run < 3; run++) await refresh(feed(asked));
  const back = asked.filter((days) => days.to < today);
  expect(back).toHaveLength(3);
  expect(back[0]?.to).toBe(addDays(today, -4));
  for (const [earlier, later] of [[back[1], back[0]] as const, [back[2], back[1]] as const]) {
    expect(earlier?.to).toBe(addDays(later?.from ?? '', -1));
  }
  // The numbers of clubs that have gone down since are in no slate.
  expect(await store.readFeedTeams('espn', 'NFL')).toEqual(
    new Map([
      ['2', 'BUF'],
      ['12', 'KC'],
    ]),
  );
  const results = await store.readResults('NFL');
  expect(results.map((row) => row.home_starter)).toEqual(Array(3).fill('Josh Allen'));
  expect(await store.readPublishedGames()).toEqual([]);
});

test('a feed that is down is asked for the same days again', async () => {
  const asked: DayRange[] = [];
  await refresh(feed(asked, true));
  await refresh(feed(asked));
  const back = asked.filter((days) => days.to < today);
  expect(back[1]).toEqual(back[0]);
});

test('a run that a person started does not look back', async () => {
  const asked: DayRange[] = [];
  await refresh(feed(asked), 'manual');
  expect(asked.filter((days) => days.to < today)).toEqual([]);
});

test('once the fitted results are reached nothing more is asked', async () => {
  const first = (await firstUnlearned()).get('NFL') ?? '';
  expect(first < learnedTo(initialRatings('NFL'))).toBe(true);
  await database.query("update feed_coverage set from_day = $1 where league = 'NFL'", [first]);
  const asked: DayRange[] = [];
  await refresh(feed(asked));
  expect(asked.filter((days) => days.to < today)).toEqual([]);
});

describe('days that an answer does not tell of', () => {
  /** A feed whose answers lack the days in `untold`. */
  const withHoles = (asked: DayRange[], untold: readonly string[]): Source => ({
    ...feed(asked),
    async games(league, days) {
      if (league !== 'NFL') return { games: [], quarantined: [] };
      asked.push(days);
      const missing = untold.filter((day) => days.from <= day && day <= days.to);
      return {
        games: [],
        quarantined: [],
        unanswered: missing.map((day) => ({ from: day, to: day })),
      };
    },
  });
  const holes = () =>
    database.query('select from_day::text as day from feed_holes order by from_day');
  const triedAgo = (hours: number) =>
    database.query('update feed_holes set tried_at = $1', [
      new Date(now.getTime() - hours * 3_600_000),
    ]);

  test('are asked for again until they are told, and only they', async () => {
    await database.query('delete from feed_coverage');
    await database.query('delete from feed_holes');
    const lost = addDays(today, -9);
    const asked: DayRange[] = [];
    await refresh(withHoles(asked, [lost]));
    expect(await holes()).toEqual([{ day: lost }]);
    await triedAgo(2);
    await refresh(withHoles(asked, [lost]));
    expect(asked.filter(({ from, to }) => from === lost && to === lost)).toHaveLength(1);
    expect(await holes()).toEqual([{ day: lost }]);
    await triedAgo(0.5);
    await refresh(withHoles(asked, [lost]));
    expect(asked.filter(({ from, to }) => from === lost && to === lost)).toHaveLength(1);
    await triedAgo(2);
    await refresh(withHoles(asked, []));
    expect(await holes()).toEqual([]);
    expect((await store.readCoverage('espn')).get('NFL')).not.toBe(addDays(today, -17));
  });

  test('are noted when they leave the days of every refresh', async () => {
    await database.query('delete from feed_holes');
    const leaving = addDays(today, -3);
    await database.query('update league_reads set whole_at = null');
    await refresh(withHoles([], [leaving, today]), 'manual');
    expect(await holes()).toEqual([{ day: leaving }]);
  });
});
