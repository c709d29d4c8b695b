import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { brierScore, logLossOfShare, meanScoringRule } from './scoringRules.ts';

test('a coin scores ln 2 and a quarter, certainty nothing or without end', () => {
  expect(meanScoringRule(logLossOfShare, 0.5, 0.5)).toBeCloseTo(Math.LN2, 12);
  expect(meanScoringRule(brierScore, 0.5, 0.5)).toBe(0.25);
  expect(logLossOfShare(1)).toBe(0);
  expect(logLossOfShare(0)).toBe(Number.POSITIVE_INFINITY);
  expect(brierScore(0)).toBe(1);
});

test('no forecast beats the true share', () => {
  const share = fc.double({ min: 0.01, max: 0.99, noNaN: true });
  fc.assert(
    fc.property(share, share, (truth, other) => {
      for (const score of [logLossOfShare, brierScore]) {
        expect(meanScoringRule(score, truth, truth)).toBeLessThanOrEqual(
          meanScoringRule(score, other, truth) + 1e-12,
        );
      }
    }),
  );
});
