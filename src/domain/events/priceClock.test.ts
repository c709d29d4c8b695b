import { expect, test } from 'vitest';
import { priceClock } from './priceClock.ts';

const START = '2026-11-22T18:00:00Z';
const event = (
  minutesOld: number,
  now: string,
  status: 'scheduled' | 'postponed' = 'scheduled',
) => ({
  status,
  startTime: START,
  asOf: new Date(Date.parse(now) - minutesOld * 60_000).toISOString(),
});
const stateAt = (...asked: Parameters<typeof event>) => priceClock(event(...asked), asked[1]);

test('a bout’s prices are open, old or closed as those of games', () => {
  expect(stateAt(10, '2026-11-22T17:00:00Z').state).toBe('open');
  expect(stateAt(31, '2026-11-22T17:00:00Z').state).toBe('old');
  expect(stateAt(31, '2026-11-22T12:00:00Z').state).toBe('open');
  expect(stateAt(10, START)).toEqual({ state: 'closed', postponed: false });
  expect(stateAt(10, '2026-11-22T12:00:00Z', 'postponed')).toEqual({
    state: 'closed',
    postponed: true,
  });
});
