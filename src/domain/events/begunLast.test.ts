import { expect, test } from 'vitest';
import { begunLast } from './begunLast.ts';

const NOW = '2026-11-22T18:00:00Z';
const event = (id: number, startTime: string, status: 'scheduled' | 'live' = 'scheduled') => ({
  id,
  startTime,
  status,
});

test('what has begun comes last, by the clock or by what a feed says; the rest keeps its order', () => {
  const events = [
    event(1, '2026-11-22T17:59:00Z'),
    event(2, '2026-11-22T19:00:00Z', 'live'),
    event(3, '2026-11-22T18:00:00Z'),
    event(4, '2026-11-22T18:01:00Z'),
    event(5, '2026-11-23T18:00:00Z'),
  ];
  expect(begunLast(events, NOW).map(({ id }) => id)).toEqual([4, 5, 1, 2, 3]);
  expect(begunLast([], NOW)).toEqual([]);
});
