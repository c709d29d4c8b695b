import { describe, expect, test } from 'vitest';
import { winShare } from '#domain/outcomes/tennis.ts';
import { simulate } from '../simulate.ts';
import { EXAMPLE_TENNIS_PARAMS } from './exampleParams.fixture.ts';
import { freezeTennis, thawTennis } from './freeze.ts';
import type { PlayedMatch } from './match.ts';
import type { TennisMatchup } from './matchup.ts';
import { tennisModel } from './model.ts';
import { playerKey } from './playerKey.ts';
import { predictMatch } from './predict.ts';
import type { TennisRatings } from './ratings.ts';
import { startTennisState } from './state.ts';
import { updateTennis } from './update.ts';

const match = (day: number, close: number | undefined): PlayedMatch => ({
  a: { key: 'Ann Able', rank: 3 },
  b: { key: 'Bea Baker', rank: 40 },
  day,
  surface: 'clay',
  bestOf: 3,
  winner: 'a',
  sets: [
    [6, 3],
    [4, 6],
    [6, 2],
  ],
  retired: false,
  close,
});

const RATINGS: TennisRatings = updateTennis(
  freezeTennis(startTennisState('ATP', EXAMPLE_TENNIS_PARAMS)),
  [match(20_000, 0.8), match(20_040, 0.75)],
);

const MATCHUP: TennisMatchup = {
  tour: 'ATP',
  startTime: '2024-11-20T18:00:00Z',
  playerA: { name: 'Ann Able' },
  playerB: { name: 'Bea Baker' },
  surface: 'clay',
  bestOf: 3,
};

describe('a prediction', () => {
  const { outcome, recipe, ratedFrom } = predictMatch(MATCHUP, RATINGS, 4000);

  test('re-runs from its recipe to the same counts', () => {
    const seed = Number.parseInt(recipe.seed, 16);
    const inputs = recipe.inputs as Parameters<typeof tennisModel.prepare>[0];
    expect(simulate(tennisModel, inputs, seed, recipe.iterations)).toEqual(outcome);
    expect(recipe.model).toBe('tennis');
  });

  test('favours who has won, and says which filter spoke', () => {
    expect(winShare(outcome)).toBeGreaterThan(0.6);
    expect(ratedFrom).toBe('results');
    expect(predictMatch(MATCHUP, { ...RATINGS, lineShare: 0.9 }, 10).ratedFrom).toBe('lines');
    expect(recipe.notes).toEqual([]);
  });

  test('leaves the ratings as they were', () => {
    const before = structuredClone(RATINGS);
    predictMatch(MATCHUP, RATINGS, 10);
    expect(RATINGS).toEqual(before);
  });

  test('turned round it is the other’s', () => {
    const turned = { ...MATCHUP, playerA: MATCHUP.playerB, playerB: MATCHUP.playerA };
    const { inputs } = predictMatch(turned, RATINGS, 10).recipe;
    expect(Number(inputs.matchWin) + Number(recipe.inputs.matchWin)).toBeCloseTo(1, 4);
  });
});

test('unknown players are named in the notes and pulled to one half', () => {
  const unknown = predictMatch({ ...MATCHUP, playerB: { name: 'Zoe Zed' } }, RATINGS, 10);
  expect(unknown.recipe.notes).toEqual([
    'Zoe Zed is new to the ratings: rated as unranked, wide range',
  ]);
  const ranked = { ...MATCHUP, playerB: { name: 'Zoe Zed', rank: 8 } };
  const { recipe } = predictMatch(ranked, RATINGS, 10);
  expect(recipe.notes[0]).toContain('world ranking (8)');
  expect(Number(recipe.inputs.matchWin)).toBeLessThan(Number(unknown.recipe.inputs.matchWin));
  const { surface: _, ...anywhere } = MATCHUP;
  expect(predictMatch(anywhere, RATINGS, 10).recipe.notes).toEqual([
    'Surface unknown: hard, clay and grass weighed by how often the tours play on each',
  ]);
});

