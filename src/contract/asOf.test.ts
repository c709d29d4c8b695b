import { expect, test } from 'vitest';
import { oldestAsOf } from './asOf.ts';

test('an answer vouches for its oldest datum', () => {
  const dated = ['2026-11-22T15:41:00Z', '2026-11-22T15:40:59.999Z'].map((asOf) => ({ asOf }));
  expect(oldestAsOf(dated)).toBe('2026-11-22T15:40:59.999Z');
  expect(oldestAsOf([])).toBeUndefined();
});
