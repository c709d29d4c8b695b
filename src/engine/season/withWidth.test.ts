import { expect, test } from 'vitest';
import { fadedShares } from './fading.ts';
import { madeUp } from './madeUp.fixture.ts';
import { Walk } from './walk.ts';
import { withWidth } from './withWidth.ts';

const made = madeUp('NFL');
const teams = made.teams.length;
const inputs = {
  ...made,
  strengths: { ...made.strengths, unit: 10, drift: 0.01, widening: 1 },
};
const variances = { ...inputs.strengths, covariance: made.teams.map(() => 4) };
const triangle = made.teams.flatMap((_, row) =>
  Array.from({ length: row + 1 }, (_, column) => (column === row ? 4 : 1)),
);
const full = { ...inputs.strengths, covariance: triangle };

test('what the filter does not see is added to each team alone, and is not widened with the rest', () => {
  for (const [strengths, shared] of [
    [variances, 0],
    [full, 1],
  ] as const) {
    const wide = withWidth(
      { ...inputs, strengths },
      { widening: 2, drift: 3, unseen: 0.2, fading: 0 },
    );
    // Of each side 2² times its own variance less what they share, and (0.2 · 10)².
    expect(new Walk(wide).varianceOf(0, 1, 0)).toBeCloseTo(2 * (4 * (4 - shared) + 4), 4);
    expect(wide.strengths).toMatchObject({ widening: 2, drift: 0.03 });
    expect(wide.strengths.covariance).toHaveLength(strengths.covariance.length);
  }
  expect(teams).toBeGreaterThan(2);
});

test('the filter’s own width, and certainty, leave the covariance as it is', () => {
  for (const width of [
    { widening: 1, drift: 1, unseen: 0, fading: 0 },
    { widening: 0, drift: 0, unseen: 0.1, fading: 0 },
  ]) {
    expect(withWidth(inputs, width).strengths.covariance).toBe(inputs.strengths.covariance);
  }
});

test('gaps fade with the width, and the ratings of the postseason stay', () => {
  const { left, strengths } = withWidth(inputs, { widening: 1, drift: 1, unseen: 0, fading: 0.2 });
  expect(left.homeWin).toEqual(fadedShares(inputs, 0.2));
  expect(left.homeWin).not.toEqual(inputs.left.homeWin);
  expect(strengths.ratings).toBe(inputs.strengths.ratings);
});
