import { expect, test } from 'vitest';
import { nelderMead } from './nelderMead.ts';

const search = { steps: [0.5, 0.5], most: 2000, tolerance: 1e-14 };

test('finds the bottom of the banana valley', () => {
  const rosenbrock = ([x = 0, y = 0]: readonly number[]) => (1 - x) ** 2 + 100 * (y - x * x) ** 2;
  const { at, value } = nelderMead(rosenbrock, [-1.2, 1], search);
  expect(at[0]).toBeCloseTo(1, 5);
  expect(at[1]).toBeCloseTo(1, 5);
  expect(value).toBeLessThan(1e-10);
});

test('steps over values that are not finite', () => {
  const { at } = nelderMead(([x = 0, y = 0]) => Math.log(x) ** 2 + y * y, [0.1, 3], search);
  expect(at[0]).toBeCloseTo(1, 4);
  expect(at[1]).toBeCloseTo(0, 4);
});

test('ends after the given evaluations', () => {
  const { evaluations } = nelderMead(([x = 0, y = 0]) => x * x + y * y, [9, 9], {
    ...search,
    most: 20,
  });
  expect(evaluations).toBeLessThan(25);
});
