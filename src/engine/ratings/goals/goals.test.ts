import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GoalLeague } from '#domain/leagues/index.ts';
import { outcomesOf } from '../../soccer/outcomes.ts';
import { initialRatings } from '../fitted.ts';
import type { Matchup, RatedResult } from '../game.ts';
import { ratingTable } from '../table.ts';
import type { GoalRatings } from '../types.ts';
import { updateRatings } from '../update.ts';
import { goalGameInputs } from './gameInputs.ts';
import { goalInputs } from './inputs.ts';
import type { GoalFilter } from './types.ts';

const LEAGUES: readonly GoalLeague[] = ['MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'];

function ratingsOf(league: GoalLeague): GoalRatings {
  const ratings = initialRatings(league);
  if (ratings.kind !== 'goals') throw new Error(`${league} is a goal league`);
  return ratings;
}

function matchupOf(ratings: GoalRatings, change: Partial<Matchup> = {}): Matchup {
  const [first, second] = ratingTable(ratings);
  return {
    league: ratings.league,
    season: ratings.season + 1,
    gameTime: '2026-09-12T18:00:00Z',
    homeKey: first?.key ?? '',
    awayKey: second?.key ?? '',
    homeName: first?.key ?? '',
    awayName: second?.key ?? '',
    neutralSite: false,
    postseason: false,
    ...change,
  };
}

const DAY = Date.parse('2026-09-12') / 86_400_000;

function forecast(ratings: GoalRatings, change: Partial<Matchup> = {}) {
  const { inputs, ...rest } = goalGameInputs(matchupOf(ratings, change), ratings, DAY);
  return {
    ...outcomesOf(inputs),
    inputs,
    ...rest,
  };
}

/** Home results of the coming season, with or without closing prices. */
function season(ratings: GoalRatings, games: number, priced: boolean): RatedResult[] {
  const keys = ratingTable(ratings).map(({ key }) => key);
  return Array.from({ length: games }, (_, index) => ({
    league: ratings.league,
    season: ratings.season + 1,
    date: new Date(Date.parse('2026-08-10') + (index % 30) * 86_400_000).toISOString().slice(0, 10),
    homeKey: keys[index % keys.length] ?? '',
    awayKey: keys[(index + 1) % keys.length] ?? '',
    homeScore: index % 3,
    awayScore: index % 2,
    neutralSite: false,
    closing: priced
      ? {
          homeMoneyline: 120,
          awayMoneyline: 240,
          drawMoneyline: 230,
          total: 2.5,
          overPrice: -110,
          underPrice: -110,
        }
      : undefined,
  }));
}

function folded(ratings: GoalRatings, games: readonly RatedResult[]): GoalRatings {
  const after = updateRatings(ratings, games);
  if (after.kind !== 'goals') throw new Error('The kind stays');
  return after;
}

