import { expect, test } from 'vitest';
import { timeText } from './timeText.ts';

test('a time is written for American readers, with the zone of its date', () => {
  expect(timeText('19:30:00.000', '2025-06-16')).toBe('7:30 PM EDT');
  expect(timeText('00:05:00.000', '2025-12-16')).toBe('12:05 AM EST');
  expect(timeText('12:00', '2025-12-16')).toBe('12:00 PM EST');
});

test('on the days the clocks change the zone is that of the hour', () => {
  expect(timeText('01:30:00.000', '2026-03-08')).toBe('1:30 AM EST');
  expect(timeText('03:00:00.000', '2026-03-08')).toBe('3:00 AM EDT');
  expect(timeText('0:30', '2026-11-01')).toBe('12:30 AM EDT');
  expect(timeText('02:00:00.000', '2026-11-01')).toBe('2:00 AM EST');
});

test('what is no time of day is left as it is', () => {
  expect(timeText('Not before noon', '2025-06-16')).toBe('Not before noon');
  expect(timeText('', '2025-06-16')).toBe('');
});

test("what is no time of day has ':00.000' stripped", () => {
  expect(timeText('24:10:00.000', '2025-06-16')).toBe('24:10');
  expect(timeText('24:10', '2025-06-16')).toBe('24:10');
});
