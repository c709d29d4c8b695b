import type { Tier } from './plans.ts';

/** What of a subscription, as Stripe has it now, decides about access. Instants in ms since 1970. */
export interface SubscriptionFacts {
  /** Stripe's: incomplete, incomplete_expired, trialing, active, past_due, unpaid, paused, canceled, or a newer word. */
  readonly status: string;
  /** Null where its price is none of ours. */
  readonly tier: Tier | null;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** When it ends by the member's wish; null while it renews. */
  readonly cancelsAt: number | null;
  readonly endedAt: number | null;
  /** Since when its last invoice could have been paid; null where nothing is open. */
  readonly unpaidSince: number | null;
  /** Whether the last payment was given back in full. */
  readonly refunded: boolean;
}

const DAY_MS = 86_400_000;

/** How long a failed payment, or news of a renewal that is late, keeps access: three days. */
const GRACE_MS = 3 * DAY_MS;

/** No access, and none before. */
const NEVER = 0;

/**
 * Until when a subscription gives access, in ms since 1970; an instant that is past where it gives none. The one rule,
 * from the state that Stripe tells and the ban we keep; the database compares the instant with its clock.
 */
export function accessUntil(facts: SubscriptionFacts, banned: boolean): number {
  if (banned || facts.tier === null || facts.refunded) return NEVER;
  switch (facts.status) {
    case 'active':
    case 'trialing':
      // One that ends some periods from now is paid for until the end of this one.
      return Math.min(facts.cancelsAt ?? Number.POSITIVE_INFINITY, facts.periodEnd + GRACE_MS);
    case 'past_due': {
      const graceEnds = (facts.unpaidSince ?? facts.periodStart) + GRACE_MS;
      return Math.min(graceEnds, facts.cancelsAt ?? graceEnds);
    }
    default:
      // Also a word that is newer than this code: nobody gets in by one.
      return NEVER;
  }
}
