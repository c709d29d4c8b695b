import { describe, expect, test } from 'vitest';
import { decisiveWinShare, methodShares } from '#domain/outcomes/fight.ts';
import { simulate } from '../simulate.ts';
import { initialFightRatings } from './fitted.ts';
import { fighterKey } from './key.ts';
import { fight } from './model.ts';
import { predictFight } from './predict.ts';
import { EXAMPLE_FIGHT_PARAMS, EXAMPLE_RESULT } from './ratings.fixture.ts';
import type { FightMatchup } from './types.ts';
import { emptyRatings, updateFightRatings } from './update.ts';

const RATINGS = updateFightRatings(emptyRatings('UFC', EXAMPLE_FIGHT_PARAMS), [EXAMPLE_RESULT]);
const MATCHUP: FightMatchup = {
  league: 'UFC',
  gameTime: '2024-06-01T22:00Z',
  a: { name: 'Ann' },
  b: { name: 'Bea' },
  weightClass: 'Flyweight',
  rounds: 3,
};

describe('predictFight', () => {
  test('the simulated share is near the published probability, and the recipe plays it again', () => {
    const { outcome, recipe } = predictFight(MATCHUP, RATINGS, 20_000);
    expect(decisiveWinShare(outcome, 'a')).toBeCloseTo(recipe.inputs.winA ?? 0, 1);
    const seed = Number.parseInt(recipe.seed, 16);
    expect(simulate(fight, recipe.inputs, seed, recipe.iterations)).toEqual(outcome);
  });

  test('swapping the corners mirrors the inputs', () => {
    const one = predictFight(MATCHUP, RATINGS, 1).recipe.inputs;
    const other = predictFight({ ...MATCHUP, a: MATCHUP.b, b: MATCHUP.a }, RATINGS, 1).recipe
      .inputs;
    expect(other.winA).toBeCloseTo(1 - (one.winA ?? 0), 4);
    expect([other.koA, other.subA, other.koB, other.subB]).toEqual([
      one.koB,
      one.subB,
      one.koA,
      one.subA,
    ]);
  });

  test('the stronger wins more, and an older fighter less', () => {
    const at = (change: Partial<FightMatchup>) =>
      predictFight({ ...MATCHUP, ...change }, RATINGS, 1).recipe.inputs.winA ?? 0;
    expect(at({})).toBeGreaterThan(0.5);
    expect(at({ a: { name: 'Ann', age: 40 } })).toBeLessThan(at({ a: { name: 'Ann', age: 27 } }));
  });

  test('unknown fighters and missing facts are marked; two strangers are level', () => {
    const strangers = { ...MATCHUP, a: { name: 'Cat' }, b: { name: 'Dee' }, weightClass: 'Catch' };
    const { recipe } = predictFight(strangers, RATINGS, 1);
    expect(recipe.inputs.winA).toBe(0.5);
    const notes = recipe.notes.join('\n');
    for (const mark of ['Cat is new', 'Age of Dee', 'Reach of Cat', 'Weight class Catch']) {
      expect(notes).toContain(mark);
    }
  });

  test('a missing age pulls to even', () => {
    const known = { name: 'Bea', age: 30 };
    const told = predictFight({ ...MATCHUP, a: { name: 'Cat', age: 30 }, b: known }, RATINGS, 1);
    const missing = predictFight({ ...MATCHUP, a: { name: 'Cat' }, b: known }, RATINGS, 1);
    const away = (p = 0.5): number => Math.abs(p - 0.5);
    expect(away(missing.recipe.inputs.winA)).toBeLessThan(away(told.recipe.inputs.winA));
  });

  test.each([
    ['rounds', { rounds: 9 }],
    ['a.age', { a: { name: 'Ann', age: Number.NaN } }],
    ['b.reach', { b: { name: 'Bea', reach: 1700 } }],
    ['Date', { gameTime: 'soon' }],
    ['Boxing', { league: 'Boxing' }],
  ] as const)('refuses a bad %s by name', (name, change) => {
    expect(() => predictFight({ ...MATCHUP, ...change }, RATINGS, 1)).toThrow(name);
    expect(() => predictFight({ ...MATCHUP, ...change }, RATINGS, 1)).toThrow(RangeError);
  });

  test('extreme ratings stay within what is calibrated', () => {
    const ann = RATINGS.fighters.ann;
    if (!ann) throw new Error('Ann is not rated');
    const fighters = { ...RATINGS.fighters, ann: { ...ann, line: { mean: 1000, variance: 0 } } };
    const { outcome, recipe } = predictFight(MATCHUP, { ...RATINGS, fighters }, 1000);
    expect(recipe.inputs.winA).toBe(0.999);
    expect(Number.isFinite(methodShares(outcome).knockout)).toBe(true);
  });
});

