import type { BillingTools } from '../billingTools.ts';
import { accessUntil } from '../rules/standing.ts';
import { mayBePaidInBreak, nobodysSince, type Unsold, whyUnsold } from '../rules/unsold.ts';
import type { Customer, SubscriptionRow } from '../store/billing.ts';
import type { PaidSubscription } from '../stripe/subscriptions.ts';
import { customerBehind } from './customerBehind.ts';
import { holdForBreak } from './holdForBreak.ts';

/** `unknown`: its member is not known yet. `none of ours`: for another product of the owner's, which is left alone. */
export type Applied = 'done' | 'unknown' | 'none of ours';

/** The copy of a subscription that we keep. */
export function subscriptionRow(
  { id, customerId, createdAt, facts }: PaidSubscription,
  banned: boolean,
): SubscriptionRow {
  const { unpaidSince: _, refunded: __, ...kept } = facts;
  return { id, customerId, createdAt, ...kept, accessUntil: accessUntil(facts, banned) };
}

interface Copied {
  readonly question: number;
  readonly current: PaidSubscription;
  readonly customer: Customer;
}

/** Copies its current state. Of another product only what was of our plans before, and then without access. */
async function copy(tools: BillingTools, id: string): Promise<Copied | Exclude<Applied, 'done'>> {
  const { billing, payments } = tools;
  // Drawn before everything is read: data read earlier never overwrite data read later.
  const question = await billing.askStripe();
  const current = await payments.subscriptions.read(id);
  if (current.facts.tier === null) {
    const before = await billing.storedSubscriptions([id]);
    if (before.length > 0)
      await billing.writeSubscription(question, subscriptionRow(current, true));
    return 'none of ours';
  }
  const customer = await customerBehind(tools, current.customerId, current.memberId);
  if (customer === null) return 'unknown';
  await billing.writeSubscription(
    question,
    subscriptionRow(current, customer.bannedSince !== null),
  );
  return { question, current, customer };
}

/** Why it must never have been sold: compared with what held when it was made and paid, however late we hear of it. */
async function unsold(
  { payments }: BillingTools,
  { id, createdAt }: PaidSubscription,
  customer: Customer,
): Promise<Unsold | null> {
  const found = whyUnsold([createdAt], customer);
  if (found !== null || !mayBePaidInBreak(createdAt, customer.breaks)) return found;
  const paidAt = await payments.firstPaidAt(id);
  return paidAt === null ? null : whyUnsold([createdAt, paidAt], customer);
}

/** Ends a subscription that should not have been sold, and refunds all payments. True if it was still running. */
async function undo(
  { payments: { subscriptions, giveBack } }: BillingTools,
  { id, givingBack, facts }: PaidSubscription,
  why: Unsold,
): Promise<boolean> {
  // First of all: whatever fails in between, and whenever the break or ban ends, the next check completes it.
  if (givingBack === null) await subscriptions.noteGivingBack(id, 'due');
  const ends = facts.endedAt === null;
  if (ends) await subscriptions.endNow(id);
  else await subscriptions.settleOver(id, { endedAt: facts.endedAt, nobodysSince: null });
  await giveBack(id, why);
  if (givingBack !== 'done') await subscriptions.noteGivingBack(id, 'done');
  return ends;
}

/** The owner banned by hand, so a person knows why: what was paid before and not used is theirs to give back, or not. */
async function nameUnused(
  { payments }: BillingTools,
  id: string,
  { bannedFor }: Customer,
): Promise<void> {
  if (bannedFor === null || bannedFor.startsWith('dispute ')) return;
  const cents = await payments.unusedOf(id);
  if (cents > 0)
    console.error(
      `Stripe: a ban by hand has ended ${id}: ${cents} cents of it were not used, and are yours to give back`,
    );
}

/** Ends payments for anything that cannot be used. Returns whether something was changed at Stripe. */
async function stopPaying(
  tools: BillingTools,
  { question, current, customer }: Copied,
): Promise<boolean> {
  const { subscriptions } = tools.payments;
  const { id, facts, givingBack } = current;
  const why = await unsold(tools, current, customer);
  if (why !== null || givingBack !== null) return undo(tools, current, why ?? 'paid by nobody');
  const since = nobodysSince(customer);
  const { endedAt } = facts;
  if (endedAt !== null) {
    await subscriptions.settleOver(id, { endedAt, nobodysSince: since });
    return false;
  }
  if (since !== null) {
    await subscriptions.endNow(id, since);
    await nameUnused(tools, id, customer);
    return true;
  }
  if (!facts.refunded || facts.cancelsAt !== null) return false;
  await subscriptions.endWithPeriod(id, String(question));
  return true;
}

/**
 * Updates our copy of a subscription to Stripe's state, and Stripe to ours. The subscription of a banned number, of a deleted
 * account or one bought while shut out ends at once; what was paid when nobody could use it goes back; of what is over nothing
 * can be paid any more. One whose last payment was refunded ends with its period. May be called at any time, as often as needed,
 * and concurrently.
 */
export async function syncSubscription(tools: BillingTools, id: string): Promise<Applied> {
  const copied = await copy(tools, id);
  if (typeof copied === 'string') return copied;
  const changed = (await stopPaying(tools, copied)) || (await holdForBreak(tools, copied.current));
  if (changed) await copy(tools, id);
  return 'done';
}
