import { expect, test } from 'vitest';
import { oncePer } from './oncePer.ts';

test('a value is worked out once for each object, undefined too', () => {
  let calls = 0;
  const first = oncePer((list: readonly number[]) => {
    calls += 1;
    return list[0];
  });
  const [one, none] = [[1], []];
  expect([first(one), first(none), first(one), first(none), first([1])]).toEqual([
    1,
    undefined,
    1,
    undefined,
    1,
  ]);
  expect(calls).toBe(3);
});
