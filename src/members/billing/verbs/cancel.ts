import type { MemberTools } from '../memberTools.ts';
import { runningSubscription } from './ownSubscription.ts';

/**
 * What came of it. `none`: there is no running subscription. `refunded`: its payment was given back, so it ends all the
 * same.
 */
export type Done = 'done' | 'none' | 'refunded';

/**
 * Ends a member's subscription with the period that is paid. One whose period is not paid ends at once, so that no card is
 * tried any more. Done again it changes nothing.
 */
export async function cancelOwn(tools: MemberTools, memberId: string): Promise<Done> {
  const owned = await runningSubscription(tools, memberId);
  if (!owned) return 'none';
  const { id, status, cancel_at_period_end } = owned.subscription;
  if (status === 'active' || status === 'trialing') {
    if (cancel_at_period_end) return 'done';
    // A key of its own for each question: Stripe repeats the answer to a key for a day, a stored failure too.
    const idempotencyKey = `cancel-${id}-${await tools.billing.askStripe()}`;
    await tools.stripe.subscriptions.update(id, { cancel_at_period_end: true }, { idempotencyKey });
  } else {
    await tools.stripe.subscriptions.cancel(id);
  }
  await tools.sync(id);
  return 'done';
}

/** Lets a member's subscription renew again. One whose payment was given back still ends with its period. */
export async function resumeOwn(tools: MemberTools, memberId: string, now: Date): Promise<Done> {
  const owned = await runningSubscription(tools, memberId);
  if (!owned) return 'none';
  const { id, cancel_at, cancel_at_period_end } = owned.subscription;
  if (!cancel_at_period_end && cancel_at === null) return 'done';
  if (owned.row.accessUntil <= now.getTime()) return 'refunded';
  const idempotencyKey = `resume-${id}-${await tools.billing.askStripe()}`;
  // A day that was set at Stripe by hand is taken back by itself.
  const kept = cancel_at_period_end
    ? { cancel_at_period_end: false }
    : ({ cancel_at: '' } as const);
  await tools.stripe.subscriptions.update(id, kept, { idempotencyKey });
  await tools.sync(id);
  return 'done';
}
