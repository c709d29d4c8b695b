import { type Account, nowOf } from '../account.ts';
import { add, change } from '../events/emit.ts';
import { makeSubscription, type SubscriptionOrder } from '../objects/subscription.ts';
import type { Invoice, PaymentIntent, Subscription } from '../stored.ts';
import { periodFrom } from './calendar.ts';
import { fullLine } from './lines.ts';
import { billNow } from './pay.ts';

const DAY_S = 86_400;

export interface Started {
  readonly subscription: Subscription;
  readonly invoice: Invoice;
}

/**
 * A new subscription with its first invoice, which is tried at once.
 * @param adopted the payment of a checkout that was tried before
 */
export function startSubscription(
  account: Account,
  order: SubscriptionOrder,
  adopted?: PaymentIntent,
): Started {
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
  const subscription = add(account, subscriptions, 'customer.subscription.created', begun);
  change(account, 'customer.updated', customer, { currency: subscription.currency });
  const lines = subscription.items.data.map((item) =>
    fullLine(subscription, item, period, isTrial),
  );
  const reason = 'subscription_create';
  const bill = { customer, subscription, lines, reason, period: { start, end: start } } as const;
  return { subscription, invoice: billNow(account, bill, adopted) };
}
