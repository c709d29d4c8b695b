import { expect, test } from 'vitest';
import { addDays } from '../time/time.ts';
import type { League } from './league.ts';
import { inSeason, leaguesInSeason, seasonOf, seasonReturn } from './season.ts';

test.each([
  ['NFL', '2026-09-03', false],
  ['NFL', '2026-09-04', true],
  ['NFL', '2026-12-31', true],
  ['NFL', '2027-01-01', true],
  ['NFL', '2027-02-14', true],
  ['NFL', '2027-02-15', false],
  ['MLB', '2026-03-24', false],
  ['MLB', '2026-03-25', true],
  ['MLB', '2026-11-05', true],
  ['MLB', '2026-11-06', false],
  ['EPL', '2026-07-15', false],
] as const)('%s on %s: %s', (league, date, expected) => {
  expect(inSeason(league, date)).toBe(expected);
});

test('some league plays on every day of the year', () => {
  for (let day = 0; day < 366; day++) {
    expect(leaguesInSeason(addDays('2028-01-01', day)), `day ${day}`).not.toHaveLength(0);
  }
});

test('a November day has its ten leagues, in the header’s order', () => {
  const ten: readonly League[] = [
    'NFL',
    'NBA',
    'NHL',
    'NCAAF',
    'NCAAB',
    'MLS',
    'EPL',
    'LaLiga',
    'Bundesliga',
    'SerieA',
  ];
  const november = leaguesInSeason('2026-11-20');
  expect(november.filter((league) => ten.includes(league))).toEqual(ten);
  for (const over of ['WNBA', 'MLB']) expect(november).not.toContain(over);
});

test.each([
  ['NBA', '2026-06-20', 2026],
  ['NBA', '2026-10-20', 2027],
  ['NHL', '2026-06-30', 2026],
  ['NHL', '2026-07-01', 2027],
  ['NCAAB', '2026-11-20', 2027],
  ['EPL', '2026-08-15', 2027],
  ['EPL', '2027-05-23', 2027],
  ['NFL', '2026-11-20', 2026],
  ['NFL', '2027-02-14', 2026],
  ['NCAAF', '2027-01-19', 2026],
  ['MLB', '2026-11-01', 2026],
  ['WNBA', '2026-05-10', 2026],
  ['MLS', '2026-12-05', 2026],
] as const)('the %s season of %s is %i', (league, date, season) => {
  expect(seasonOf(league, date)).toBe(season);
});

test('a league out of season says when it usually returns', () => {
  expect(seasonReturn('MLB', '2026-11-20')).toBe('March 25');
  expect(seasonReturn('NFL', '2026-11-20')).toBeUndefined();
});
