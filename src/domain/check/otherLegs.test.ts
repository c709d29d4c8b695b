import { expect, test } from 'vitest';
import type { FightOutcome } from '../outcomes/fight.ts';
import type { TennisOutcome } from '../outcomes/tennis.ts';
import { checkParlay } from './checkParlay.ts';
import { fieldLegs, fightLegs, tennisLegs } from './contestLegs.ts';
import type { FieldBet } from './fieldLeg.ts';
import type { FightBet } from './fightLeg.ts';
import type { TennisBet } from './tennisLeg.ts';

/** Three rounds of two half minutes: a wins 50 of 100, b 45, five draws. */
const FIGHT: FightOutcome = {
  rounds: 3,
  roundMinutes: 1,
  a: {
    knockout: [10, 5, 5, 0, 0, 0],
    submission: [0, 0, 10, 0, 0, 0],
    unanimous: 15,
    split: 5,
    majority: 0,
  },
  b: {
    knockout: [5, 0, 0, 0, 0, 0],
    submission: [0, 0, 0, 0, 10, 0],
    unanimous: 20,
    split: 5,
    majority: 5,
  },
  draws: 5,
};

const fight = (...bets: readonly FightBet[]) =>
  checkParlay(
    [
      fightLegs(
        FIGHT,
        bets.map((bet, at) => ({ at, bet })),
      ),
    ],
    bets.map(() => undefined),
    undefined,
  );

test('a fight’s winner, method and round are counted in the same fights', () => {
  const a = { market: 'moneyline', side: 'a' } as const;
  expect(fight(a).legs[0]).toMatchObject({ win: 0.5, push: 0.05 });
  expect(fight(a).share).toBeCloseTo(50 / 95, 12);
  expect(fight(a, { market: 'method', side: 'either', method: 'knockout' }).win).toBeCloseTo(
    0.2,
    12,
  );
  const second = { market: 'round', side: 'a', round: 2 } as const;
  expect(fight(second, { market: 'method', side: 'a', method: 'submission' }).win).toBeCloseTo(
    0.1,
    12,
  );
  expect(fight({ market: 'rounds', side: 'over', line: 1.5 }).win).toBeCloseTo(
    1 - (20 + 15) / 100,
    12,
  );
  expect(fight({ market: 'distance', side: 'yes' }).win).toBeCloseTo(0.55, 12);
});

test('a fight’s contradictions are told; what never came up is none', () => {
  const b = { market: 'moneyline', side: 'b' } as const;
  expect(() => fight(b, { market: 'method', side: 'a', method: 'knockout' })).toThrow(
    expect.objectContaining({ problem: 'impossible' }),
  );
  expect(fight(b, { market: 'round', side: 'either', round: 2 }).win).toBe(0);
  expect(() => fight({ market: 'round', side: 'a', round: 4 })).toThrow(
    expect.objectContaining({ problem: 'noSuchBet', legs: [0] }),
  );
});

const MATCH: TennisOutcome = {
  bestOf: 3,
  setScores: [40, 20, 15, 25],
  games: [
    [18, 50],
    [22, 30],
    [30, 20],
  ],
  margins: [
    [-4, 40],
    [3, 60],
  ],
  tieBreaks: [70, 20, 10],
  firstSet: [55, 45],
};

const match = (...bets: readonly TennisBet[]) =>
  checkParlay(
    [
      tennisLegs(
        MATCH,
        bets.map((bet, at) => ({ at, bet })),
      ),
    ],
    bets.map(() => undefined),
    undefined,
  );

test('a match’s winner and sets are counted together, its games alone', () => {
  const a = { market: 'moneyline', side: 'a' } as const;
  const long = { market: 'sets', side: 'over', line: 2.5 } as const;
  expect(match(a, long).win).toBeCloseTo(0.2, 12);
  expect(match({ market: 'setScore', side: 'b', lost: 0 }).win).toBeCloseTo(0.25, 12);
  expect(match({ market: 'setSpread', side: 'b', line: 1.5 }).win).toBeCloseTo(0.6, 12);
  expect(match({ market: 'games', side: 'over', line: 22 }).legs[0]).toMatchObject({
    win: 0.2,
    push: 0.3,
  });
  expect(match({ market: 'gameSpread', side: 'b', line: 3.5 }).win).toBeCloseTo(1, 12);
  expect(match({ market: 'firstSet', side: 'b' }).win).toBeCloseTo(0.45, 12);
  expect(match({ market: 'tieBreak', side: 'yes' }).win).toBeCloseTo(0.3, 12);
  expect(() => match(a, { market: 'games', side: 'over', line: 22 })).toThrow(
    expect.objectContaining({ problem: 'notCounted', legs: [0, 1] }),
  );
  expect(() => match(a, { market: 'moneyline', side: 'b' })).toThrow(
    expect.objectContaining({ problem: 'impossible' }),
  );
});

const COUNTS = new Map([
  [
    'one',
    {
      within: [
        [1, 20],
        [5, 50],
      ] as const,
      runs: 100,
    },
  ],
  [
    'two',
    {
      within: [
        [1, 10],
        [5, 40],
      ] as const,
      runs: 100,
    },
  ],
]);
const field = (...bets: readonly (readonly [string, number])[]) =>
  checkParlay(
    [
      fieldLegs(
        (entrant) => COUNTS.get(entrant),
        bets.map(([entrant, places], at): { at: number; bet: FieldBet } => ({
          at,
          bet: { market: 'place', entrant, places },
        })),
      ),
    ],
    bets.map(() => undefined),
    undefined,
  );

test('of one entrant the narrower place decides; two cannot both win', () => {
  expect(field(['one', 1], ['one', 5]).win).toBeCloseTo(0.2, 12);
  expect(field(['two', 5]).win).toBeCloseTo(0.4, 12);
  expect(() => field(['one', 1], ['two', 1])).toThrow(
    expect.objectContaining({ problem: 'impossible' }),
  );
  expect(() => field(['one', 1], ['two', 5])).toThrow(
    expect.objectContaining({ problem: 'notCounted' }),
  );
  expect(() => field(['three', 1])).toThrow(expect.objectContaining({ problem: 'noSuchBet' }));
  expect(() => field(['one', 3])).toThrow(expect.objectContaining({ problem: 'noSuchBet' }));
});
