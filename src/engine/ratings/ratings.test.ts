import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  histogramMean,
  marginHistogram,
  runsIn,
  splitAt,
  totalHistogram,
} from '#domain/game/scoreGrid.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { rerun } from '../rerun.ts';
import { ruleSeed } from '../rng/ruleSeed.ts';
import { initialRatings } from './fitted.ts';
import type { Matchup, RatedResult } from './game.ts';
import { lastRatedStarter } from './lastStarter.fixture.ts';
import { predict } from './predict.ts';
import { seedParts } from './seed.ts';
import { ratingTable } from './table.ts';
import type { LeagueRatings } from './types.ts';
import { updateRatings } from './update.ts';

const RUNS = 4000;

/** A league's best team against a middling one, the day after the fit's last season began. */
function matchupOf(ratings: LeagueRatings, change: Partial<Matchup> = {}): Matchup {
  const table = ratingTable(ratings);
  const best = table[0]?.key ?? '';
  const middling = table[Math.floor(table.length / 2)]?.key ?? '';
  return {
    league: ratings.league,
    season: ratings.season + 1,
    gameTime: '2026-11-22T18:00:00Z',
    homeKey: best,
    awayKey: middling,
    homeName: best,
    awayName: middling,
    neutralSite: true,
    postseason: false,
    homeStarter: lastRatedStarter(ratings, best),
    awayStarter: lastRatedStarter(ratings, middling),
    homeOut: [],
    awayOut: [],
    ...change,
  };
}

function resultOf(ratings: LeagueRatings, change: Partial<RatedResult> = {}): RatedResult {
  const { homeKey = '', awayKey = '' } = matchupOf(ratings);
  return {
    league: ratings.league,
    season: ratings.season + 1,
    date: '2026-11-20',
    homeKey,
    awayKey,
    homeScore: 3,
    awayScore: 1,
    neutralSite: false,
    ...change,
  };
}

const homeShare = (ratings: LeagueRatings, matchup: Matchup, runs = RUNS): number => {
  const { above, at } = splitAt(marginHistogram(predict(matchup, ratings, runs).grid), 0);
  return above + at / 2;
};

