import { expect, test } from 'vitest';
import { leadTime } from './sealed.ts';

test('lead time before the start', () => {
  const start = '2026-11-22T18:00:00Z';
  expect(leadTime('2026-11-22T14:02:00Z', start)).toBe('3 h 58 min');
  expect(leadTime('2026-11-22T17:40:00Z', start)).toBe('20 min');
  expect(leadTime('2026-11-20T16:00:00Z', start)).toBe('2 d 2 h');
  expect(leadTime('2026-11-22T18:05:00Z', start)).toBeUndefined();
});
