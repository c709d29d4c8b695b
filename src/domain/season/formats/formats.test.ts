import { describe, expect, test } from 'vitest';
import { seasonFormatOf } from './index.ts';

const YEARS = Array.from({ length: 18 }, (_, at) => 2010 + at);

describe.each([
  ['NFL', 2, 32],
  ['NBA', 2, 30],
] as const)('%s', (league, conferences, teams) => {
  test.each(YEARS)('%i has its conferences and each team once', (season) => {
    const groups = seasonFormatOf(league, season)?.groups ?? {};
    const all = Object.values(groups).flatMap((divisions) => Object.values(divisions).flat());
    expect(Object.keys(groups)).toHaveLength(conferences);
    expect(new Set(all).size).toBe(teams);
    expect(all).toHaveLength(teams);
  });
});

test('games of each team by season', () => {
  const games = (league: 'NFL' | 'NBA' | 'WNBA', ...seasons: number[]) =>
    seasons.map((season) => seasonFormatOf(league, season)?.games);
  expect(games('NFL', 2010, 2019, 2020, 2021, 2026)).toEqual([16, 16, 16, 17, 17]);
  expect(games('NBA', 2011, 2012, 2013, 2021, 2022, 2027)).toEqual([82, 66, 82, 72, 82, 82]);
  expect(games('WNBA', 2019, 2020, 2021, 2022, 2023, 2025, 2026)).toEqual([
    34, 22, 32, 36, 40, 44, 44,
  ]);
});

test('the WNBA has twelve teams to 2024, thirteen in 2025, fifteen since', () => {
  const teams = [2024, 2025, 2026].map(
    (season) => Object.values(seasonFormatOf('WNBA', season)?.groups ?? {})[0]?.['']?.length,
  );
  expect(teams).toEqual([12, 13, 15]);
});

test('a season before our records has none', () => {
  expect(seasonFormatOf('NFL', 2009)).toBeUndefined();
});
