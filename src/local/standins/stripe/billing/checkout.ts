import type { Account } from '../account.ts';
import { type CardName, declineOf, kindOf } from '../cards.ts';
import { emit, inOrder } from '../events/emit.ts';
import { makeCustomer } from '../objects/customer.ts';
import { makePaymentIntent } from '../objects/paymentIntent.ts';
import { makePaymentMethod } from '../objects/paymentMethod.ts';
import type { Customer, PaymentIntent, Session } from '../stored.ts';
import { attach, charge } from './charge.ts';
import { openDispute } from './dispute.ts';
import { chargeOf, customerOf } from './find.ts';
import { paymentIntentFor } from './invoice.ts';
import { startSubscription } from './start.ts';

/** Usually created so, which nobody may rely on. */
const FIRST_PAYMENT = [
  'customer.created',
  'payment_method.attached',
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'customer.subscription.created',
  'customer.updated',
  'invoice.created',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_succeeded',
  'invoice_payment.paid',
  'checkout.session.completed',
  'customer.subscription.updated',
];

export interface Payer {
  readonly card: CardName;
  readonly email: string | null;
}

function customerFor(account: Account, session: Session, { email }: Payer): Customer {
  const known = customerOf(account, session.customer);
  if (known !== undefined) return known;
  const customer = makeCustomer(account, { email: session.customer_email ?? email });
  account.state.objects.customers[customer.id] = customer;
  emit(account, 'customer.created', customer);
  return customer;
}

/** The payment of this checkout so far. */
function paymentFor(account: Account, session: Session): PaymentIntent {
  const { objects, orders } = account.state;
  const order = orders[session.id];
  const known = objects.paymentIntents[order?.paymentIntent ?? ''];
  if (known !== undefined) return known;
  const payment = makePaymentIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: 'Subscription creation',
  });
  objects.paymentIntents[payment.id] = payment;
  if (order !== undefined) order.paymentIntent = payment.id;
  emit(account, 'payment_intent.created', payment);
  return payment;
}

/** A card that is declined leaves the checkout open, and nothing begins. */
function decline(account: Account, session: Session, payer: Payer): void {
  const someone = customerOf(account, session.customer) ?? makeCustomer(account);
  const method = makePaymentMethod(account, someone, payer.card);
  account.state.cards[method.id] = { kind: payer.card, used: false };
  charge(account, paymentFor(account, session), { ...method, customer: null });
}

/** Pays an open checkout; whether the card was taken. */
export function payCheckout(account: Account, session: Session, payer: Payer): boolean {
  const { objects, orders } = account.state;
  const order = orders[session.id];
  if (order === undefined || session.status !== 'open') return false;
  // Of a customer that has been deleted meanwhile.
  if (session.customer !== null && customerOf(account, session.customer) === undefined)
    return false;
  const free = order.trialDays !== undefined;
  if (!free && declineOf({ kind: payer.card, used: false }) !== undefined) {
    decline(account, session, payer);
    return false;
  }
  const invoice = inOrder(account, FIRST_PAYMENT, () => {
    const customer = customerFor(account, session, payer);
    const method = makePaymentMethod(account, customer, payer.card);
    attach(account, method, { kind: payer.card, used: free });
    const adopted = free ? undefined : paymentFor(account, session);
    if (adopted !== undefined) adopted.customer = customer.id;
    const started = startSubscription(account, {
      customer,
      method,
      prices: order.items.flatMap(({ price, quantity }) => {
        const found = objects.prices[price];
        return found === undefined ? [] : [{ price: found, quantity }];
      }),
      metadata: order.metadata,
      trialDays: order.trialDays,
      adopted,
    });
    Object.assign(session, {
      status: 'complete',
      payment_status: free ? 'no_payment_required' : 'paid',
      url: null,
      customer: customer.id,
      subscription: started.subscription.id,
      invoice: started.invoice.id,
      collected_information: { business_name: null, individual_name: null, shipping_details: null },
      customer_details: {
        address: method.billing_details.address,
        business_name: null,
        email: customer.email,
        individual_name: null,
        name: customer.name ?? null,
        phone: customer.phone ?? null,
        tax_exempt: 'none',
        tax_ids: [],
      },
    });
    emit(account, 'checkout.session.completed', session);
    return started.invoice;
  });
  const { dispute } = kindOf({ kind: payer.card, used: true });
  const paid = paymentIntentFor(account, invoice)?.latest_charge;
  if (dispute !== undefined && paid) {
    openDispute(account, chargeOf(account, paid), { inquiry: dispute === 'inquiry' });
  }
  return true;
}