test('on an unknown surface a match lies between those on the three', () => {
  const on = (surface: 'hard' | 'clay' | 'grass' | undefined) => {
    const { inputs } = predictMatch({ ...MATCHUP, surface }, RATINGS, 10).recipe;
    return [Number(inputs.matchWin), Number(inputs.servePointShare)] as const;
  };
  const known = [on('hard'), on('clay'), on('grass')];
  for (const [at, figure] of on(undefined).entries()) {
    const all = known.map((one) => one[at] ?? 0);
    expect(figure).toBeGreaterThan(Math.min(...all) - 0.01);
    expect(figure).toBeLessThan(Math.max(...all) + 0.01);
    expect(all).not.toContain(figure);
  }
});

test('a player without a result for three years is new again; the gap is said to be ours', () => {
  const late = { ...MATCHUP, startTime: '2029-06-01' };
  expect(predictMatch(late, RATINGS, 10).recipe.notes[0]).toBe(
    'Our results for Ann Able end in November 2024: rated as unranked, wide range',
  );
});

describe('with a market', () => {
  const market = { a: 0.3, b: 0.7, books: ['One', 'Two'], leftOut: [] };
  const alone = predictMatch(MATCHUP, RATINGS, 20_000);
  const anchored = predictMatch(MATCHUP, RATINGS, 20_000, market);

  test('the match is won as often as the market says, and our own stands beside it', () => {
    expect(anchored.recipe.inputs.matchWin).toBe(0.3);
    expect(winShare(anchored.outcome)).toBeCloseTo(0.3, 1);
    expect(anchored.own).toEqual(alone.own);
    expect(anchored.own.a).toBe(alone.recipe.inputs.matchWin);
    expect(anchored.own.a + anchored.own.b).toBeCloseTo(1, 9);
  });

  test('set scores follow: the favourite wins the first set more often, too', () => {
    const first = ({ firstSet: [a, b] }: typeof alone.outcome) => a / (a + b);
    expect(first(alone.outcome)).toBeGreaterThan(0.5);
    expect(first(anchored.outcome)).toBeLessThan(0.5);
  });

  test('the notes name the books, and who was left out', () => {
    expect(anchored.recipe.notes).toEqual([
      'Win probability anchored to the de-vigged prices of One, Two',
    ]);
    const leftOut = [{ provider: 'Two', reason: 'more than 10 points from the other books' }];
    const { notes } = predictMatch(MATCHUP, RATINGS, 1, { ...market, leftOut }).recipe;
    expect(notes).toContain('Prices of Two left out: more than 10 points from the other books');
  });
});

test('majors end in a tie-break to ten', () => {
  const major = { ...MATCHUP, bestOf: 5 } as const;
  expect(predictMatch(major, RATINGS, 10).recipe.inputs.finalSetTieBreak).toBe(10);
  const asked = { ...major, finalSetTieBreak: 0 } as const;
  expect(predictMatch(asked, RATINGS, 10).recipe.inputs.finalSetTieBreak).toBe(0);
});

test.each([
  [{ tour: 'WTA' }, 'WTA'],
  [{ startTime: 'soon' }, 'soon'],
  [{ playerA: { name: 'Ann Able', rank: Number.NaN } }, 'playerA.rank'],
  [{ playerB: { name: 'Bea Baker', age: 5 } }, 'playerB.age'],
  [{ playerB: { name: 'Ann Able' } }, 'playerB'],
  [{ bestOf: 4 }, 'bestOf'],
])('bad input %o names %s', (change, name) => {
  const bad = { ...MATCHUP, ...change } as TennisMatchup;
  expect(() => predictMatch(bad, RATINGS, 10)).toThrow(RangeError);
  expect(() => predictMatch(bad, RATINGS, 10)).toThrow(name);
});

test('ratings survive being stored', () => {
  const stored: TennisRatings = JSON.parse(JSON.stringify(RATINGS));
  expect(freezeTennis(thawTennis(stored))).toEqual(RATINGS);
});

test('players are found without accents and by surname and initial', () => {
  const players = {
    'Suarez Navarro C.': 1,
    'Pliskova Ka.': 1,
    'Pliskova Kr.': 1,
    'Tomas Berdych': 1,
  };
  expect(playerKey(players, 'Carla Suárez Navarro')).toBe('Suarez Navarro C.');
  expect(playerKey(players, 'Karolina Pliskova')).toBe('Pliskova Ka.');
  expect(playerKey(players, 'Tomáš Berdych')).toBe('Tomas Berdych');
  expect(playerKey(players, 'Serena Williams')).toBeUndefined();
});
