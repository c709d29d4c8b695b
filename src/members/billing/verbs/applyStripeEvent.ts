import type { BillingTools } from '../billingTools.ts';
import type { StripeEventSubjects } from '../rules/eventSubjects.ts';
import { unlessGone } from '../stripe/refusals.ts';
import { applyDispute } from './applyDispute.ts';
import { settleCustomer } from './settleCustomer.ts';
import { type Applied, syncSubscription } from './syncSubscription.ts';

const DONE: Applied = 'done';

/**
 * A deleted customer's subscriptions have ended, which Stripe reports in separate events. The member may become a customer again.
 */
async function applyDeletion(tools: BillingTools, customer: string): Promise<Applied> {
  for (const id of await tools.billing.subscriptionsOfCustomer(customer)) {
    await unlessGone(syncSubscription(tools, id), DONE);
  }
  await tools.billing.forgetCustomer(customer);
  return 'done';
}

/** Looks at all that a customer has, where an event does not say which. Nobody's we know: nothing. */
async function applyPayer(tools: BillingTools, customer: string): Promise<Applied> {
  for (const id of await tools.payments.subscriptions.liveOf(customer))
    await unlessGone(syncSubscription(tools, id), DONE);
  return 'done';
}

/** Looks at what a notice is about, as Stripe has it now; what Stripe does not have is dealt with. `unknown`: it is about our plans and nobody we know. */
export async function applyNotice(
  tools: BillingTools,
  { about }: StripeEventSubjects,
): Promise<Applied> {
  const { session, payment, dispute, customer, payer = null } = about;
  if (dispute !== null) return unlessGone(applyDispute(tools, dispute), DONE);
  if (payer !== null) return applyPayer(tools, payer);
  if (customer !== null) return applyDeletion(tools, customer);
  const behind =
    payment === null ? null : await unlessGone(tools.payments.disputes.behind(payment), null);
  const subscription = payment === null ? about.subscription : (behind?.subscriptionId ?? null);
  const applied =
    subscription === null ? DONE : await unlessGone(syncSubscription(tools, subscription), DONE);
  // A payment that went back, or a refund that failed: what follows from it.
  if (behind !== null && behind.customerId !== null)
    await unlessGone(settleCustomer(tools, behind.customerId), undefined);
  // Only now: while a purchase is in progress no second one can begin.
  if (session !== null) await tools.billing.endCheckout(session);
  return applied;
}

/**
 * Processes an event once. One about our plans and nobody we know is stored for the reconcile; one about another product is done
 * with. Rejects if something could not be requested or stored: the event is then to be sent again.
 */
export async function applyStripeEvent(
  tools: BillingTools,
  notice: StripeEventSubjects,
): Promise<Applied | 'done before'> {
  if (await tools.billing.isEventDone(notice.id)) return 'done before';
  const applied = await applyNotice(tools, notice);
  await tools.billing.noteEvent(notice, applied !== 'unknown');
  return applied;
}
