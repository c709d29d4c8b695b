import { expect, test } from 'vitest';
import { sum } from '#domain/numbers/numbers.ts';
import { NORMAL_NODES, THREE_NODES } from './quadrature.ts';

/** E Z^n of a standard normal: 1, 0, 1, 0, 3, 0, 15 … */
const moment = (n: number): number => {
  if (n % 2 === 1) return 0;
  return n === 0 ? 1 : (n - 1) * moment(n - 2);
};

test.each([
  ['three', THREE_NODES],
  ['seven', NORMAL_NODES],
] as const)(
  '%s nodes give every moment to degree 2n − 1, which no other nodes and weights do',
  (_, nodes) => {
    for (let degree = 0; degree < 2 * nodes.length; degree += 1) {
      const mean = nodes.reduce((sum, [node, weight]) => sum + weight * node ** degree, 0);
      // The terms of a moment cancel, so rounding error grows with their size.
      const size = nodes.reduce(
        (sum, [node, weight]) => sum + weight * Math.abs(node) ** degree,
        1,
      );
      expect(Math.abs(mean - moment(degree)) / size).toBeLessThan(1e-12);
    }
  },
);

test('the mean of a function that is no polynomial: E cos Z is 1/√e', () => {
  const mean = sum(NORMAL_NODES.map(([node, weight]) => weight * Math.cos(node)));
  expect(mean).toBeCloseTo(Math.exp(-0.5), 5);
});
