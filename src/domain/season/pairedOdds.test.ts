import { expect, test } from 'vitest';
import { pairedOdds } from './pairedOdds.ts';

const BASE = { published: 0.5, share: 0.54, change: 0.03, error: 0.005 };

test('published odds move by the change, not to the share of fewer seasons', () => {
  expect(pairedOdds(BASE)).toEqual({ share: 0.53, points: 3 });
  expect(pairedOdds({ ...BASE, change: -0.2 })).toEqual({ share: 0.3, points: -20 });
});

test('a change within three standard errors is not called one, yet moves the odds', () => {
  expect(pairedOdds({ ...BASE, error: 0.011 })).toEqual({ share: 0.53, points: undefined });
  expect(pairedOdds({ ...BASE, change: 0, error: 0 })).toEqual({ share: 0.5, points: undefined });
});

test('the odds of all teams add up with results set as they did before', () => {
  const published = [0.4, 0.3, 0.2, 0.1];
  const changes = [0.09, -0.02, -0.03, -0.04];
  const set = published.map((share, at) =>
    pairedOdds({
      published: share,
      share: share + (changes[at] ?? 0),
      change: changes[at] ?? 0,
      error: 0.012,
    }),
  );
  expect(set.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 12);
  expect(set.map(({ points }) => points)).toEqual([9, undefined, undefined, -4]);
});

test('less than a point is not told, yet moves the odds', () => {
  expect(pairedOdds({ ...BASE, change: 0.004, error: 0.001 })).toEqual({
    share: 0.504,
    points: undefined,
  });
});

test('only what is so in every season is certain', () => {
  const near = { published: 0.99, share: 0.9995, change: 0.011, error: 0.001 };
  expect(pairedOdds(near).share).toBeLessThan(1);
  expect(pairedOdds({ ...near, share: 1 }).share).toBe(1);
  const far = { published: 0.01, share: 0.0005, change: -0.011, error: 0.001 };
  expect(pairedOdds(far).share).toBeGreaterThan(0);
  expect(pairedOdds({ ...far, share: 0 })).toEqual({ share: 0, points: -1 });
});
