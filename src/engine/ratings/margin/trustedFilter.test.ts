import { expect, test } from 'vitest';
import { isoDay } from '../day.ts';
import { initialRatings } from '../fitted.ts';
import type { RatedResult } from '../game.ts';
import { predict } from '../predict.ts';
import { ratingTable } from '../table.ts';
import type { MarginRatings } from '../types.ts';
import { updateRatings } from '../update.ts';
import { trustedFilter } from './forecast.ts';
import { freeze } from './freeze.ts';
import { thaw } from './state.ts';

function fitted(league: 'NHL' | 'NBA' | 'NCAAF'): MarginRatings {
  const ratings = initialRatings(league);
  if (ratings.kind !== 'margin') throw new Error(`${league} is a margin league`);
  return ratings;
}

/** Games of a new season, rotating through the league's teams, with or without closing lines. */
function season(ratings: MarginRatings, games: number, lined: boolean, first = 30): RatedResult[] {
  const keys = Object.keys(ratings.teams);
  return Array.from({ length: games }, (_, at) => ({
    league: ratings.league,
    season: ratings.season + 1,
    date: isoDay(ratings.day + first + at),
    homeKey: keys[at % keys.length] ?? '',
    awayKey: keys[(at + 7) % keys.length] ?? '',
    homeScore: 3,
    awayScore: 2,
    neutralSite: false,
    ...(lined ? { closing: { homeMoneyline: -120, awayMoneyline: 100 } } : {}),
  }));
}

function spoke(ratings: MarginRatings) {
  const [home = '', away = ''] = Object.keys(ratings.teams);
  const matchup = {
    league: ratings.league,
    season: ratings.season,
    gameTime: `${isoDay(ratings.day + 1)}T20:00:00Z`,
    homeKey: home,
    awayKey: away,
    homeName: home,
    awayName: away,
    neutralSite: false,
    postseason: false,
  };
  return predict(matchup, ratings, 10).ratedFrom;
}

const folded = (ratings: MarginRatings, results: readonly RatedResult[]): MarginRatings => {
  const after = updateRatings(ratings, results);
  if (after.kind !== 'margin') throw new Error('The kind of ratings does not change');
  return after;
};

test('a season without lines: after some thirty results the results-only filter speaks', () => {
  const nhl = { ...fitted('NHL'), lineShare: 1 };
  expect(spoke(nhl)).toBe('lines');
  expect(spoke(folded(nhl, season(nhl, 30, false)))).toBe('lines');
  const starved = folded(nhl, season(nhl, 40, false));
  expect(spoke(starved)).toBe('results');
  expect(trustedFilter(starved)).toBe('score');
});

test('lines that come back are heard again', () => {
  const starved = { ...fitted('NHL'), lineShare: 0 };
  expect(spoke(folded(starved, season(starved, 30, true)))).toBe('results');
  expect(spoke(folded(starved, season(starved, 40, true)))).toBe('lines');
});

test('without lines both tables differ, and the results-only table is shown', () => {
  const nhl = fitted('NHL');
  const lines = ratingTable({ ...nhl, lineShare: 1 });
  const results = ratingTable({ ...nhl, lineShare: 0 });
  expect(results).not.toEqual(lines);
});

test.each(['NBA', 'NCAAF'] as const)('%s: stored ratings come back as they were', (league) => {
  const { kind: _, pool: __, ...stored } = fitted(league);
  const state = freeze(thaw(stored));
  expect(state.teams).toEqual(stored.teams);
  expect(state.lineCovariance).toEqual(stored.lineCovariance);
  expect(freeze(thaw(state))).toEqual(state);
});

test('where covariances are kept, the uncertainty of the table is that of differences', () => {
  const nba = fitted('NBA');
  const rows = ratingTable(nba);
  const shared = Object.values(nba.teams).map(({ lineVar }) => Math.sqrt(lineVar));
  const largest = Math.max(...rows.map(({ sd }) => sd));
  expect(largest).toBeGreaterThan(0.1);
  expect(largest).toBeLessThan(Math.max(...shared));
});
