import { type Account, nowOf } from '../account.ts';
import { change, emit } from '../events/emit.ts';
import { makeSubscription } from '../objects/subscription.ts';
import type {
  Customer,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Subscription,
} from '../stored.ts';
import { periodFrom } from './calendar.ts';
import { fullLine } from './lines.ts';
import { billNow } from './pay.ts';

const DAY_S = 86_400;

export interface Start {
  readonly customer: Customer;
  readonly method: PaymentMethod | undefined;
  readonly prices: readonly Price[];
  readonly metadata: Record<string, string>;
  readonly trialDays?: number | undefined;
  /** The payment of a checkout that was tried before. */
  readonly adopted?: PaymentIntent;
}

export interface Started {
  readonly subscription: Subscription;
  readonly invoice: Invoice;
}

/** A new subscription with its first invoice, which is tried at once. */
export function startSubscription(account: Account, order: Start): Started {
  const { customer, trialDays } = order;
  const [price] = order.prices;
  if (price === undefined) throw new Error('a subscription needs a price');
  const start = nowOf(account);
  const isTrial = trialDays !== undefined;
  const period = isTrial
    ? { start, end: start + trialDays * DAY_S }
    : periodFrom(start, price, start);
  const subscription = makeSubscription(account, {
    customer: customer.id,
    paymentMethod: order.method?.id ?? null,
    prices: order.prices,
    metadata: order.metadata,
    period,
    isTrial,
  });
  account.state.objects.subscriptions[subscription.id] = subscription;
  emit(account, 'customer.subscription.created', subscription);
  change(account, 'customer.updated', customer, { currency: subscription.currency });
  const lines = subscription.items.data.map((item) =>
    fullLine(subscription, item, item.price, period, isTrial),
  );
  const reason = 'subscription_create';
  const bill = { customer, subscription, lines, reason, period: { start, end: start } } as const;
  return { subscription, invoice: billNow(account, bill, order.adopted) };
}
