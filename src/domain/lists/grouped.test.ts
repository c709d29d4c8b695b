import { expect, test } from 'vitest';
import { grouped } from './grouped.ts';

test('items are grouped as Map.groupBy does, whatever the keys', () => {
  const items = [3, 1, 4, 1, 5, 9, 2, 6, Number.NaN, 5, Number.NaN];
  for (const keyOf of [(n: number) => n % 2, String, (n: number) => (n > 4 ? undefined : n)]) {
    expect([...grouped<unknown, number>(items, keyOf)]).toEqual([
      ...Map.groupBy<unknown, number>(items, keyOf),
    ]);
  }
  expect(grouped([], String).size).toBe(0);
});
