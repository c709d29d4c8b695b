import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { impliedProbability } from './devig.ts';
import { edgeAt } from './edge.ts';
import { expectedReturnPerUnit } from './staking.ts';

const share = fc.double({ min: 0.02, max: 0.98, noNaN: true });
const push = fc.double({ min: 0, max: 0.3, noNaN: true });
const american = fc.oneof(
  fc.integer({ min: 100, max: 3000 }),
  fc.integer({ min: -3000, max: -100 }),
);
const tau = fc.double({ min: 0, max: 0.5, noNaN: true });

test('the edge is the true return at the published probability, not at the lowered one', () => {
  const edge = edgeAt({ share: 0.5, american: 115, consensusShare: 0.49, tau: 0.1 });
  expect(edge).toEqual({ returnPerUnit: expectedReturnPerUnit(0.5, 115) });
  expect(edge).toEqual({ returnPerUnit: expect.closeTo(0.075, 9) });
});

test('a return that our own error may eat up is none', () => {
  // Even money at .52 returns 4 %; .52 less a tenth in log-odds is .495.
  const priced = { share: 0.52, american: 100, consensusShare: 0.52 };
  expect(edgeAt({ ...priced, tau: 0.1 })).toBe('none');
  expect(edgeAt({ ...priced, tau: 0.05 })).toEqual({ returnPerUnit: expect.closeTo(0.04, 9) });
});

test('a fair price, and the usual one with its vig, are none', () => {
  expect(edgeAt({ share: 0.5, american: 100, consensusShare: 0.5, tau: 0 })).toBe('none');
  expect(edgeAt({ share: 0.5, american: -110, consensusShare: 0.5, tau: 0 })).toBe('none');
});

test('a part that is refunded earns nothing', () => {
  const priced = { share: 0.55, american: 100, consensusShare: 0.55, tau: 0.1 };
  expect(edgeAt({ ...priced, push: 0.1 })).toEqual({ returnPerUnit: expect.closeTo(0.09, 9) });
  expect(edgeAt({ ...priced, push: 1 })).toBe('none');
});

test('a price more than ten points off the books is a misread; ten are not', () => {
  expect(edgeAt({ share: 0.6, american: 100, consensusShare: 0.6, tau: 0.1 })).toEqual({
    returnPerUnit: expect.closeTo(0.2, 9),
  });
  expect(edgeAt({ share: 0.6, american: 101, consensusShare: 0.6, tau: 0.1 })).toEqual({
    misread: 'price',
  });
});

test('for a longshot far off begins sooner: +1900 where the books say +1000', () => {
  expect(edgeAt({ share: 0.09, american: 1900, consensusShare: 0.09, tau: 0.1 })).toEqual({
    misread: 'price',
  });
});

test('a bad price far off is no misread: nobody would be misled by it', () => {
  expect(edgeAt({ share: 0.6, american: -400, consensusShare: 0.6, tau: 0.1 })).toBe('none');
});

test('our own share far from the books is not shown as an edge', () => {
  expect(edgeAt({ share: 0.61, american: 100, consensusShare: 0.5, tau: 0.1 })).toEqual({
    misread: 'share',
  });
});

test('an edge returns more than nothing even at the lowered probability', () => {
  fc.assert(
    fc.property(share, push, american, share, tau, (p, pushed, price, consensusShare, error) => {
      const edge = edgeAt({ share: p, push: pushed, american: price, consensusShare, tau: error });
      if (edge === 'none' || 'misread' in edge) return;
      expect(edge.returnPerUnit).toBeGreaterThan(0);
      expect(Math.abs(impliedProbability(price) - consensusShare)).toBeLessThan(0.1 + 1e-9);
      const odds = (p / (1 - p)) * Math.exp(-error);
      const low = odds / (1 + odds);
      expect(expectedReturnPerUnit(low * (1 - pushed), price, pushed)).toBeGreaterThan(0);
    }),
  );
});

test('one side of a bet at most is an edge, whatever the books ask, while they keep a margin', () => {
  fc.assert(
    fc.property(share, american, american, tau, (p, one, other, error) => {
      fc.pre(impliedProbability(one) + impliedProbability(other) >= 1);
      const at = { push: 0, tau: error };
      const a = edgeAt({ ...at, share: p, consensusShare: p, american: one });
      const b = edgeAt({ ...at, share: 1 - p, consensusShare: 1 - p, american: other });
      expect(a === 'none' || b === 'none').toBe(true);
    }),
  );
});

test.each([
  ['share', { share: Number.NaN }],
  ['share', { share: 1.01 }],
  ['push', { push: -0.1 }],
  ['consensusShare', { consensusShare: Number.NaN }],
  ['American price', { american: 50 }],
  ['American price', { american: Number.NaN }],
  ['tau', { tau: -0.1 }],
  ['tau', { tau: Number.POSITIVE_INFINITY }],
])('%s out of range is refused', (name, bad) => {
  const priced = { share: 0.5, american: 110, consensusShare: 0.5, tau: 0.1, ...bad };
  expect(() => edgeAt(priced)).toThrow(RangeError);
  expect(() => edgeAt(priced)).toThrow(name);
});
