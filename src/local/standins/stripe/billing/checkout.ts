import type { Account } from '../account.ts';
import { type CardName, cardKind, declineOf } from '../cards.ts';
import { addObject, emit } from '../events/emit.ts';
import { makeCustomer } from '../objects/customer.ts';
import { amountDue } from '../objects/invoice.ts';
import { makePaymentMethod } from '../objects/paymentMethod.ts';
import type { StripeOrder } from '../state.ts';
import type { PaymentIntent, StoredCheckout, StoredCustomer, StoredInvoice } from '../stored.ts';
import { attach, charge, openIntent } from './charge.ts';
import { openDispute } from './dispute.ts';
import { chargeOf, customerOf, paymentIntentOf } from './find.ts';
import { markPaid } from './invoice.ts';
import { afterPayment } from './standing.ts';
import { openSubscription } from './start.ts';

export function customerFor(account: Account, session: StoredCheckout): StoredCustomer {
  const known = customerOf(account, session.customer);
  if (known !== undefined) return known;
  const { customers } = account.state.objects;
  return addObject(account, customers, 'customer.created', makeCustomer(account));
}

/** The payment of this checkout so far. */
export function paymentFor(
  account: Account,
  session: StoredCheckout,
  order: StripeOrder,
): PaymentIntent {
  const known = account.state.objects.paymentIntents[order.paymentIntent ?? ''];
  if (known !== undefined) return known;
  const payment = openIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: 'Subscription creation',
  });
  order.paymentIntent = payment.id;
  return payment;
}

/** A declined card leaves the checkout open, and no subscription begins. */
function decline(
  account: Account,
  session: StoredCheckout,
  order: StripeOrder,
  card: CardName,
): void {
  const someone = customerOf(account, session.customer) ?? makeCustomer(account);
  const method = makePaymentMethod(account, someone, card);
  account.state.cards[method.id] = { kind: card, used: false };
  charge(account, paymentFor(account, session, order), { ...method, customer: null });
}

/** In the usual order of Stripe's events, which is not guaranteed. */
function begin(
  account: Account,
  session: StoredCheckout,
  order: StripeOrder,
  card: CardName,
): StoredInvoice {
  const { prices } = account.state.objects;
  const customer = customerFor(account, session);
  const method = makePaymentMethod(account, customer, card);
  attach(account, method, { kind: card, used: false });
  const payment = paymentFor(account, session, order);
  payment.customer = customer.id;
  // Credit may pay for a part, or for all of it.
  payment.amount = amountDue(payment.amount, customer.balance);
  if (payment.amount > 0) charge(account, payment, method);
  const sold = order.prices.flatMap((id) => prices[id] ?? []);
  const bought = { customer, method, prices: sold, metadata: order.metadata };
  const { subscription, invoice } = openSubscription(account, bought, payment);
  invoice.attempt_count = 1;
  markPaid(account, invoice);
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
  });
  emit(account, 'checkout.session.completed', session);
  afterPayment(account, invoice);
  return invoice;
}

/** Pays an open checkout; returns whether the card was accepted. */
export function payCheckout(account: Account, session: StoredCheckout, card: CardName): boolean {
  const order = account.state.orders[session.id];
  if (order === undefined || session.status !== 'open') return false;
  // The customer has been deleted in the meantime.
  if (session.customer !== null && customerOf(account, session.customer) === undefined)
    return false;
  if (declineOf({ kind: card, used: false }) !== undefined) {
    decline(account, session, order, card);
    return false;
  }
  const invoice = begin(account, session, order, card);
  const { dispute } = cardKind({ kind: card, used: true });
  const paid = paymentIntentOf(account, invoice)?.latest_charge;
  if (dispute !== undefined && paid) {
    openDispute(account, chargeOf(account, paid), dispute === 'inquiry');
  }
  return true;
}
