import type { BillingTools } from '../billingTools.ts';
import type { StripeNotice } from '../rules/notice.ts';
import { applyDispute } from './applyDispute.ts';
import { settleCustomer } from './settleCustomer.ts';
import { type Applied, syncSubscription } from './syncSubscription.ts';

/**
 * A deleted customer's subscriptions have ended, which Stripe reports in separate events. The member may become a customer again.
 */
async function applyDeletion(tools: BillingTools, customer: string): Promise<Applied> {
  for (const id of await tools.billing.subscriptionsOfCustomer(customer)) {
    await syncSubscription(tools, id);
  }
  await tools.billing.forgetCustomer(customer);
  return 'done';
}

/** Looks at what a notice is about, as Stripe has it now. `unknown`: it is about nobody we know. */
export async function applyNotice(tools: BillingTools, { about }: StripeNotice): Promise<Applied> {
  const { session, payment, dispute, customer } = about;
  if (dispute !== null) return applyDispute(tools, dispute);
  if (customer !== null) return applyDeletion(tools, customer);
  const behind = payment === null ? null : await tools.payments.disputes.behind(payment);
  const subscription = behind === null ? about.subscription : behind.subscriptionId;
  const applied = subscription === null ? 'done' : await syncSubscription(tools, subscription);
  // A payment that went back, or a refund that failed: what follows from it.
  if (behind !== null && behind.customerId !== null) await settleCustomer(tools, behind.customerId);
  // Only now: while a purchase is in progress no second one can begin.
  if (session !== null) await tools.billing.endCheckout(session);
  return applied;
}

/**
 * Processes an event once. One about nobody we know is stored for the reconcile. Rejects if something could not be requested or
 * stored: the event is then to be sent again.
 */
export async function applyStripeEvent(
  tools: BillingTools,
  notice: StripeNotice,
): Promise<Applied | 'done before'> {
  if (await tools.billing.isEventDone(notice.id)) return 'done before';
  const applied = await applyNotice(tools, notice);
  await tools.billing.noteEvent(notice, applied === 'done');
  return applied;
}
