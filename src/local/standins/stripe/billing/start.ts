import { type Account, nowOf } from '../account.ts';
import { addObject, changeObject } from '../events/emit.ts';
import { makeSubscription, type SubscriptionOrder } from '../objects/subscription.ts';
import type { PaymentIntent, StoredInvoice, StoredSubscription } from '../stored.ts';
import { periodFrom } from './calendar.ts';
import { draft, finalize } from './invoice.ts';
import { fullLine } from './lines.ts';

const DAY_S = 86_400;

/**
 * A new subscription with its first invoice, still unpaid.
 * @param adopted a checkout's existing payment
 */
export function openSubscription(
  account: Account,
  order: SubscriptionOrder,
  adopted?: PaymentIntent,
): { readonly subscription: StoredSubscription; readonly invoice: StoredInvoice } {
  const { customer, trialDays } = order;
  const [price] = order.prices;
  if (price === undefined) throw new Error('a subscription needs a price');
  const start = nowOf(account);
  const isTrial = trialDays !== undefined;
  const period = isTrial
    ? { start, end: start + trialDays * DAY_S }
    : periodFrom(start, price, start);
  const { subscriptions } = account.state.objects;
  const begun = makeSubscription(account, order, period);
  const subscription = addObject(account, subscriptions, 'customer.subscription.created', begun);
  changeObject(account, 'customer.updated', customer, { currency: subscription.currency });
  const lines = subscription.items.data.map((item) =>
    fullLine(subscription, item, period, isTrial),
  );
  const invoice = draft(account, {
    customer,
    subscription,
    lines,
    reason: 'subscription_create',
    period: { start, end: start },
  });
  finalize(account, invoice, adopted);
  return { subscription, invoice };
}
