import { describe, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { CURRENT_TEAMS } from './currentTeams.fixture.ts';
import { dataKeys } from './dataKeys.fixture.ts';
import { FEED_FACTS } from './index.ts';
import { ratingKey } from './ratingKey.ts';

/** The rated teams of a league's table, as the field a feed fills: the others are not listed by themselves. */
const tableTeams = (league: League): readonly object[] =>
  FEED_FACTS[league].teams.flatMap<object>(({ team: { ratingKey: key, name, abbreviation } }) => {
    if (key === undefined) return [];
    return LEAGUES[league].sport === 'soccer' ? [{ displayName: name }] : [{ abbreviation }];
  });

describe('against the teams that are rated', () => {
  test.each(TEAM_LEAGUES)('%s: every key is found under its own name', (league) => {
    const keys = dataKeys(league);
    const lost = [...keys].filter((key) => {
      const team = { abbreviation: key, displayName: key };
      return ratingKey(league, team, keys) !== key;
    });
    expect(lost).toEqual([]);
  });

  test.each(TEAM_LEAGUES)('%s: every current team has a key of its own', (league) => {
    const keys = dataKeys(league);
    const teams = CURRENT_TEAMS[league] ?? tableTeams(league);
    const found = teams.map((team) => ratingKey(league, team, keys));
    expect(teams.filter((_, index) => found[index] === undefined)).toEqual([]);
    expect(new Set(found).size).toBe(teams.length);
    expect(teams.length).toBeGreaterThan(12);
  });
});
