import type { BillingTools } from '../billingTools.ts';
import { accessUntil } from '../rules/standing.ts';
import type { Customer, SubscriptionRow } from '../store/billing.ts';
import type { PaidSubscription } from '../stripe/subscriptions.ts';
import { customerBehind } from './customerBehind.ts';
import { holdForBreak } from './holdForBreak.ts';

/** `unknown`: its member is not known yet. */
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

/** Copies its current state; undefined if its member is unknown. */
async function copy(tools: BillingTools, id: string): Promise<Copied | undefined> {
  const { billing, payments } = tools;
  // Drawn before everything is read: data read earlier never overwrite data read later.
  const question = await billing.askStripe();
  const current = await payments.subscriptions.read(id);
  const customer = await customerBehind(tools, current.customerId, current.memberId);
  if (customer === null) return undefined;
  await billing.writeSubscription(question, subscriptionRow(current, customer.banned));
  return { question, current, customer };
}

/** Whether it was bought while its number was shut out, for example on a payment page that stayed open. */
const isBoughtShutOut = (
  { createdAt }: PaidSubscription,
  { shutOutSince }: Pick<Customer, 'shutOutSince'>,
): boolean => shutOutSince !== null && createdAt > shutOutSince;

/** Ends a subscription that should not have been sold, and refunds all payments. True if it was still running. */
async function undo(
  { payments: { subscriptions, giveBack } }: BillingTools,
  { id, givingBack, facts }: PaidSubscription,
): Promise<boolean> {
  // First of all: whatever fails in between, and whenever the break ends, the next check completes it.
  if (givingBack === null) await subscriptions.noteGivingBack(id, 'due');
  const ends = facts.endedAt === null;
  if (ends) await subscriptions.cancelNow(id);
  await giveBack(id);
  if (givingBack !== 'done') await subscriptions.noteGivingBack(id, 'done');
  return ends;
}

/** Ends payments for anything that cannot be used. Returns whether something was changed at Stripe. */
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
 * Updates our copy of a subscription to Stripe's state, and Stripe to ours. The subscription of a banned number, of a deleted
 * account or one bought while shut out ends at once, the last with a refund; one whose last payment was refunded ends with its
 * period. May be called at any time, as often as needed, and concurrently.
 */
export async function syncSubscription(tools: BillingTools, id: string): Promise<Applied> {
  const copied = await copy(tools, id);
  if (copied === undefined) return 'unknown';
  const changed = (await stopPaying(tools, copied)) || (await holdForBreak(tools, copied.current));
  if (changed) await copy(tools, id);
  return 'done';
}
