import { expect, test } from 'vitest';
import { hasTurned } from './turns.ts';

const DRAWN = '2026-11-25T23:00:00Z';
const START = '2026-11-26T00:00:00Z';

test('a start between turns a page, from its very instant on', () => {
  expect(hasTurned(DRAWN, '2026-11-25T23:59:59Z', [START])).toBe(false);
  expect(hasTurned(DRAWN, START, [START])).toBe(true);
  expect(hasTurned(DRAWN, '2026-11-26T01:00:00Z', [START])).toBe(true);
});

test('a page drawn after the start is not turned by it again', () => {
  expect(hasTurned(START, '2026-11-26T01:00:00Z', [START])).toBe(false);
});

test('midnight in New York turns every page, also one without games', () => {
  expect(hasTurned(DRAWN, '2026-11-26T04:59:59Z', [])).toBe(false);
  expect(hasTurned(DRAWN, '2026-11-26T05:00:00Z', [])).toBe(true);
});

test('a device whose clock is behind the build turns nothing', () => {
  expect(hasTurned(DRAWN, '2026-11-24T12:00:00Z', [START])).toBe(false);
});
