import { expect, test } from 'vitest';
import { seenAt } from './seenAt.ts';

test('the time alone on its own day, the day with it on another', () => {
  const asOf = '2026-11-22T15:41:00Z';
  expect(seenAt(asOf, '2026-11-22T15:50:00Z')).toBe('10:41 AM EST');
  expect(seenAt(asOf, '2026-11-23T15:50:00Z')).toBe('Nov 22, 10:41 AM EST');
});
