import { expect, test } from 'vitest';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { Situation } from '#domain/leagues/situation.ts';
import { ratingDay } from '../day.ts';
import { type GameSetting, situationsOf } from './circumstances.ts';

const PLAIN = {
  siteUnknown: true,
  postseason: false,
  homeRest: 4,
  awayRest: 4,
  lockedIn: 0,
  homeAbsent: { minutes: 0, onCourt: 0 },
  awayAbsent: { minutes: 0, onCourt: 0 },
};

function named(league: MarginLeague, date: string, change: Partial<GameSetting> = {}) {
  const values = situationsOf(league, { ...PLAIN, day: ratingDay(date), ...change });
  const names: readonly Situation[] = FIGURES[league].situations;
  return Object.fromEntries(names.flatMap((name, at) => (values[at] ? [[name, values[at]]] : [])));
}

test('a week off, and both sides off', () => {
  expect(named('NFL', '2024-10-20', { homeRest: 14 })).toEqual({ bye: 1 });
  expect(named('NFL', '2024-10-20', { awayRest: 13 })).toEqual({ bye: -1 });
  expect(named('NFL', '2024-10-20', { homeRest: 14, awayRest: 14 })).toEqual({});
  expect(named('NFL', '2024-09-08', { homeRest: undefined, awayRest: undefined })).toEqual({});
  expect(named('NFL', '2024-09-08', { homeRest: 200 })).toEqual({});
});

test('back to back, in leagues that play so', () => {
  expect(named('NBA', '2024-11-20', { homeRest: 1 })).toEqual({ homeBackToBack: 1 });
  expect(named('NHL', '2024-11-20', { awayRest: 1 })).toEqual({ awayBackToBack: 1 });
  expect(named('MLB', '2024-07-20', { homeRest: 1 })).toEqual({});
});

test('what stands for a neutral site in college basketball', () => {
  const both = (rest: number) => ({ homeRest: rest, awayRest: rest });
  expect(named('NCAAB', '2024-11-22', both(1))).toEqual({ eventSecondDay: 1 });
  expect(named('NCAAB', '2024-12-22', both(2))).toEqual({ eventThirdDay: 1 });
  expect(named('NCAAB', '2024-11-22')).toEqual({ lateNovember: 1 });
  expect(named('NCAAB', '2024-11-10')).toEqual({});
  expect(named('NCAAB', '2025-01-22', both(1))).toEqual({});
  expect(named('NCAAB', '2025-03-06', { homeRest: 1 })).toEqual({ marchYesterday: 1 });
  expect(named('NCAAB', '2025-03-08')).toEqual({ march8: 1 });
  expect(named('NCAAB', '2025-03-12')).toEqual({ march10: 1 });
  expect(named('NCAAB', '2025-03-25')).toEqual({});
  expect(named('NCAAB', '2025-03-20', { ...both(1), postseason: true })).toEqual({ postseason: 1 });
});

test('a site that is known needs no stand-in', () => {
  expect(named('NCAAB', '2025-03-12', { siteUnknown: false })).toEqual({});
});
