import { describe, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { dataKeys } from './dataKeys.fixture.ts';
import { FEED_FACTS } from './index.ts';
import { teamTable } from './teamTable.ts';

/** Number of clubs in leagues whose count is well known. */
const CLUBS: Readonly<Partial<Record<League, number>>> = {
  NFL: 32,
  NBA: 30,
  WNBA: 15,
  MLB: 30,
  NHL: 32,
  NCAAF: 26,
  NCAAB: 28,
  MLS: 30,
  EPL: 20,
  LaLiga: 20,
  Bundesliga: 18,
  SerieA: 20,
};

describe.each(TEAM_LEAGUES)('%s', (league) => {
  const teams = FEED_FACTS[league].teams;

  test('has all its clubs, each once', () => {
    expect(teams).toHaveLength(CLUBS[league] ?? teams.length);
    for (const field of ['name', 'shortName', 'abbreviation', 'ratingKey'] as const) {
      const values = teams.flatMap(({ team }) => team[field] ?? []);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  test('has a key for each, in the fit or not', () => {
    expect(teams.filter(({ team }) => !team.ratingKey || team.ratingKey === '-')).toEqual([]);
  });

  test('has colours, abbreviations and places of the right form', () => {
    for (const { team, venue } of teams) {
      expect(team.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(team.abbreviation).toMatch(/^[A-Z0-9&]{2,5}$/);
      expect(venue.name).not.toBe('');
      expect(venue.city).not.toMatch(/roof|west/);
    }
  });
});

test('a row with a column missing is refused', () => {
  expect(() => teamTable('ARI | Arizona Cardinals | Cardinals')).toThrow(SyntaxError);
});

test.each(TEAM_LEAGUES)('every %s key is a rated team’s', (league) => {
  const keys = dataKeys(league);
  const wrong = FEED_FACTS[league].teams.filter(
    ({ team }) => team.ratingKey && !keys.has(team.ratingKey),
  );
  expect(wrong.map(({ team }) => team.ratingKey)).toEqual([]);
});
