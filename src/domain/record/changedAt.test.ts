import { expect, test } from 'vitest';
import { changedAfter } from './changedAt.ts';

const NOW = new Date('2026-11-26T12:00:00Z');

test.each([
  ['earlier', NOW.getTime() - 1, NOW.getTime()],
  ['this very moment', NOW.getTime(), NOW.getTime() + 1],
  ['by a faster clock', NOW.getTime() + 60_000, NOW.getTime() + 60_001],
  ['never', 0, NOW.getTime()],
  ['by no clock there is', 9e15, NOW.getTime()],
  ['at the last number there is', Number.MAX_SAFE_INTEGER, NOW.getTime()],
] as const)('397: a change after one of %s counts', (_, before, then) => {
  expect(changedAfter(before, NOW)).toBe(then);
});
