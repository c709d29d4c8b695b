import type { BillingTools } from '../billingTools.ts';
import { accessUntil } from '../rules/standing.ts';
import type { Customer, SubscriptionRow } from '../store/billing.ts';
import type { PaidSubscription } from '../stripe/subscriptions.ts';
import { customerBehind } from './customerBehind.ts';

/** `unknown`: we do not know yet whose it is. */
export type Applied = 'done' | 'unknown';

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

/** Copies it as Stripe has it now; undefined where nobody knows whose it is. */
async function copy(tools: BillingTools, id: string): Promise<Copied | undefined> {
  const { billing, payments } = tools;
  // Before all that is read: what was read earlier never overwrites what was read later.
  const question = await billing.askStripe();
  const current = await payments.subscriptions.read(id);
  const customer = await customerBehind(tools, current.customerId, current.memberId);
  if (customer === null) return undefined;
  await billing.writeSubscription(question, subscriptionRow(current, customer.banned));
  return { question, current, customer };
}

/** Whether it was bought while its number was shut out, as by a payment page that stayed open. */
const isBoughtShutOut = (
  { createdAt }: PaidSubscription,
  { shutOutSince }: Pick<Customer, 'shutOutSince'>,
): boolean => shutOutSince !== null && createdAt > shutOutSince;

/**
 * Ends a subscription that should not have been sold, and gives back all that was paid for it. True if it was still
 * running.
 */
async function undo(
  { payments: { subscriptions, giveBack } }: BillingTools,
  { id, givingBack, facts }: PaidSubscription,
): Promise<boolean> {
  // Before all else: whatever fails in between, and whenever the break is over, the next look makes up for it.
  if (givingBack === null) await subscriptions.noteGivingBack(id, 'due');
  const ends = facts.endedAt === null;
  if (ends) await subscriptions.cancelNow(id);
  await giveBack(id);
  if (givingBack !== 'done') await subscriptions.noteGivingBack(id, 'done');
  return ends;
}

/** Nobody pays for what they cannot use. Answers whether something was changed at Stripe. */
async function stopPaying(
  tools: BillingTools,
  { question, current, customer }: Copied,
): Promise<boolean> {
  const { subscriptions } = tools.payments;
  const { id, facts, givingBack } = current;
  const isOff = givingBack !== null || isBoughtShutOut(current, customer);
  if (isOff && !customer.banned) return undo(tools, current);
  const ends = facts.endedAt === null && (customer.banned || customer.memberId === null);
  if (ends) await subscriptions.cancelNow(id);
  if (ends || facts.endedAt !== null) return ends;
  if (!facts.refunded || facts.cancelsAt !== null) return false;
  await subscriptions.endWithPeriod(id, String(question));
  return true;
}

/**
 * Brings our copy of a subscription up to what Stripe has now, and Stripe to what we know: that of a banned number, a
 * deleted account or one bought while shut out ends at once, the latter with its payment given back; one whose last payment was
 * given back ends with its period. It may be called at any time, as often as one likes, at once with itself.
 */
export async function syncSubscription(tools: BillingTools, id: string): Promise<Applied> {
  const copied = await copy(tools, id);
  if (copied === undefined) return 'unknown';
  if (await stopPaying(tools, copied)) await copy(tools, id);
  return 'done';
}
