import type Stripe from 'stripe';
import { type CurrentSubscription, currentSubscription } from '../contract/current.ts';
import type { MemberTools } from '../memberTools.ts';
import { planItems } from '../stripe/facts.ts';
import { cardOf } from './cardOf.ts';
import { memberInvoices } from './invoices.ts';
import { type MoneyBackTools, offeredMoneyBack } from './moneyBack.ts';
import { nextPayment } from './nextPayment.ts';
import { type Owned, ownSubscription } from './ownSubscription.ts';
import { paidCredit } from './settleCredit.ts';
import { shareReading } from './shareReading.ts';

type Shown = NonNullable<CurrentSubscription['subscription']>;
type Invoices = CurrentSubscription['invoices'];

/** Whether the latest payment was refunded in full. */
function isRefunded(invoices: Invoices): boolean {
  const paid = invoices.find(({ status, total }) => status === 'paid' && total > 0);
  return paid !== undefined && paid.refunded >= paid.total;
}

function standingOf({ row }: Owned, invoices: Invoices, now: Date): Shown['standing'] {
  if (row.accessUntil > now.getTime()) {
    if (row.status === 'past_due') return 'past_due';
    return row.cancelsAt === null ? 'active' : 'ending';
  }
  if (isRefunded(invoices)) return 'refunded';
  return row.status === 'past_due' || row.status === 'unpaid' ? 'unpaid' : 'ended';
}

/** The card for the next payment. */
async function shownCard(
  stripe: Stripe,
  subscription: Stripe.Subscription,
): Promise<Shown['card']> {
  const card = await cardOf(stripe, subscription);
  if (!card) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year };
}

/** Cents a period for our plans, before discounts and without add-ons. */
const priceOf = (subscription: Stripe.Subscription, product: string): number =>
  planItems(subscription, product).reduce(
    (sum, { price, quantity }) => sum + (price.unit_amount ?? 0) * (quantity ?? 1),
    0,
  );

const toIso = (ms: number): string => new Date(ms).toISOString();

function nextAttempt({ status, latest_invoice: invoice }: Stripe.Subscription): string | null {
  if (status !== 'past_due' || invoice === null || typeof invoice === 'string') return null;
  return invoice.next_payment_attempt === null ? null : toIso(invoice.next_payment_attempt * 1000);
}

/** Until when a break holds what is collected, if it does. */
function pauseOf({ pause_collection: paused }: Stripe.Subscription, now: Date) {
  const until = paused?.resumes_at ?? 0;
  return until * 1000 > now.getTime() ? { pausedUntil: toIso(until * 1000) } : {};
}

type Told = Pick<MoneyBackTools, 'moneyBacks' | 'renewals'>;

const NONE: CurrentSubscription = {
  subscription: null,
  invoices: [],
  moneyBack: null,
  credit: 0,
  notices: [],
};

/** All that Stripe says of a customer: six calls and more. */
async function readAtStripe(
  tools: MemberTools,
  { moneyBacks, renewals }: Told,
  { memberId, customer, now }: { memberId: string; customer: string; now: Date },
): Promise<CurrentSubscription> {
  // First: looking at a subscription that is over voids what is open.
  const owned = await ownSubscription(tools, customer, memberId);
  const [invoices, notices, credit] = await Promise.all([
    memberInvoices(tools.stripe, customer, await tools.billing.readSubscriptions(memberId)),
    renewals.noticesOf(memberId),
    paidCredit(tools, customer),
  ]);
  if (!owned || owned.row.tier === null) {
    const copies = await tools.billing.readSubscriptions(memberId);
    const isWaiting = copies.some(({ status, tier }) => status === 'incomplete' && tier !== null);
    return { ...NONE, invoices, credit, notices, ...(isWaiting && { waiting: true }) };
  }
  const { row, subscription } = owned;
  const standing = standingOf(owned, invoices, now);
  const renews = standing === 'active' || standing === 'ending';
  return {
    subscription: {
      standing,
      tier: owned.row.tier,
      price: priceOf(subscription, await tools.product()),
      periodEnd: toIso(row.periodEnd),
      accessUntil: toIso(row.accessUntil),
      next: renews ? await nextPayment(tools.stripe, subscription) : null,
      ...pauseOf(subscription, now),
      nextAttempt: nextAttempt(subscription),
      card: await shownCard(tools.stripe, subscription),
    },
    invoices,
    moneyBack: await offeredMoneyBack(tools, moneyBacks, memberId, owned.row.id, now),
    credit,
    notices,
  };
}

/**
 * A member's subscription and invoices in their current state at Stripe; our copy is updated on the way. Read once for all who ask at
 * the same time.
 */
export async function readCurrent(
  tools: MemberTools,
  told: Told,
  memberId: string,
  now: Date,
): Promise<CurrentSubscription> {
  const customer = await tools.checkouts.customerOf(memberId);
  if (customer === null) return NONE;
  return shareReading(tools.readings, {
    member: memberId,
    answer: currentSubscription.answer,
    read: () => readAtStripe(tools, told, { memberId, customer, now }),
  });
}
