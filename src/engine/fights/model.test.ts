import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decisiveWinShare,
  distanceShare,
  drawShare,
  type FightOutcome,
  type FightSide,
  fightRuns,
  methodShares,
  overRoundsShare,
  roundShares,
} from '#domain/outcomes/fight.ts';
import { fnv1a, toHex } from '../rng/hash.ts';
import { simulate } from '../simulate.ts';
import { exactOutcome } from './endings.ts';
import { EXAMPLE_BOXING, EXAMPLE_FIGHT } from './exampleInputs.fixture.ts';
import { fight } from './model.ts';

/** Share of all runs that a side won, 0–1. */
const winShare = (outcome: FightOutcome, side: FightSide): number =>
  decisiveWinShare(outcome, side) * (1 - drawShare(outcome));

const RUNS = 40_000;
const tolerance = (p: number): number => 5 * Math.sqrt((p * (1 - p)) / RUNS) + 1e-9;

/** Golden: any change of these digits needs a new ENGINE_VERSION. */
test.each([
  ['UFC', EXAMPLE_FIGHT, '1edfc934'],
  ['boxing', EXAMPLE_BOXING, 'a499dbae'],
] as const)('golden counts of %s', (_, inputs, digest) => {
  const outcome = simulate(fight, inputs, 20261120, 10_000);
  expect(toHex(fnv1a(JSON.stringify(outcome)))).toBe(digest);
});

describe.each([
  ['UFC', EXAMPLE_FIGHT],
  ['boxing', EXAMPLE_BOXING],
])('%s', (_, inputs) => {
  const outcome = simulate(fight, inputs, 7, RUNS);
  const exact = exactOutcome(inputs);

  test('counts add up to the runs', () => {
    expect(fightRuns(outcome)).toBe(RUNS);
    expect(fightRuns(exact)).toBeCloseTo(1, 10);
    const { knockout, submission, decision } = methodShares(outcome);
    expect(knockout + submission + decision + drawShare(outcome)).toBeCloseTo(1, 10);
  });

  test('runs tend to the exact shares', () => {
    const shares = (of: FightOutcome): number[] => [
      winShare(of, 'a'),
      drawShare(of),
      ...Object.values(methodShares(of, 'a')),
      ...Object.values(methodShares(of, 'b')),
      ...roundShares(of),
      overRoundsShare(of, 1.5),
    ];
    for (const [index, p] of shares(exact).entries()) {
      expect(Math.abs((shares(outcome)[index] ?? 0) - p)).toBeLessThan(tolerance(p));
    }
  });

  test('any split of the blocks gives the same digits', () => {
    const whole = simulate(fight, inputs, 3, 5000);
    const parts = [0, 1, 2, 3, 4].map((first) =>
      simulate(fight, inputs, 3, 5000, { first, end: first + 1 }),
    );
    expect(parts.reduce(fight.merge)).toEqual(whole);
    expect(simulate(fight, inputs, 4, 5000)).not.toEqual(whole);
  });

  test('every input is required, and NaN is refused by name', () => {
    for (const name of Object.keys(inputs)) {
      expect(() => fight.prepare({ ...inputs, [name]: Number.NaN })).toThrow(name);
      const { [name]: _left, ...rest } = inputs;
      expect(() => fight.prepare(rest)).toThrow(name);
    }
  });
});

const chance = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyInputs = fc
  .record({
    winA: chance(0.001, 0.999),
    koA: chance(0.001, 0.49),
    subA: chance(0, 0.49),
    koB: chance(0.001, 0.49),
    subB: chance(0, 0.49),
    draw: chance(0, 0.2),
    split: chance(0, 0.5),
    majority: chance(0, 0.5),
  })
  .map((some) => ({ ...EXAMPLE_FIGHT, ...some }));

describe('the exact table', () => {
  test('shares reproduce the inputs', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const exact = exactOutcome(inputs);
        expect(fightRuns(exact)).toBeCloseTo(1, 9);
        expect(decisiveWinShare(exact, 'a')).toBeCloseTo(inputs.winA, 9);
        const a = methodShares(exact, 'a');
        expect(a.knockout / winShare(exact, 'a')).toBeCloseTo(inputs.koA, 6);
        expect(a.submission / winShare(exact, 'a')).toBeCloseTo(inputs.subA, 6);
      }),
    );
  });

  test('swapping the sides swaps the answer', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { winA, koA, subA, koB, subB } = inputs;
        const turned = { ...inputs, winA: 1 - winA, koA: koB, subA: subB, koB: koA, subB: subA };
        const [one, other] = [exactOutcome(inputs), exactOutcome(turned)];
        expect(winShare(other, 'b')).toBeCloseTo(winShare(one, 'a'), 9);
        for (const [round, share] of roundShares(one).entries()) {
          expect(roundShares(other)[round]).toBeCloseTo(share, 6);
        }
      }),
    );
  });

  test('longer lines are passed less often, and the distance least', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const exact = exactOutcome(inputs);
        const passed = [0.5, 1.5, 2.5, 3.5, 4.5].map((line) => overRoundsShare(exact, line));
        const falling = [1, ...passed, distanceShare(exact)];
        for (const [index, share] of falling.slice(1).entries()) {
          expect(share).toBeLessThanOrEqual((falling[index] ?? 0) + 1e-12);
        }
      }),
    );
  });

  test('where finishes are likelier, they come earlier', () => {
    const early = exactOutcome({ ...EXAMPLE_FIGHT, koA: 0.7, koB: 0.6 });
    const late = exactOutcome({ ...EXAMPLE_FIGHT, koA: 0.2, koB: 0.15 });
    const first = (of: FightOutcome): number => (roundShares(of)[0] ?? 0) / (1 - distanceShare(of));
    expect(first(early)).toBeGreaterThan(first(late) + 0.05);
  });

  test.each([
    ['koA', { koA: 0.9, subA: 0.2 }],
    ['rounds', { rounds: 2.5 }],
    ['winA', { winA: 1.2 }],
  ])('refuses a bad %s by name', (name, change) => {
    expect(() => fight.prepare({ ...EXAMPLE_FIGHT, ...change })).toThrow(name);
  });
});
