import { expect, test } from 'vitest';
import { leastSquares } from './leastSquares.ts';

test('finds a plane, and heeds weights', () => {
  const rows = [0, 1, 2, 3, 4].flatMap((x) => [0, 1, 5].map((y) => [1, x, y]));
  const values = rows.map(([, x = 0, y = 0]) => 2 + 3 * x - y);
  const [constant, ofX, ofY] = leastSquares(rows, values);
  expect(constant).toBeCloseTo(2, 5);
  expect(ofX).toBeCloseTo(3, 5);
  expect(ofY).toBeCloseTo(-1, 5);
  expect(leastSquares([[1], [1]], [0, 10], [1, 3])[0]).toBeCloseTo(7.5, 5);
});

test('rows that tell nothing apart give zeros', () => {
  expect(leastSquares([[0, 0]], [3])).toEqual([0, 0]);
});
