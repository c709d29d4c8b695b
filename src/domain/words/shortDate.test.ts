import { expect, test } from 'vitest';
import { shortDate, shortDateTime } from './shortDate.ts';

test('an instant is of its day in New York, with the zone of that day', () => {
  expect(shortDate('2026-11-03T02:30:00Z')).toBe('Nov 2, 2026');
  expect(shortDateTime('2026-11-02T14:14:00.123456+00:00')).toBe('Nov 2, 2026, 9:14 AM EST');
  expect(shortDateTime('2026-07-01T00:02:00Z')).toBe('Jun 30, 2026, 8:02 PM EDT');
});
