import { expect, test } from 'vitest';
import { callSentence } from '../prices/callText.ts';
import { callAt, priceClock } from './priceClock.ts';

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
const COSTS = {
  state: 'costs',
  price: { bet: 'Able to win', american: -150, book: 'One', returnPerUnit: -0.02 },
} as const;
const said = (minutesOld: number, now: string, status?: 'postponed') =>
  callSentence(callAt(COSTS, priceClock(event(minutesOld, now, status), now)));

test('a bout’s prices are open, old or closed in the words of games', () => {
  expect(said(10, '2026-11-22T17:00:00Z')).toBe('Best: Able to win −150 (One), costs 2¢ per $1');
  expect(said(31, '2026-11-22T17:00:00Z')).toBe('Prices over 30 min old');
  expect(said(31, '2026-11-22T12:00:00Z')).toContain('Best');
  expect(said(10, START)).toBe('Prices closed at the start');
  expect(said(10, '2026-11-22T12:00:00Z', 'postponed')).toBe('Postponed');
});

test('prices that never were do not get old', () => {
  const now = '2026-11-22T17:00:00Z';
  expect(callSentence(callAt({ state: 'none' }, priceClock(event(31, now), now)))).toBe(
    'No price yet',
  );
});
