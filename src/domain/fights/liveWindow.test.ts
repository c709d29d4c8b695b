import { expect, test } from 'vitest';
import { isPastLiveWindow, isWithinLiveWindow } from './liveWindow.ts';

const START = '2026-11-22T01:00:00Z';

test.each([
  ['3 hours before, to the millisecond', '2026-11-21T22:00:00.000Z', true],
  ['a millisecond earlier', '2026-11-21T21:59:59.999Z', false],
  ['the start', '2026-11-22T01:00:00.000Z', true],
  ['3 hours after, to the millisecond', '2026-11-22T04:00:00.000Z', true],
  ['a millisecond later', '2026-11-22T04:00:00.001Z', false],
])('LIVE when now is within 3 hours before or after the start date: %s', (_, now, live) => {
  expect(isWithinLiveWindow(START, now)).toBe(live);
});

test('an event is past once its window after the start has closed', () => {
  expect(isPastLiveWindow(START, '2026-11-22T04:00:00.000Z')).toBe(false);
  expect(isPastLiveWindow(START, '2026-11-22T04:00:00.001Z')).toBe(true);
  expect(isPastLiveWindow(START, '2026-11-20T00:00:00.000Z')).toBe(false);
});
