import { expect, test } from 'vitest';
import { seasonView } from '#contract/season/endpoints.ts';
import type { League } from '#domain/leagues/league.ts';
import { initialRatings } from '#engine/index.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import type { RefreshContext } from '#slate/refresh/context.ts';
import { storeWithLease } from '#store/withLease.fixture.ts';
import { forecastSeasons } from './forecastSeasons.ts';
import { pastDays } from './pastDays.ts';
import { askSchedules } from './schedule.ts';

const { store, lease } = await storeWithLease();
const DAY = '2026-11-27';
const LEAGUES: readonly League[] = ['NFL'];

const contextOf = (seasons: number): RefreshContext =>
  ({
    store,
    lease,
    now: new Date(`${DAY}T16:00:00Z`),
    source: sampleSource(),
    seasons,
    scope: { kind: 'full', leagues: LEAGUES, sports: [] },
    log: (line: string) => logged.push(line),
  }) as unknown as RefreshContext;
const logged: string[] = [];

test('the days gone by are the Tuesdays of four weeks and a week ago', () => {
  expect(pastDays(DAY)).toEqual([
    '2026-11-03',
    '2026-11-10',
    '2026-11-17',
    '2026-11-20',
    '2026-11-24',
  ]);
  expect(pastDays('2026-11-24')).toEqual(['2026-11-03', '2026-11-10', '2026-11-17']);
});

test('a sample’s season has a past on its first day: histories, moves of a week, and two weeks for the feed', async () => {
  const ratings = new Map(LEAGUES.map((league) => [league, initialRatings(league)]));
  await askSchedules(contextOf(0));
  await forecastSeasons(contextOf(5_000), ratings);
  expect(logged.filter((line) => line.startsWith('past'))).toEqual([]);
  for (const league of LEAGUES) {
    const days = await store.readSeasonHistory({ league, season: 2026, sample: true });
    expect(days.map(({ day }) => day)).toEqual([...pastDays(DAY), DAY]);
    const odds = days.map((day) => JSON.stringify(day.odds));
    expect(new Set(odds).size).toBe(odds.length);
    const row = await store.readSeasonView(league, true);
    const view = seasonView.answer.parse(JSON.parse(row?.view ?? ''));
    expect(view.day).toBe(DAY);
    expect(view.teams.every(({ oddsBefore }) => oddsBefore !== undefined)).toBe(true);
  }
});

test('few seasons make no past', async () => {
  const ratings = new Map([['NBA' as const, initialRatings('NBA')]]);
  const context = contextOf(900);
  const scope = { ...context.scope, leagues: ['NBA'] } as RefreshContext['scope'];
  await askSchedules({ ...context, scope });
  await forecastSeasons({ ...context, scope }, ratings);
  const days = await store.readSeasonHistory({ league: 'NBA', season: 2027, sample: true });
  expect(days.map(({ day }) => day)).toEqual([DAY]);
});
