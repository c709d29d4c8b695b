import type { MemberTools } from '../memberTools.ts';
import { endAndSettle } from '../stripe/endAndSettle.ts';
import { runningSubscription } from './ownSubscription.ts';

/** The result. `none`: there is no running subscription. `refunded`: its payment was refunded, so it still ends. */
export type CancelOutcome = 'done' | 'none' | 'refunded';

/**
 * Ends a member's subscription with the paid period. If the period is unpaid it ends at once, and what is open is voided, so that
 * nothing is paid for nothing. Repeating it changes nothing.
 */
export async function cancelOwn(tools: MemberTools, memberId: string): Promise<CancelOutcome> {
  const owned = await runningSubscription(tools, memberId);
  if (!owned) return 'none';
  const { id, status, cancel_at_period_end } = owned.subscription;
  if (status === 'active' || status === 'trialing') {
    if (cancel_at_period_end) return 'done';
    // Each question has its own key: Stripe repeats a key's answer for a day, including a stored failure.
    const idempotencyKey = `cancel-${id}-${await tools.billing.askStripe()}`;
    await tools.stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey });
  } else {
    await endAndSettle(tools.stripe, id);
  }
  await tools.sync(id);
  return 'done';
}

/** Lets a member's subscription renew again. One whose payment was refunded still ends with its period. */
export async function resumeOwn(
  tools: MemberTools,
  memberId: string,
  now: Date,
): Promise<CancelOutcome> {
  const owned = await runningSubscription(tools, memberId);
  if (!owned) return 'none';
  const { id, cancel_at, cancel_at_period_end } = owned.subscription;
  if (!cancel_at_period_end && cancel_at === null) return 'done';
  if (owned.row.accessUntil <= now.getTime()) return 'refunded';
  const idempotencyKey = `resume-${id}-${await tools.billing.askStripe()}`;
  // An end date set manually at Stripe has to be removed separately.
  const kept = cancel_at_period_end
    ? { cancel_at_period_end: false }
    : ({ cancel_at: '' } as const);
  await tools.stripe.subscriptions.update(id, kept, { idempotencyKey });
  await tools.sync(id);
  return 'done';
}
