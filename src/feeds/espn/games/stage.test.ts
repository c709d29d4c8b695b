import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { isPostseason, readEspnStage, readSeasonYear } from './stage.ts';

const score = { home: 2, away: 1 };

test.each([
  ['STATUS_SCHEDULED', 'pre', false, 'scheduled'],
  ['STATUS_IN_PROGRESS', 'in', false, 'live'],
  ['STATUS_HALFTIME', 'in', false, 'live'],
  ['STATUS_END_PERIOD', 'in', false, 'live'],
  ['STATUS_OVERTIME', 'in', false, 'live'],
  ['STATUS_RAIN_DELAY', 'in', false, 'live'],
  ['STATUS_DELAYED', 'pre', false, 'scheduled'],
  ['STATUS_FINAL', 'post', true, 'final'],
  ['STATUS_FULL_TIME', 'post', true, 'final'],
  ['STATUS_FINAL_AET', 'post', true, 'final'],
  ['STATUS_FINAL_PEN', 'post', true, 'final'],
  ['STATUS_FORFEIT', 'post', true, 'postponed'],
  ['STATUS_FINAL_AWD', 'post', true, 'postponed'],
  ['STATUS_POSTPONED', 'post', false, 'postponed'],
  ['STATUS_POSTPONED', 'pre', false, 'postponed'],
  ['STATUS_POSTPONED', 'post', true, 'postponed'],
  ['STATUS_CANCELED', 'post', false, 'postponed'],
  ['STATUS_SUSPENDED', 'in', false, 'postponed'],
  ['STATUS_ABANDONED', 'post', true, 'postponed'],
  ['STATUS_NO_CONTEST', 'post', true, 'postponed'],
  ['STATUS_VOIDED', 'post', true, 'postponed'],
  ['STATUS_IN_PROGRESS', 'IN', false, 'live'],
  ['STATUS_FINAL', 'Post', true, 'final'],
  ['STATUS_FINAL', undefined, undefined, 'final'],
  ['STATUS_SCHEDULED', undefined, undefined, 'scheduled'],
] as const)('%s in state %s (completed %s) is %s', (name, state, completed, stage) => {
  const type = { name, state, completed, detail: name };
  const result = readEspnStage({ type }, score);
  expect(result.ok && result.value.status).toBe(stage);
});

test.each([
  ['STATUS_NEW', 'post', false],
  ['STATUS_NEW', 'mystery', false],
  ['STATUS_IN_PROGRESS', 'in', true],
])('%s in state %s (completed %s) is refused', (name, state, completed) => {
  expect(readEspnStage({ type: { name, state, completed } }, score).ok).toBe(false);
});

test('no status is refused', () => {
  expect(readEspnStage(undefined, score).ok).toBe(false);
  expect(readEspnStage({}, score).ok).toBe(false);
});

const season = (league: League, year: number | undefined, time: string) =>
  readSeasonYear(league, { year, type: 2, slug: undefined }, new Date(time));

test.each([
  ['NFL', 2026, '2027-01-10', 2026],
  ['NCAAF', 2026, '2026-09-05', 2026],
  ['NBA', 2027, '2026-11-20', 2027],
  ['NHL', 2027, '2027-03-01', 2027],
  ['NCAAB', 2027, '2026-11-20', 2027],
  ['WNBA', 2026, '2026-08-01', 2026],
  ['MLB', 2026, '2026-10-25', 2026],
  ['MLS', 2026, '2026-11-20', 2026],
  ['EPL', 2025, '2026-03-21', 2026],
  ['LaLiga', 2026, '2026-08-16', 2027],
  ['Bundesliga', 2026, '2027-05-15', 2027],
  ['SerieA', 2026, '2026-11-21', 2027],
] as const)('%s: ESPN’s %i on %s is our %i', (league, year, day, ours) => {
  expect(season(league, year, day)).toBe(ours);
  expect(season(league, undefined, day)).toBe(ours);
  expect(season(league, 1e9, day)).toBe(ours);
});

test('postseason by type in US leagues, by round in MLS, never in Europe', () => {
  const at = (league: League, type: number, slug?: string) =>
    isPostseason(league, { year: 2026, type, slug });
  expect(at('NBA', 3, 'post-season')).toBe(true);
  expect(at('NBA', 5, 'play-in-season')).toBe(false);
  expect(at('NFL', 2)).toBe(false);
  expect(at('MLS', 13_000, 'mls-cup')).toBe(true);
  expect(at('MLS', 13_000, 'western-conference-playoffs---final')).toBe(true);
  expect(at('MLS', 12_999, 'regular-season')).toBe(false);
  expect(at('EPL', 13_481, '2025-26-english-premier-league')).toBe(false);
  expect(at('EPL', 3)).toBe(false);
});