describe.each(TEAM_LEAGUES)('%s', (league: League) => {
  const ratings = initialRatings(league);

  test('the fitted file rates a plausible number of teams', () => {
    expect(ratingTable(ratings).length).toBeGreaterThanOrEqual(12);
    for (const { rating, sd, games } of ratingTable(ratings)) {
      expect(Math.abs(rating)).toBeLessThan(70);
      expect(sd).toBeGreaterThan(0);
      expect(games).toBeGreaterThan(0);
    }
  });

  test('ratings average zero and are sorted', () => {
    const table = ratingTable(ratings);
    expect(table.reduce((sum, { rating }) => sum + rating, 0)).toBeCloseTo(0, 6);
    expect(table.map(({ rating }) => rating)).toEqual(
      table.map(({ rating }) => rating).sort((a, b) => b - a),
    );
  });

  test('a prediction re-runs from its stored recipe to the same counts', () => {
    const { grid, recipe } = predict(matchupOf(ratings), ratings, RUNS);
    expect(rerun(JSON.parse(JSON.stringify(recipe)))).toEqual(grid);
    expect(runsIn(marginHistogram(grid))).toBe(RUNS);
    expect(recipe.notes).toEqual([]);
  });

  test('the better team is favoured, and by more at home', () => {
    const neutral = homeShare(ratings, matchupOf(ratings));
    expect(neutral).toBeGreaterThan(0.5);
    expect(homeShare(ratings, matchupOf(ratings, { neutralSite: false }))).toBeGreaterThan(neutral);
  });

  test('home and away swap at a neutral site', () => {
    const { homeKey, awayKey, homeStarter, awayStarter } = matchupOf(ratings);
    const swapped = matchupOf(ratings, {
      homeKey: awayKey,
      awayKey: homeKey,
      homeStarter: awayStarter,
      awayStarter: homeStarter,
    });
    const sum = homeShare(ratings, matchupOf(ratings)) + homeShare(ratings, swapped);
    expect(Math.abs(sum - 1)).toBeLessThan(0.05);
  });

  test('a side new to the ratings has a note, a wider range and no say in edges', () => {
    const unknown = { homeKey: 'Atlantis', homeName: 'Atlantis' };
    const { recipe, bothRated } = predict(matchupOf(ratings, unknown), ratings, RUNS);
    expect(recipe.notes).toEqual([
      expect.stringMatching(
        /^Atlantis is new to the ratings: starts at the level of .+, wide range$/,
      ),
    ]);
    expect(bothRated).toBe(false);
    const known = predict(matchupOf(ratings), ratings, RUNS).recipe.inputs;
    const width = LEAGUES[league].canDraw ? 'homeLogSd' : 'ratingSd';
    expect(recipe.inputs[width]).toBeGreaterThan(Number(known[width]));
  });

  test('folding results is deterministic and leaves the ratings it was given alone', () => {
    const before = JSON.stringify(ratings);
    const results = [resultOf(ratings), resultOf(ratings, { date: '2026-11-19', homeScore: 0 })];
    const after = updateRatings(ratings, results);
    expect(JSON.stringify(ratings)).toBe(before);
    expect(updateRatings(ratings, [...results].reverse())).toEqual(after);
    expect(after.day).toBe(Date.parse('2026-11-20') / 86_400_000);
    expect(after.season).toBe(ratings.season + 1);
  });

  test('results of days already folded, and of other leagues, change nothing', () => {
    const other = league === 'NFL' ? 'NBA' : 'NFL';
    const after = updateRatings(ratings, [
      resultOf(ratings, { date: '2010-01-01' }),
      resultOf(ratings, { league: other }),
    ]);
    expect(after).toEqual(ratings);
  });

  test('ratings survive storage as JSON', () => {
    const stored: LeagueRatings = JSON.parse(
      JSON.stringify(updateRatings(ratings, [resultOf(ratings)])),
    );
    const once = predict(matchupOf(ratings), stored, 200);
    expect(once).toEqual(
      predict(matchupOf(ratings), updateRatings(ratings, [resultOf(ratings)]), 200),
    );
  });

  test('a win by much raises a team, an unknown key becomes a team', () => {
    const won = updateRatings(ratings, [resultOf(ratings, { homeKey: 'Atlantis', homeScore: 60 })]);
    const lost = updateRatings(ratings, [
      resultOf(ratings, { homeKey: 'Atlantis', awayScore: 60 }),
    ]);
    const rating = (of: LeagueRatings) => ratingTable(of).find(({ key }) => key === 'Atlantis');
    expect(rating(won)?.games).toBe(1);
    expect(rating(won)?.rating).toBeGreaterThan(rating(lost)?.rating ?? Number.NaN);
  });
});

test('a closing line moves the ratings more surely than the score', () => {
  const ratings = initialRatings('NFL');
  const with3 = updateRatings(ratings, [resultOf(ratings, { closing: { spread: 14 } })]);
  const { homeKey } = matchupOf(ratings);
  const rating = (of: LeagueRatings) => ratingTable(of).find(({ key }) => key === homeKey);
  const without = updateRatings(ratings, [resultOf(ratings)]);
  expect(rating(with3)?.rating).toBeLessThan(rating(without)?.rating ?? Number.NaN);
  expect(rating(with3)?.sd).toBeLessThan(rating(without)?.sd ?? Number.NaN);
});

test('malformed closing prices are left out, not thrown at the caller', () => {
  const ratings = initialRatings('NHL');
  const bad = { homeMoneyline: 50, awayMoneyline: Number.NaN, spread: 1e9, total: Number.NaN };
  const none = updateRatings(ratings, [resultOf(ratings)]);
  expect(updateRatings(ratings, [resultOf(ratings, { closing: bad })])).toEqual(none);
});

test('extreme ratings neither hang nor break', () => {
  fc.assert(
    fc.property(fc.constantFrom(-1000, 1000), fc.constantFrom(0, 1e6), (rating, variance) => {
      const ratings = initialRatings('NBA');
      if (ratings.kind !== 'margin') throw new Error('NBA is a margin league');
      const matchup = matchupOf(ratings);
      const team = ratings.teams[matchup.homeKey];
      if (!team) throw new Error('The best team is rated');
      const extreme = { ...team, line: rating, lineVar: variance, total: rating };
      const changed = { ...ratings, teams: { ...ratings.teams, [matchup.homeKey]: extreme } };
      expect(runsIn(marginHistogram(predict(matchup, changed, 500).grid))).toBe(500);
    }),
  );
});

