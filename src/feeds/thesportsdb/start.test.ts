import { expect, test } from 'vitest';
import { readStart } from './start.ts';

const at = (strTimestamp?: string, dateEvent?: string, strTime?: string, strTimeLocal?: string) =>
  readStart({ strTimestamp, dateEvent, strTime, strTimeLocal });

test.each([
  ['2026-11-29T02:00:00', undefined, undefined],
  ['2026-11-29T02:00:00+00:00', undefined, undefined],
  ['2026-11-29 02:00:00', undefined, undefined],
  [undefined, '2026-11-29', '02:00:00'],
  [undefined, '2026-11-29', '02:00:00.000'],
  [undefined, '2026-11-29', '02:00:00+00:00'],
  [undefined, '2026-11-29', '02:00'],
])('%s, %s, %s is two in the morning by UTC', (stamp, day, time) => {
  expect(at(stamp, day, time)).toEqual({
    startTime: '2026-11-29T02:00:00.000Z',
    timeKnown: true,
  });
});

test.each([
  ['2026-11-29T00:00:00', undefined, '00:00:00', '00:00:00'],
  [undefined, '2026-11-29', undefined, undefined],
  [undefined, '2026-11-29', '', ''],
  [undefined, '2026-11-29', 'TBA', ''],
])('%s, %s, %s: only the day is known, noon in New York', (stamp, day, time, local) => {
  expect(at(stamp, day, time, local)).toEqual({
    startTime: '2026-11-29T17:00:00.000Z',
    timeKnown: false,
  });
});

test('a midnight with a local time is one', () => {
  expect(at('2026-07-04T00:00:00', undefined, '00:00:00', '20:00:00')).toEqual({
    startTime: '2026-07-04T00:00:00.000Z',
    timeKnown: true,
  });
});

test.each([undefined, '', 'soon', '2026-13-40', '0001-01-01'])('no start: %s', (day) => {
  expect(at(undefined, day, '10:00:00')).toBeUndefined();
});
