import { expect, test } from 'vitest';
import { CALLED_OFF_TEXT, MISSED_TEXT, PENDING_TEXT, unpredictedText } from './pendingText.ts';

const START = '2026-11-22T18:00:00Z';

test('what has begun without a prediction is not pending', () => {
  const at = (now: string) => unpredictedText({ start: START }, now);
  expect(at('2026-11-22T17:59:59Z')).toBe(PENDING_TEXT);
  expect(at(START)).toBe(MISSED_TEXT);
});

test('where only the day is known, it has begun with that day in New York', () => {
  const at = (now: string) => unpredictedText({ start: START, timeKnown: false }, now);
  expect(at('2026-11-22T04:59:59Z')).toBe(PENDING_TEXT);
  expect(at('2026-11-22T05:00:00Z')).toBe(MISSED_TEXT);
});

test('what is postponed has missed no start', () => {
  const tomorrow = { start: START, status: 'postponed' };
  expect(unpredictedText(tomorrow, '2026-11-21T12:00:00Z')).toBe(CALLED_OFF_TEXT);
  expect(unpredictedText(tomorrow, '2026-11-23T12:00:00Z')).toBe(CALLED_OFF_TEXT);
});