describe.each(LEAGUES)('%s', (league) => {
  const ratings = ratingsOf(league);

  test('lines speak while they come, results once they do not', () => {
    expect(forecast(ratings).ratedFrom).toBe('lines');
    expect(forecast(folded(ratings, season(ratings, 100, true))).ratedFrom).toBe('lines');
    expect(forecast(folded(ratings, season(ratings, 100, false))).ratedFrom).toBe('results');
  });

  test('the filter of results never sees a line', () => {
    const rated = (filter: GoalFilter, games: readonly RatedResult[]) => {
      const { teams, [filter]: level } = folded(ratings, games);
      return [level, Object.entries(teams).map(([key, team]) => [key, team[filter]])];
    };
    const [priced, bare] = [season(ratings, 40, true), season(ratings, 40, false)];
    expect(rated('results', priced)).toEqual(rated('results', bare));
    expect(rated('lines', priced)).not.toEqual(rated('lines', bare));
  });

  test('learning narrows, and time widens, what is not known', () => {
    const width = (of: GoalRatings, day: number) =>
      goalGameInputs(matchupOf(ratings), of, day).inputs.homeLogSd;
    const taught = folded(ratings, season(ratings, 100, true));
    expect(width(taught, DAY)).toBeLessThan(width(ratings, DAY));
    expect(width(taught, DAY + 50)).toBeGreaterThan(width(taught, DAY));
  });

  test('variances stay above zero through many games of both kinds', () => {
    for (const priced of [true, false]) {
      const { teams, lines, results } = folded(ratings, season(ratings, 400, priced));
      for (const filter of ['lines', 'results'] as const) {
        for (const team of Object.values(teams)) {
          expect(team[filter].strengthVar).toBeGreaterThan(0);
          expect(team[filter].tempoVar).toBeGreaterThan(0);
        }
      }
      for (const { baseVar, homeVar } of [lines, results]) {
        expect(baseVar).toBeGreaterThan(0);
        expect(homeVar).toBeGreaterThan(0);
      }
    }
  });

  test('a side that wins by more is favoured by more afterwards', () => {
    const [game] = season(ratings, 1, false);
    if (!game) throw new Error('There is a game');
    const { homeKey, awayKey } = game;
    const won = (homeScore: number) =>
      forecast(folded(ratings, [{ ...game, homeScore }]), { homeKey, awayKey });
    const homes = [0, 1, 2, 4].map((goals) => won(goals).home);
    expect(homes).toEqual([...homes].sort((a, b) => a - b));
    expect(new Set(homes).size).toBe(4);
  });

  test('a club new to the league is no stranger to the file: it starts as promoted clubs do', () => {
    const [first, second] = season(ratings, 2, false);
    if (!first || !second) throw new Error('There are two games');
    const after = folded(ratings, [{ ...first, homeKey: 'Atlantis' }]);
    expect(after.teams.Atlantis?.seasonGames).toBe(1);
    const nextDay = (homeKey: string) =>
      goalGameInputs(matchupOf(ratings, { homeKey, homeName: homeKey }), after, after.day + 1);
    const [known, unknown] = [nextDay('Atlantis'), nextDay('Nowhere')];
    expect(known.notes).toEqual([]);
    expect(known.bothRated).toBe(true);
    expect(unknown.bothRated).toBe(false);
    expect(unknown.inputs.homeLogSd).toBeGreaterThan(known.inputs.homeLogSd);
    const start =
      league === 'MLS'
        ? 'starts at the level of an expansion team'
        : 'starts at the level of promoted clubs';
    expect(unknown.notes).toEqual([`Nowhere is new to the ratings: ${start}, wide range`]);
  });

  test('a new club is forecast from where learning starts it', () => {
    const filter = forecast(ratings).ratedFrom;
    const { newStrength, newTempo, newVariance } = ratings.params[filter];
    const start = { strength: newStrength, tempo: newTempo };
    const wide = { strengthVar: newVariance, tempoVar: newVariance };
    const [one] = Object.values(ratings.teams);
    if (!one) throw new Error('There is a club');
    const opened = {
      ...ratings,
      season: ratings.season + 1,
      seasonBefore: ratings.season,
      day: DAY,
    };
    const entered = {
      ...opened,
      teams: {
        ...ratings.teams,
        Atlantis: {
          ...one,
          season: opened.season,
          seasonGames: 0,
          seasonPoints: 0,
          lastDay: DAY,
          [filter]: { ...start, ...wide },
        },
      },
    };
    const { awayKey } = matchupOf(ratings);
    const season = ratings.season + 1;
    const asked = { homeKey: 'Atlantis', homeName: 'Atlantis', awayKey, season };
    expect(forecast(opened, asked).inputs).toEqual(forecast(entered, asked).inputs);
  });

  test('so is one that was out of the league, and the few games of a part of a season put no club out', () => {
    const [first] = season(ratings, 1, false);
    const [one] = Object.values(ratings.teams);
    if (!first || !one) throw new Error('There are a game and a club');
    const { awayKey } = first;
    const back = { ...ratings, teams: { ...ratings.teams, Thule: { ...one, season: 2015 } } };
    const returned = forecast(back, { homeKey: 'Thule', homeName: 'Thule', awayKey });
    expect(returned.inputs).toEqual(forecast(ratings, { homeKey: 'Atlantis', awayKey }).inputs);
    expect(returned.notes[0]).toContain('Thule was not in the league the season before: starts');
    expect(returned.bothRated).toBe(false);
    const part = folded(ratings, [first]);
    const later = matchupOf(ratings, { season: ratings.season + 2 });
    expect(goalGameInputs(later, part, DAY + 300).notes).toEqual([]);
  });
});

test('extreme ratings give inputs that the model accepts', () => {
  const log = fc.constantFrom(-1000, -5, 0, 5, 1000);
  fc.assert(
    fc.property(log, log, fc.constantFrom(0, 1, 1e6), (homeLog, awayLog, variance) => {
      const inputs = goalInputs({ homeLog, awayLog, variance }, -0.08, 0.1);
      for (const rate of [inputs.homeRate, inputs.awayRate]) {
        expect(rate).toBeGreaterThanOrEqual(0.1);
        expect(rate).toBeLessThanOrEqual(7);
      }
      expect(inputs.homeLogSd).toBeLessThanOrEqual(1);
    }),
  );
});

test('a forecast that is no number is refused by name', () => {
  expect(() => goalInputs({ homeLog: Number.NaN, awayLog: 0, variance: 0.01 }, -0.08, 0.1)).toThrow(
    RangeError,
  );
  expect(() => goalInputs({ homeLog: 0, awayLog: 0, variance: Number.NaN }, -0.08, 0.1)).toThrow(
    'variance',
  );
});
