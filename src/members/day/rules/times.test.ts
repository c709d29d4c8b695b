import { expect, test } from 'vitest';
import { morningOf } from './morning.ts';
import { bestEdgeOfEach, type EdgeThen, yesterdayAt } from './yesterday.ts';

test('the morning is 6 AM in New York, in both its zones; before it, the day before’s', () => {
  expect(morningOf(new Date('2026-11-23T15:00:00Z'))).toBe('2026-11-23T11:00:00.000Z');
  expect(morningOf(new Date('2026-11-23T11:00:00Z'))).toBe('2026-11-23T11:00:00.000Z');
  expect(morningOf(new Date('2026-11-23T10:59:59Z'))).toBe('2026-11-22T11:00:00.000Z');
  expect(morningOf(new Date('2026-07-01T15:00:00Z'))).toBe('2026-07-01T10:00:00.000Z');
  // Clocks go back on November 1, and forward on March 8, 2026.
  expect(morningOf(new Date('2026-11-01T10:59:00Z'))).toBe('2026-10-31T10:00:00.000Z');
  expect(morningOf(new Date('2026-03-08T09:30:00Z'))).toBe('2026-03-07T11:00:00.000Z');
});

test('yesterday is as of 10 AM of New York’s calendar', () => {
  expect(yesterdayAt(new Date('2026-11-23T04:59:00Z'))).toBe('2026-11-21T15:00:00.000Z');
  expect(yesterdayAt(new Date('2026-11-23T05:00:00Z'))).toBe('2026-11-22T15:00:00.000Z');
  expect(yesterdayAt(new Date('2026-11-01T15:00:00Z'))).toBe('2026-10-31T14:00:00.000Z');
});

const edge = (change: Partial<EdgeThen>): EdgeThen => ({
  gameId: 1,
  league: 'NFL',
  gameTime: '2026-11-22T23:00:00Z',
  home: 'Bills',
  away: 'Chiefs',
  market: 'moneyline',
  pick: 'home',
  price: 104,
  book: 'One',
  probability: 52,
  choices: 2,
  claimed: 0.02,
  ledgerLine: 8,
  ...change,
});

test('of each bet the best price alone, the best return first', () => {
  const best = bestEdgeOfEach(
    [
      edge({}),
      edge({ gameId: 2, claimed: 0.03 }),
      edge({ price: 110, book: 'Other', claimed: 0.05 }),
      edge({ pick: 'away', claimed: 0.01 }),
    ],
    '2026-11-22T15:00:00.000Z',
  );
  expect(best.map(({ gameId, pick, american }) => [gameId, pick, american])).toEqual([
    [1, 'home', 110],
    [2, 'home', 104],
    [1, 'away', 104],
  ]);
});
