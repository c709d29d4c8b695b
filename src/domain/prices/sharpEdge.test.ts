import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { logit } from '../numbers/logOdds.ts';
import { impliedProbability } from './devig.ts';
import { claimOf, distanceOf, judgePrice } from './sharpEdge.ts';
import type { Agreed } from './sharpVoices.ts';

type JudgedPrice = Parameters<typeof judgePrice>[0];

const agreed = (change: Partial<Agreed> = {}): Agreed => ({
  shares: [0.5, 0.5],
  operators: 3,
  sharps: 1,
  ...change,
});

/** +110 with the consensus at even money: .0953 of log-odds, and the consensus has moved all of it. */
const judged = (change: Partial<JudgedPrice> = {}): JudgedPrice => ({
  league: 'NBA',
  sharp: false,
  american: 110,
  outcome: 0,
  others: agreed(),
  earlier: { moved: 0.0953, american: 110 },
  ...change,
});

const reason = (change: Partial<JudgedPrice>) => {
  const verdict = judgePrice(judged(change));
  return 'none' in verdict ? verdict.none : 'edge';
};

test('a soft price that lags after the sharp one moved is an edge: half the distance is claimed, a quarter of its Kelly staked', () => {
  const verdict = judgePrice(judged());
  // logit(.5) − logit(1/2.1) = ln 1.1; half of it claims √(1/1.1) / (1 + √(1/1.1)) = .4881, and .4881 × 2.1 − 1 = +2.5 %.
  const share = Math.sqrt(1 / 1.1) / (1 + Math.sqrt(1 / 1.1));
  expect(verdict).toEqual({
    edge: {
      consensusShare: 0.5,
      distance: expect.closeTo(Math.log(1.1), 12),
      fullReturn: expect.closeTo(0.05, 12),
      claimedShare: expect.closeTo(share, 12),
      claimedReturn: expect.closeTo(share * 2.1 - 1, 12),
      stakeShare: expect.closeTo((0.25 * (share * 2.1 - 1)) / 1.1, 12),
    },
  });
  expect(share * 2.1 - 1).toBeCloseTo(0.025, 4);
});

describe('why a price is none', () => {
  test.each([
    ['no book beside it', { others: undefined }, 'noSharpBook'],
    ['two soft books and no sharp one', { others: agreed({ sharps: 0 }) }, 'noSharpBook'],
    ['a sharp book and one more', { others: agreed({ operators: 2 }) }, 'fewBooks'],
    ['the sharp book’s own', { sharp: true }, 'sharpBook'],
    ['a price under the consensus', { american: -105 }, 'close'],
    ['less than .01 in a US league', { american: 100.9 }, 'close'],
    ['less than .02 elsewhere', { league: 'EPL', american: 101.9 }, 'close'],
    ['more than 15 %', { american: 131 }, 'implausible'],
    ['not known before', { earlier: undefined }, 'noHistory'],
    ['longer than it was', { earlier: { moved: 0.2, american: 108 } }, 'lengthened'],
    ['moved by less than half', { earlier: { moved: 0.0476, american: 110 } }, 'notMoved'],
    ['moved the other way', { earlier: { moved: -0.1, american: 110 } }, 'notMoved'],
  ])('%s', (_, change, why) => expect(reason(change)).toBe(why));
});

test.each([
  ['.01 two-way in a US league', { american: 101.1, earlier: { moved: 0.006, american: 101.1 } }],
  [
    '.02 elsewhere',
    { league: 'EPL', american: 102.1, earlier: { moved: 0.0105, american: 102.1 } },
  ],
  ['shorter than it was', { earlier: { moved: 0.05, american: 120 } }],
  ['moved by half', { earlier: { moved: 0.0477, american: 110 } }],
  ['15 % on the dot', { american: 130, earlier: { moved: 0.2, american: 130 } }],
])('enough: %s', (_, change) => expect(reason(change)).toBe('edge'));

test('three-way in a US league needs .02, too', () => {
  const others = agreed({ shares: [0.5, 0.2, 0.3] });
  expect(reason({ others, american: 101.5, earlier: { moved: 1, american: 101.5 } })).toBe('close');
});

const shares = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const prices = fc.oneof(fc.integer({ min: 100, max: 4000 }), fc.integer({ min: -4000, max: -100 }));

test('the claimed share lies halfway in log-odds between the price and the consensus', () => {
  fc.assert(
    fc.property(shares, prices, (share, american) => {
      const claim = claimOf(share, american);
      const price = logit(impliedProbability(american));
      expect(logit(claim.claimedShare)).toBeCloseTo((price + logit(share)) / 2, 9);
      expect(Math.sign(claim.claimedReturn)).toBe(
        Math.abs(claim.distance) < 1e-9
          ? Math.sign(claim.claimedReturn)
          : Math.sign(claim.distance),
      );
      expect(claim.stakeShare).toBeGreaterThanOrEqual(0);
      expect(claim.stakeShare).toBeLessThanOrEqual(0.25);
    }),
  );
});

test('no edge without a sharp book, whatever the price; every edge claims between 0 and 15 %', () => {
  fc.assert(
    fc.property(
      shares,
      prices,
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 0, max: 2 }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      (share, american, operators, sharps, moved) => {
        const others = agreed({ shares: [share, 1 - share], operators, sharps });
        const verdict = judgePrice(judged({ american, others, earlier: { moved, american } }));
        if (!('edge' in verdict)) return;
        expect(sharps).toBeGreaterThan(0);
        expect(operators).toBeGreaterThanOrEqual(3);
        expect(verdict.edge.claimedReturn).toBeGreaterThan(0);
        expect(verdict.edge.claimedReturn).toBeLessThan(verdict.edge.fullReturn + 1e-12);
        expect(verdict.edge.fullReturn).toBeLessThanOrEqual(0.15 + 1e-9);
        expect(moved).toBeGreaterThanOrEqual(distanceOf(share, american) / 2 - 1e-9);
      },
    ),
  );
});

test('a longer price at the same consensus claims more', () => {
  fc.assert(
    fc.property(shares, fc.integer({ min: 100, max: 3000 }), (share, american) => {
      expect(claimOf(share, american + 5).claimedReturn).toBeGreaterThan(
        claimOf(share, american).claimedReturn - 1,
      );
      expect(distanceOf(share, american + 5)).toBeGreaterThan(distanceOf(share, american));
    }),
  );
});
