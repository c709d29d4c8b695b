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
import { periodEnd } from './calendar.ts';
import { draft, finalize } from './invoice.ts';
import { fullLine } from './lines.ts';
import { type Paid, payInvoice } from './pay.ts';

const DAY_S = 86_400;

export interface Start {
  readonly customer: Customer;
  readonly method: PaymentMethod | undefined;
  readonly prices: readonly { readonly price: Price; readonly quantity: number }[];
  readonly metadata: Record<string, string>;
  readonly trialDays: number | undefined;
  /** The payment of a checkout that was tried before. */
  readonly adopted?: PaymentIntent | undefined;
}

export interface Started {
  readonly subscription: Subscription;
  readonly invoice: Invoice;
  readonly outcome: Paid;
}

/** A new subscription with its first invoice, which is tried at once. */
export function startSubscription(account: Account, order: Start): Started {
  const start = nowOf(account);
  const trialEnd = order.trialDays === undefined ? null : start + order.trialDays * DAY_S;
  const recurring = order.prices[0]?.price.recurring;
  if (!recurring) throw new Error('a subscription needs a recurring price');
  const period = { start, end: trialEnd ?? periodEnd(start, recurring, start) };
  const subscription = makeSubscription(account, {
    customer: order.customer.id,
    paymentMethod: order.method?.id ?? null,
    prices: order.prices,
    metadata: order.metadata,
    period,
    trialEnd,
  });
  if (trialEnd !== null) subscription.status = 'trialing';
  account.state.objects.subscriptions[subscription.id] = subscription;
  emit(account, 'customer.subscription.created', subscription);
  change(account, 'customer.updated', order.customer, { currency: subscription.currency });
  const lines = subscription.items.data.map((item) =>
    fullLine(subscription, item, item.price, period, trialEnd !== null),
  );
  const invoice = draft(account, {
    customer: order.customer,
    subscription,
    lines,
    reason: 'subscription_create',
    period: { start, end: start },
    finalizesAt: null,
  });
  finalize(account, invoice, order.adopted);
  return { subscription, invoice, outcome: payInvoice(account, invoice) };
}