describe('with a market', () => {
  const market = { a: 0.2, b: 0.8, books: ['One'], leftOut: [] };
  const pooled = { ...RATINGS, pool: { close: 0.9, own: 0.25 } };
  const odds = (p: number) => Math.log(p / (1 - p));

  test('the fight is won as often as the fitted pool of own and market says', () => {
    const { own } = predictFight(MATCHUP, pooled, 1);
    const { outcome, recipe } = predictFight(MATCHUP, pooled, 20_000, market);
    const { winA = 0 } = recipe.inputs;
    expect(odds(winA)).toBeCloseTo(0.9 * odds(0.2) + 0.25 * odds(own.a), 2);
    expect(decisiveWinShare(outcome, 'a')).toBeCloseTo(winA, 1);
  });

  test('without weights the market alone speaks', () => {
    expect(predictFight(MATCHUP, RATINGS, 1, market).recipe.inputs.winA).toBe(0.2);
  });

  test('our own stands beside it, whatever the market says', () => {
    const alone = predictFight(MATCHUP, pooled, 1);
    expect(alone.own.a).toBe(alone.recipe.inputs.winA);
    expect(predictFight(MATCHUP, pooled, 1, market).own).toEqual(alone.own);
  });

  test('the factors add up to what is published, with the market as one of them', () => {
    const { factors, recipe } = predictFight(MATCHUP, pooled, 1, market);
    expect(factors.map(({ name }) => name)).toContain('market');
    const all = factors.reduce((sum, { logit }) => sum + logit, 0);
    expect(all).toBeCloseTo(odds(recipe.inputs.winA ?? 0), 2);
    const own = predictFight(MATCHUP, pooled, 1).factors.map(({ name }) => name);
    expect(own).not.toContain('market');
  });

  test('a market out of range is refused', () => {
    const bad = { ...market, a: Number.NaN };
    expect(() => predictFight(MATCHUP, pooled, 1, bad)).toThrow(RangeError);
  });
});

describe('the committed ratings', () => {
  test('UFC: known fighters are found under any spelling', () => {
    const ratings = initialFightRatings('UFC');
    expect(Object.keys(ratings.fighters).length).toBeGreaterThan(500);
    expect(fighterKey('Jan Błachowicz')).toBe('jan blachowicz');
    const matchup = { ...MATCHUP, gameTime: '2025-08-01T22:00Z', a: { name: 'Islam Makhachev' } };
    expect(predictFight(matchup, ratings, 100).recipe.inputs.winA).toBeGreaterThan(0.8);
  });

  test('boxing: no submissions, twelve rounds, two-minute rounds for women, marked as not validated', () => {
    const ratings = initialFightRatings('Boxing');
    const corner = (wins: number, losses: number, name: string) => ({
      name,
      record: { wins, losses, knockoutWins: Math.floor(wins / 2) },
    });
    const bout: FightMatchup = {
      league: 'Boxing',
      gameTime: '2025-08-01T22:00Z',
      a: corner(20, 0, 'New One'),
      b: corner(8, 8, 'New Two'),
      weightClass: 'Lightweight',
      rounds: 12,
    };
    const men = predictFight(bout, ratings, 2000);
    expect(men.outcome).toMatchObject({ rounds: 12, roundMinutes: 3 });
    expect(methodShares(men.outcome).submission).toBe(0);
    expect(men.recipe.inputs.winA).toBeGreaterThan(0.6);
    expect(men.recipe.notes.join('\n')).toContain('not validated');
    const women = predictFight({ ...bout, rounds: 10, women: true }, ratings, 2000);
    expect(women.outcome.roundMinutes).toBe(2);
    expect(women.recipe.inputs.koA).toBeLessThan(men.recipe.inputs.koA ?? 0);
  });
});
