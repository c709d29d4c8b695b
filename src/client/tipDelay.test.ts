import { expect, test } from 'vitest';
import { tipDelay } from './tipDelay.ts';

test('the first tooltip waits 700 ms, the next one within 300 ms of it opens at once', () => {
  expect(tipDelay(5_000, undefined)).toBe(700);
  expect(tipDelay(5_000, 4_701)).toBe(0);
  expect(tipDelay(5_000, 4_700)).toBe(700);
});
