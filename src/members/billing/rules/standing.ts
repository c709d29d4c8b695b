import type { Tier } from './plans.ts';

/** The facts of a subscription, from Stripe's current state, that decide access. Instants in ms since 1970. */
export interface SubscriptionFacts {
  /** Stripe's: incomplete, incomplete_expired, trialing, active, past_due, unpaid, paused, canceled, or a newer word. */
  readonly status: string;
  /** Null if its price is not ours. */
  readonly tier: Tier | null;
  readonly periodStart: number;
  readonly periodEnd: number;
  /** Its end, if the member wants it to end; null while it renews. */
  readonly cancelsAt: number | null;
  readonly endedAt: number | null;
  /** Since when its last invoice has been payable; null if none is open. */
  readonly unpaidSince: number | null;
  /** Whether the last payment was refunded in full. */
  readonly refunded: boolean;
}

const DAY_MS = 86_400_000;

/** How long a failed payment, or news of a renewal that is late, keeps access: three days. */
const GRACE_MS = 3 * DAY_MS;

/** No access, now or before. */
const NEVER = 0;

/**
 * Until when a subscription gives access, ms since 1970; a past instant if it gives none. The only rule, based on Stripe's state
 * and our own ban; the database compares the instant with its clock.
 */
export function accessUntil(facts: SubscriptionFacts, banned: boolean): number {
  if (banned || facts.tier === null || facts.refunded) return NEVER;
  switch (facts.status) {
    case 'active':
    case 'trialing':
      // If it ends several periods from now, it is paid until the end of this one.
      return Math.min(facts.cancelsAt ?? Number.POSITIVE_INFINITY, facts.periodEnd + GRACE_MS);
    case 'past_due': {
      const graceEnds = (facts.unpaidSince ?? facts.periodStart) + GRACE_MS;
      return Math.min(graceEnds, facts.cancelsAt ?? graceEnds);
    }
    default:
      // Also for a status newer than this code: unknown statuses give no access.
      return NEVER;
  }
}
