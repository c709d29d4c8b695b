import { type Account, nowOf } from '../account.ts';
import type { StoredSubscription } from '../stored.ts';
import { itemOf } from './find.ts';

export type Reason = 'cancellation_requested' | 'payment_failed';

/** Why a subscription ends, if it does. */
export const detailsOf = (reason: Reason | null): StoredSubscription['cancellation_details'] => ({
  comment: null,
  feedback: null,
  feedback_option: null,
  reason,
});

/**
 * The changes to a subscription when its end is scheduled or unscheduled. It keeps its status until then.
 * @param wanted at the period's end, or at this second; false and null undo it
 */
export function cancellation(
  account: Account,
  subscription: StoredSubscription,
  wanted: boolean | number | null | undefined,
): Partial<StoredSubscription> {
  if (wanted === undefined) return {};
  if (wanted === false || wanted === null) {
    return {
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      cancellation_details: detailsOf(null),
    };
  }
  const isAgain = wanted === true && subscription.cancel_at_period_end;
  return {
    cancel_at_period_end: wanted === true,
    cancel_at: wanted === true ? itemOf(subscription).current_period_end : wanted,
    canceled_at: isAgain ? subscription.canceled_at : nowOf(account),
    cancellation_details: detailsOf('cancellation_requested'),
  };
}
