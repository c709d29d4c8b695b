import { expect, test } from 'vitest';
import { baseballTable } from '../baseball/model.ts';
import { basketballTable } from '../basketball/model.ts';
import { EXAMPLE_INPUTS, LINED_INPUTS } from '../exampleInputs.fixture.ts';
import { footballTable } from '../football/model.ts';
import { hockeyTable } from '../hockey/model.ts';
import { jointMean } from './joint.fixture.ts';
import { type Joint, marginSums, totalSums } from './joint.ts';

const TABLES = {
  football: footballTable,
  basketball: basketballTable,
  baseball: baseballTable,
  hockey: hockeyTable,
} as const;
const SPORTS = ['football', 'basketball', 'baseball', 'hockey'] as const;

const shares = (sums: Float64Array): Float64Array => {
  const all = sums.reduce((sum, weight) => sum + weight, 0);
  return sums.map((weight) => weight / all);
};
const farthest = (one: Float64Array, other: Float64Array): number =>
  one.reduce((most, share, at) => Math.max(most, Math.abs(share - (other[at] ?? 0))), 0);

/** Covariance of the margin's size and the total. */
function tie(joint: Joint): number {
  const gap = jointMean(joint, (home, away) => Math.abs(home - away));
  const total = jointMean(joint, (home, away) => home + away);
  return jointMean(joint, (home, away) => (Math.abs(home - away) - gap) * (home + away - total));
}

test.each(SPORTS)('%s: every margin and every total keeps its share', (sport) => {
  const inputs = { ...EXAMPLE_INPUTS[sport], ...LINED_INPUTS[sport] };
  const plain = TABLES[sport](inputs);
  for (const together of [
    { gap: 0.08, favorite: -0.05 },
    { gap: -0.1, favorite: 0.1 },
  ]) {
    const tied = TABLES[sport]({ ...inputs, together });
    expect(farthest(shares(marginSums(tied)), shares(marginSums(plain)))).toBeLessThan(1e-9);
    expect(farthest(shares(totalSums(tied)), shares(totalSums(plain)))).toBeLessThan(1e-9);
    expect(Math.sign(tie(tied) - tie(plain))).toBe(Math.sign(together.gap));
  }
});

test('without a tie the table is the same to the last digit', () => {
  const plain = hockeyTable(EXAMPLE_INPUTS.hockey);
  const none = { ...EXAMPLE_INPUTS.hockey, together: { gap: 0, favorite: 0 } };
  expect(hockeyTable(none).weights).toEqual(plain.weights);
});

test.each([
  [{ gap: 2 }, 'together.gap'],
  [{ favorite: 'much' }, 'favorite'],
  [3, 'together'],
])('a tie that is none is refused by its name: %o', (together, name) => {
  expect(() => hockeyTable({ ...EXAMPLE_INPUTS.hockey, together })).toThrow(name.split('.').at(-1));
});
