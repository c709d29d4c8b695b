import { sum } from '#domain/numbers/numbers.ts';
import { type Bet, ownStakeCents } from '#domain/record/bet.ts';
import { type GradedBet, profitCents } from '#domain/record/gradeBet.ts';
import { easternDate } from '#domain/time/time.ts';

/** Hours until a raised or removed limit applies. */
export const RAISE_HOURS = 24;
const RAISE_MS = RAISE_HOURS * 3_600_000;

/** One limit that a reader sets, cents a day; absent for none. */
export interface BetLimit {
  readonly cents?: number | undefined;
  /** The coming limit and its start (ISO 8601): a higher one, or none. */
  readonly next?: { readonly cents?: number | undefined; readonly from: string } | undefined;
}

export interface StakeLimits {
  /** Of all stakes taken down in a day. */
  readonly stake: BetLimit;
  /** On the losses of a day. */
  readonly loss: BetLimit;
}

export const NO_LIMITS: StakeLimits = { stake: {}, loss: {} };

/** The limit in force at a time, cents; undefined for none. */
export const limitAt = ({ cents, next }: BetLimit, now: Date): number | undefined =>
  next && Date.parse(next.from) <= now.getTime() ? next.cents : cents;

/**
 * Limits as the server sent them. Only the server decides when a higher one begins, so a coming limit does not start by a
 * device's clock.
 */
export const limitsInForce = ({ stake, loss }: StakeLimits): StakeLimits => ({
  stake: { cents: stake.cents },
  loss: { cents: loss.cents },
});

const orNone = (cents: number | undefined): number => cents ?? Number.POSITIVE_INFINITY;

/** A limit after a request for another: lower at once, higher or none after 24 hours. */
export function changedLimit(limit: BetLimit, wanted: number | undefined, now: Date): BetLimit {
  const cents = limitAt(limit, now);
  const counts = cents === undefined ? {} : { cents };
  if (orNone(wanted) <= orNone(cents)) return wanted === undefined ? {} : { cents: wanted };
  const { next } = limit;
  // Repeating a request does not restart the wait.
  if (next && next.cents === wanted && Date.parse(next.from) > now.getTime()) return limit;
  const from = new Date(now.getTime() + RAISE_MS).toISOString();
  return { ...counts, next: { ...(wanted !== undefined && { cents: wanted }), from } };
}

/** What a reader has staked and lost today, cents. */
export interface Today {
  readonly staked: number;
  readonly lost: number;
}

/** Stakes recorded on this Eastern day, and what this day's contests have cost so far, net of winnings. */
export function todayOf(bets: readonly Bet[], graded: readonly GradedBet[], now: Date): Today {
  const today = easternDate(now);
  const staked = bets.filter(({ takenAt }) => easternDate(takenAt) === today);
  const ended = graded.filter(({ bet }) => easternDate(bet.startTime ?? bet.takenAt) === today);
  return {
    staked: sum(staked.map(ownStakeCents)),
    lost: Math.max(0, 0 - sum(ended.map(profitCents))),
  };
}

/** The limit that one more stake would exceed; undefined if none. */
export function limitAgainst(
  limits: StakeLimits,
  { staked, lost }: Today,
  stakeCents: number,
  now: Date,
): 'stake' | 'loss' | undefined {
  if (staked + stakeCents > orNone(limitAt(limits.stake, now))) return 'stake';
  return lost >= orNone(limitAt(limits.loss, now)) ? 'loss' : undefined;
}
