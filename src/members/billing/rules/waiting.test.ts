import { expect, test } from 'vitest';
import { askAgainAfter, LATE_AFTER_S } from './waiting.ts';

/** When a page asks, in seconds after it opened. */
function questions(): number[] {
  const times: number[] = [];
  for (let at = 0, wait = askAgainAfter(0); wait !== undefined; wait = askAgainAfter(at)) {
    at += wait;
    times.push(at);
  }
  return times;
}

test('a payment that is confirmed within seconds is seen within a second or two', () => {
  expect(questions().slice(0, 6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('waiting gets slower and ends: at most fifty questions in ten minutes', () => {
  const times = questions();
  expect(times.length).toBeLessThan(50);
  const waits = times.map((at, index) => at - (times[index - 1] ?? 0));
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  expect(times.some((at) => at > LATE_AFTER_S)).toBe(true);
});
