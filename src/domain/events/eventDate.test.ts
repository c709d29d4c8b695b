import { expect, test } from 'vitest';
import { eventDate } from './eventDate.ts';

test('a date is MMM dd, yyyy in New York', () => {
  expect(eventDate('2025-06-29T13:00:00Z')).toBe('Jun 29, 2025');
  expect(eventDate('2025-06-09T03:00:00Z')).toBe('Jun 08, 2025');
});
