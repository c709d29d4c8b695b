import { expect, test } from 'vitest';
import type { League } from '../../leagues/league.ts';
import { seasonFormatOf } from './index.ts';

/** Numbers of teams by conference, "15 15". */
function sizes(league: League, season: number): string {
  const groups = seasonFormatOf(league, season)?.groups ?? {};
  return Object.values(groups)
    .map((divisions) => Object.values(divisions).flat().length)
    .join(' ');
}

const conferenceOf = (league: League, season: number, team: string): string | undefined =>
  Object.entries(seasonFormatOf(league, season)?.groups ?? {}).find(([, divisions]) =>
    Object.values(divisions).flat().includes(team),
  )?.[0];

const seasons = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

test.each([
  ['MLB', 2010, 2026],
  ['NHL', 2011, 2027],
  ['MLS', 2012, 2027],
] as const)('%s: a format for each season from %i to %i, no team twice', (league, from, to) => {
  for (const season of seasons(from, to)) {
    const format = seasonFormatOf(league, season);
    expect(format, `${league} ${season}`).toBeDefined();
    const teams = Object.values(format?.groups ?? {}).flatMap((divisions) =>
      Object.values(divisions).flat(),
    );
    expect(new Set(teams).size, `${league} ${season}`).toBe(teams.length);
  }
});

test('MLB: Houston moved to the AL in 2013', () => {
  expect(sizes('MLB', 2012)).toBe('14 16');
  expect(sizes('MLB', 2013)).toBe('15 15');
  expect(conferenceOf('MLB', 2012, 'HOU')).toBe('NL');
  expect(conferenceOf('MLB', 2013, 'HOU')).toBe('AL');
});

test('NHL: 30 teams, 31 with Vegas, 32 with Seattle; one table of four divisions in 2020–21', () => {
  expect([2013, 2014, 2018, 2021, 2022].map((season) => sizes('NHL', season))).toEqual([
    '15 15',
    '16 14',
    '16 15',
    '31',
    '16 16',
  ]);
  expect(seasonFormatOf('NHL', 2026)?.games).toBe(82);
  expect(seasonFormatOf('NHL', 2027)?.games).toBe(84);
});

test('MLS: teams of each conference by season', () => {
  const by = seasons(2012, 2027).map((season) => `${season} ${sizes('MLS', season)}`);
  expect(by).toEqual([
    '2012 10 9',
    '2013 10 9',
    '2014 10 9',
    '2015 10 10',
    '2016 10 10',
    '2017 11 11',
    '2018 11 12',
    '2019 12 12',
    '2020 14 12',
    '2021 14 13',
    '2022 14 14',
    '2023 15 14',
    '2024 15 14',
    '2025 15 15',
    '2026 15 15',
    '2027 15 15',
  ]);
});

test('MLS: what is not announced has no format', () => {
  expect(seasonFormatOf('MLS', 2028)).toBeUndefined();
});
