import { type Break, floorSecond, isInBreak } from './isInBreak.ts';

/** Whom a subscription's number stands for. Instants in ms since 1970. */
export interface Payer {
  /** Null once the account is deleted. */
  readonly memberId: string | null;
  /** Since when the account has been gone; null while it is there. */
  readonly leftAt: number | null;
  /** Since when the number has been banned; null if it is not. */
  readonly bannedSince: number | null;
  /** All breaks of the number, those that are over too. */
  readonly breaks: readonly Break[];
}

/** Since when nobody could use what this payer pays for: the number is banned, or the account gone. Null if somebody can. */
export function nobodysSince({ memberId, leftAt, bannedSince }: Payer): number | null {
  const left = memberId === null ? leftAt : null;
  const since = [left, bannedSince].filter((at) => at !== null);
  return since.length === 0 ? null : Math.min(...since);
}

/** Why a subscription must never have been sold; null if it was sold to somebody who may have it. */
export type Unsold = 'bought while shut out' | 'paid by nobody';

/**
 * Compares a purchase with what held at its time, whatever holds now.
 * @param instants when the subscription was made, and when it was first paid
 */
export function whyUnsold(instants: readonly number[], payer: Payer): Unsold | null {
  if (instants.some((at) => isInBreak(at, payer.breaks))) return 'bought while shut out';
  const since = nobodysSince(payer);
  const isNobodys = since !== null && instants.every((at) => at >= floorSecond(since));
  return isNobodys ? 'paid by nobody' : null;
}

/** A first payment may come this long after the subscription was made: a slow bank transfer. */
const SLOW_MS = 31 * 86_400_000;

/** Whether the first payment may lie in a break, so that Stripe has to be asked when it was made. */
export const mayBePaidInBreak = (createdAt: number, breaks: readonly Break[]): boolean =>
  breaks.some(({ from, to }) => createdAt < to && from < createdAt + SLOW_MS);
