import type { BillingTools } from '../billingTools.ts';
import type { PaymentDispute } from '../stripe/disputes.ts';
import { customerBehind } from './customerBehind.ts';
import { settleCustomer } from './settleCustomer.ts';
import { type Applied, syncSubscription } from './syncSubscription.ts';

/** Whether it is about one of our plans: by its invoice, or by our copy of the subscription. */
async function isOurs({ billing }: BillingTools, dispute: PaymentDispute): Promise<boolean> {
  const { subscriptionId } = dispute.behind;
  if (dispute.isOurs) return true;
  return (
    subscriptionId !== null && (await billing.storedSubscriptions([subscriptionId])).length > 0
  );
}

/** Stripe's clock says when a subscription ended, ours when the ban began: they may differ by minutes. */
const LEEWAY_MS = 10 * 60_000;

/**
 * Of what the ban has ended, gives back what was not used and not paid by who disputed: another customer of the same number, or
 * another card, may be its new holder. What the disputing card has paid stays: that is what the dispute is about.
 */
async function giveOthersBack(
  { payments }: BillingTools,
  { id, card, behind }: PaymentDispute,
  ended: ReadonlyMap<string, string>,
  bannedSince: number,
): Promise<void> {
  for (const [subscription, customer] of ended) {
    const { facts } = await payments.subscriptions.read(subscription);
    // One that had ended before was not ended by the ban.
    if (facts.tier === null || facts.endedAt === null) continue;
    if (facts.endedAt < bannedSince - LEEWAY_MS) continue;
    const isSame = customer === behind.customerId;
    // Without a card to compare, nobody else is known to have paid.
    if (isSame && card === null) continue;
    const kept = isSame ? (card ?? undefined) : undefined;
    const cents = await payments.giveBackUnused(subscription, facts.endedAt, kept);
    if (cents > 0) {
      console.error(
        `Stripe: ${id} has banned a number that ${isSame ? 'another card' : customer} pays for, too: ${cents} cents of ${subscription} were not used and go back. If it is somebody else, lift the ban`,
      );
    }
  }
}

/**
 * A payment that the cardholder's bank has taken back, whatever follows: the number is banned for good, once per dispute; a
 * purchase in progress is closed, and everything the number still pays for is canceled. A payment for another product of the
 * owner's is none of our business.
 */
export async function applyDispute(tools: BillingTools, id: string): Promise<Applied> {
  const { billing, payments } = tools;
  const dispute = await payments.disputes.read(id);
  const { customerId } = dispute.behind;
  // One that was won or prevented: its credit comes back.
  if (!dispute.isReal && customerId !== null) await settleCustomer(tools, customerId);
  if (!dispute.isReal || customerId === null) return 'done';
  if (!(await isOurs(tools, dispute))) return 'none of ours';
  if ((await customerBehind(tools, customerId)) === null) return 'unknown';
  const { customers, sessions } = await billing.banForDispute(id, customerId);
  const ended = new Map<string, string>();
  for (const customer of customers) {
    const stored = await billing.subscriptionsOfCustomer(customer);
    const live = await payments.subscriptions.liveOf(customer);
    for (const subscription of new Set([...stored, ...live])) {
      if ((await syncSubscription(tools, subscription)) === 'done')
        ended.set(subscription, customer);
    }
  }
  for (const session of sessions) {
    await payments.expireCheckout(session, String(await billing.askStripe()));
    await billing.endCheckout(session);
  }
  const since = (await billing.readCustomer(customerId))?.bannedSince ?? null;
  if (since !== null) await giveOthersBack(tools, dispute, ended, since);
  await settleCustomer(tools, customerId);
  return 'done';
}
