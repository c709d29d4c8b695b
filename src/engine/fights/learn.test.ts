import { describe, expect, test } from 'vitest';
import { speaker } from './forecast.ts';
import { EXAMPLE_FIGHT_PARAMS, EXAMPLE_RESULT } from './ratings.fixture.ts';
import type { FighterRating, FightRatings } from './ratingTypes.ts';
import type { FightResult } from './types.ts';
import { emptyRatings, updateFightRatings } from './update.ts';

const START = emptyRatings('UFC', EXAMPLE_FIGHT_PARAMS);
const learned = (...results: Partial<FightResult>[]): FightRatings =>
  updateFightRatings(
    START,
    results.map((change) => ({ ...EXAMPLE_RESULT, ...change })),
  );
const fighter = (ratings: FightRatings, key: string): FighterRating => {
  const found = ratings.fighters[key];
  if (!found) throw new Error(`${key} is not rated`);
  return found;
};

describe('learning from a fight', () => {
  test('the winner rises, the loser falls by as much, both are surer', () => {
    const ratings = learned({});
    const [ann, bea] = [fighter(ratings, 'ann'), fighter(ratings, 'bea')];
    for (const name of ['line', 'result'] as const) {
      expect(ann[name].mean).toBeGreaterThan(0);
      expect(bea[name].mean).toBeCloseTo(-ann[name].mean, 12);
      expect(ann[name].variance).toBeLessThan(EXAMPLE_FIGHT_PARAMS[name].strength.prior);
    }
    expect(ann).toMatchObject({ fights: 1, wins: 1, koWins: 1, stopped: 0, reach: 170 });
    expect(bea).toMatchObject({ fights: 1, wins: 0, koLosses: 1, stopped: 1 });
  });

  test('a finish says more than a decision', () => {
    const finish = fighter(learned({}), 'ann').result.mean;
    expect(finish).toBeGreaterThan(fighter(learned({ method: 'decision' }), 'ann').result.mean);
  });

  test('a closing line moves the filter with lines alone, and the share of lines', () => {
    const lined = learned({ closing: { winA: 0.17 } });
    expect(fighter(lined, 'ann').line.mean).toBeLessThan(fighter(learned({}), 'ann').line.mean);
    expect(fighter(lined, 'ann').result).toEqual(fighter(learned({}), 'ann').result);
    expect(lined.lineShare).toBeGreaterThan(learned({}).lineShare);
  });

  test('method prices teach how both win and lose, beyond the class', () => {
    const methods = { a: [0.12, 0.44, 0.08], b: [0.14, 0.06, 0.16] } as const;
    const ann = fighter(learned({ closing: { methods }, method: 'other' }), 'ann');
    expect(ann.subFor.mean).toBeGreaterThan(0.3);
    expect(ann.subFor.mean).toBeGreaterThan(ann.koFor.mean);
  });

  test('a draw, and a selected result, leave the strengths alone', () => {
    for (const change of [{ winner: 'draw' }, { selected: true }] as const) {
      const ann = fighter(learned(change), 'ann');
      expect(ann.line.mean).toBe(0);
      expect(ann).toMatchObject({ fights: 1, wins: 0 });
    }
  });

  test('time widens and age wears', () => {
    const later = learned({}, { date: '2025-01-06', winner: 'draw', a: { name: 'Ann', age: 40 } });
    const before = fighter(learned({}), 'ann').result;
    const now = fighter(later, 'ann').result;
    expect(now.variance).toBeGreaterThan(before.variance);
    expect(now.mean).toBeLessThan(before.mean);
  });
});

describe('ratings over time', () => {
  test('the ratings before are not changed, and a day is learned once', () => {
    const first = learned({});
    const kept = structuredClone(first);
    const second = updateFightRatings(first, [{ ...EXAMPLE_RESULT, date: '2024-03-02' }]);
    expect(first).toEqual(kept);
    expect(updateFightRatings(second, [EXAMPLE_RESULT])).toEqual(second);
  });

  test('without lines the filter of results speaks', () => {
    const many = Array.from({ length: 80 }, (_, index) => ({
      date: new Date(Date.UTC(2024, 0, 7 + index)).toISOString().slice(0, 10),
    }));
    expect(speaker(START)).toBe('line');
    expect(speaker(learned(...many))).toBe('result');
  });

  test('a result of another league is refused', () => {
    expect(() => learned({ league: 'Boxing' })).toThrow(RangeError);
  });
});