test('NFL margins of 3 and 7 come up near their historical rates', () => {
  const ratings = initialRatings('NFL');
  const teams = ratingTable(ratings);
  const counts = new Map<number, number>();
  for (let index = 0; index + 1 < teams.length; index += 2) {
    const matchup = matchupOf(ratings, {
      homeKey: teams[index]?.key ?? '',
      awayKey: teams[(index * 7 + 3) % teams.length]?.key ?? '',
    });
    for (const [margin, count] of marginHistogram(predict(matchup, ratings, 10_000).grid)) {
      const by = Math.abs(margin);
      counts.set(by, (counts.get(by) ?? 0) + count);
    }
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // Regular and postseason games 2010–2024: 14.5 % by 3, 8.7 % by 7, 0.3 % level.
  expect((counts.get(3) ?? 0) / all).toBeGreaterThan(0.12);
  expect((counts.get(3) ?? 0) / all).toBeLessThan(0.17);
  expect((counts.get(7) ?? 0) / all).toBeGreaterThan(0.07);
  expect((counts.get(7) ?? 0) / all).toBeLessThan(0.105);
  expect((counts.get(0) ?? 0) / all).toBeLessThan(0.01);
});

test('rest moves an NBA line: the home side after a game yesterday', () => {
  const ratings = initialRatings('NBA');
  const fresh = predict(matchupOf(ratings, { homeRestDays: 3, awayRestDays: 3 }), ratings, 10);
  const tired = predict(matchupOf(ratings, { homeRestDays: 1, awayRestDays: 3 }), ratings, 10);
  expect(tired.recipe.inputs.homeWin).toBeLessThan(Number(fresh.recipe.inputs.homeWin));
});

test('MLB parks tell in the total', () => {
  const ratings = initialRatings('MLB');
  const total = (homeKey: string, awayKey: string) =>
    histogramMean(
      totalHistogram(
        predict(matchupOf(ratings, { homeKey, awayKey, neutralSite: false }), ratings, RUNS).grid,
      ),
    );
  expect(total('COL', 'SEA')).toBeGreaterThan(total('SEA', 'COL') + 1);
});

test('seeds differ by game and not by the time of day', () => {
  const ratings = initialRatings('EPL');
  const matchup = matchupOf(ratings);
  const seedOf = (of: typeof matchup): number => ruleSeed(seedParts(of));
  expect(seedOf({ ...matchup, gameTime: '2026-11-22T20:00:00Z' })).toBe(seedOf(matchup));
  expect(seedOf({ ...matchup, gameTime: '2026-11-23T18:00:00Z' })).not.toBe(seedOf(matchup));
  expect(seedOf({ ...matchup, homeKey: 'Other' })).not.toBe(seedOf(matchup));
  expect(seedOf({ ...matchup, gameNumber: 1 })).toBe(seedOf(matchup));
  expect(seedOf({ ...matchup, gameNumber: 2 })).not.toBe(seedOf(matchup));
});

test('what cannot be predicted or folded is refused by name', () => {
  const ratings = initialRatings('NFL');
  expect(() => predict(matchupOf(ratings, { league: 'NBA' }), ratings, 10)).toThrow(RangeError);
  expect(() => predict(matchupOf(ratings, { gameTime: 'soon' }), ratings, 10)).toThrow('soon');
  expect(() => updateRatings(ratings, [resultOf(ratings, { date: 'then' })])).toThrow('then');
  expect(() => updateRatings(ratings, [resultOf(ratings, { season: 20_240 })])).toThrow('Season');
  expect(() => updateRatings(ratings, [resultOf(ratings, { homeScore: Number.NaN })])).toThrow(
    'Score',
  );
});

test('a recipe of another engine, model or seed is refused', () => {
  const ratings = initialRatings('NFL');
  const { recipe } = predict(matchupOf(ratings), ratings, 10);
  expect(() => rerun({ ...recipe, engineVersion: '0.0.1' })).toThrow('0.0.1');
  expect(() => rerun({ ...recipe, model: 'curling' })).toThrow('curling');
  expect(() => rerun({ ...recipe, seed: 'xyz' })).toThrow('hex');
});
