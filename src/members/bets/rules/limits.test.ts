import { expect, test } from 'vitest';
import { betOf } from '#domain/record/bets.fixture.ts';
import { gradeBet } from '#domain/record/gradeBet.ts';
import { changedLimit, limitAgainst, limitAt, todayOf } from './limits.ts';
import { stakeHelpCents } from './stakeHelp.ts';

const NOW = new Date('2026-11-29T15:00:00Z');
const hours = (many: number) => new Date(NOW.getTime() + many * 3_600_000);

test('111: lower counts at once, higher and none only after 24 hours', () => {
  const first = changedLimit({}, 5000, NOW);
  expect(limitAt(first, NOW)).toBe(5000);
  const lower = changedLimit(first, 2000, NOW);
  expect(limitAt(lower, NOW)).toBe(2000);
  const raised = changedLimit(lower, 9000, NOW);
  expect(limitAt(raised, NOW)).toBe(2000);
  expect(limitAt(raised, new Date(hours(24).getTime() - 1))).toBe(2000);
  expect(limitAt(raised, hours(24))).toBe(9000);
  const lifted = changedLimit(lower, undefined, NOW);
  expect(limitAt(lifted, hours(23))).toBe(2000);
  expect(limitAt(lifted, hours(24))).toBeUndefined();
});

test('111: a raise that is asked for again neither waits anew nor comes sooner; a lower one takes it back', () => {
  const raised = changedLimit({ cents: 2000 }, 9000, NOW);
  expect(changedLimit(raised, 9000, hours(12))).toEqual(raised);
  const other = changedLimit(raised, 8000, hours(12));
  expect(limitAt(other, hours(24))).toBe(2000);
  expect(limitAt(other, hours(36))).toBe(8000);
  expect(limitAt(changedLimit(raised, 1000, hours(1)), hours(48))).toBe(1000);
});

test('today is the Eastern day: its stakes, and its losses with the winnings against them', () => {
  const late = betOf({ takenAt: '2026-11-30T03:00:00.000Z' });
  const before = betOf({ takenAt: '2026-11-28T15:00:00.000Z', hand: 'loss' });
  const won = gradeBet(betOf({ hand: 'win', price: 100, stakeCents: 500 }), undefined);
  const lost = gradeBet(before, undefined);
  const graded = [won, lost].flatMap((one) => one ?? []);
  expect(todayOf([late, before], graded, NOW)).toEqual({ staked: 2000, lost: 1500 });
});

test('a stake that reaches a limit is within it, a cent more is not', () => {
  const limits = { stake: { cents: 5000 }, loss: { cents: 1000 } };
  expect(limitAgainst(limits, { staked: 3000, lost: 0 }, 2000, NOW)).toBeUndefined();
  expect(limitAgainst(limits, { staked: 3000, lost: 0 }, 2001, NOW)).toBe('stake');
  expect(limitAgainst(limits, { staked: 0, lost: 1000 }, 1, NOW)).toBe('loss');
});

test.each([
  [0.004, 100_000, 400],
  [0.2, 100_000, 1000],
  [undefined, 100_000, 0],
  [0, 100_000, 0],
  [0.2, 0, 0],
  [0.2, -5, 0],
  [Number.NaN, 100_000, 0],
  [0.01, 9_900, 0],
])('a quarter Kelly share of %s of %s cents: %s', (share, bankroll, cents) => {
  expect(stakeHelpCents(share, bankroll)).toBe(cents);
});
