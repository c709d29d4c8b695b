import type { Account } from '../account.ts';
import { changeObject, emit } from '../events/emit.ts';
import { amountDue } from '../objects/invoice.ts';
import { makePaymentMethod } from '../objects/paymentMethod.ts';
import type { StoredCheckout, StoredSubscription } from '../stored.ts';
import { attach, charge } from './charge.ts';
import { customerFor, paymentFor } from './checkout.ts';
import { storedInvoices, sure } from './find.ts';
import { markPaid, markVoid } from './invoice.ts';
import { afterPayment } from './standing.ts';
import { openSubscription } from './start.ts';

/** How long a first payment may take until its subscription is given up: 23 hours. */
export const INCOMPLETE_S = 23 * 3600;

/** Completes a checkout with a method that takes days, a bank debit: the money is on its way, the subscription incomplete. */
export function payLater(account: Account, session: StoredCheckout): void {
  const order = sure(account.state.orders[session.id], session.id);
  const { prices } = account.state.objects;
  const customer = customerFor(account, session);
  const method = makePaymentMethod(account, customer, 'good');
  attach(account, method, { kind: 'good', used: false });
  const payment = paymentFor(account, session, order);
  Object.assign(payment, {
    amount: amountDue(payment.amount, customer.balance),
    customer: customer.id,
    status: 'processing',
    payment_method: method.id,
  });
  const sold = order.prices.flatMap((id) => prices[id] ?? []);
  const bought = { customer, method, prices: sold, metadata: order.metadata };
  const { subscription, invoice } = openSubscription(account, bought, payment);
  invoice.attempted = true;
  Object.assign(session, {
    status: 'complete',
    payment_status: 'unpaid',
    url: null,
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
  });
  emit(account, 'checkout.session.completed', session);
}

/** The bank says whether it pays. */
export function settleLater(account: Account, session: StoredCheckout, paid: boolean): void {
  const { objects } = account.state;
  const subscription = sure(objects.subscriptions[session.subscription ?? ''], session.id);
  const invoice = sure(objects.invoices[session.invoice ?? ''], session.id);
  const order = sure(account.state.orders[session.id], session.id);
  const payment = paymentFor(account, session, order);
  const methodId = String(payment.payment_method ?? '');
  if (paid) {
    charge(account, payment, sure(objects.paymentMethods[methodId], subscription.id));
    session.payment_status = 'paid';
    // The bank does not know that it is void.
    if (invoice.status !== 'void') {
      invoice.attempt_count = 1;
      markPaid(account, invoice);
      afterPayment(account, invoice);
    }
  } else {
    payment.status = 'requires_payment_method';
    emit(account, 'payment_intent.payment_failed', payment);
    emit(account, 'invoice.payment_failed', invoice);
  }
  const what = paid ? 'succeeded' : 'failed';
  emit(account, `checkout.session.async_payment_${what}`, session);
}

/** A first payment that has not come: the subscription never begins. */
export function expireIncomplete(account: Account, subscription: StoredSubscription): void {
  for (const invoice of storedInvoices(account, subscription.id))
    if (invoice.status === 'open') markVoid(account, invoice);
  changeObject(account, 'customer.subscription.updated', subscription, {
    status: 'incomplete_expired',
  });
}
