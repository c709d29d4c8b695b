import { expect, test } from 'vitest';
import { stepPath } from './stepPath.ts';

const FRAME = { from: 0, to: 10, low: 1, high: 3 };

test('a value stands until the next and up to the end; the highest is at the top', () => {
  const steps = [
    { at: 0, value: 1 },
    { at: 5, value: 3 },
  ];
  expect(stepPath(steps, FRAME)).toBe('M0 88H50V12H100');
});

test('one value that never moved is a level line in the middle', () => {
  expect(stepPath([{ at: 0, value: 2 }], { ...FRAME, low: 2, high: 2 })).toBe('M0 50H100');
});

test('what was seen once, just now, fills the box', () => {
  expect(stepPath([{ at: 10, value: 1 }], { ...FRAME, from: 10 })).toBe('M0 88H100');
});
