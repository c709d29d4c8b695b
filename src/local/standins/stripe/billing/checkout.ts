import type { Account } from '../account.ts';
import { type CardName, declineOf, kindOf } from '../cards.ts';
import { emit, inOrder } from '../events/emit.ts';
import { makeCustomer } from '../objects/customer.ts';
import { makePaymentIntent } from '../objects/paymentIntent.ts';
import { makePaymentMethod } from '../objects/paymentMethod.ts';
import type { Order } from '../state.ts';
import type { Customer, Invoice, PaymentIntent, PaymentMethod, Session } from '../stored.ts';
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

function customerFor(account: Account, session: Session): Customer {
  const known = customerOf(account, session.customer);
  if (known !== undefined) return known;
  const customer = makeCustomer(account);
  account.state.objects.customers[customer.id] = customer;
  emit(account, 'customer.created', customer);
  return customer;
}

/** The payment of this checkout so far. */
function paymentFor(account: Account, session: Session, order: Order): PaymentIntent {
  const { paymentIntents } = account.state.objects;
  const known = paymentIntents[order.paymentIntent ?? ''];
  if (known !== undefined) return known;
  const payment = makePaymentIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'usd',
    customer: session.customer,
    description: 'Subscription creation',
  });
  paymentIntents[payment.id] = payment;
  order.paymentIntent = payment.id;
  emit(account, 'payment_intent.created', payment);
  return payment;
}

/** A card that is declined leaves the checkout open, and nothing begins. */
function decline(account: Account, session: Session, order: Order, card: CardName): void {
  const someone = customerOf(account, session.customer) ?? makeCustomer(account);
  const method = makePaymentMethod(account, someone, card);
  account.state.cards[method.id] = { kind: card, used: false };
  charge(account, paymentFor(account, session, order), { ...method, customer: null });
}

const customerDetails = (
  customer: Customer,
  { billing_details }: PaymentMethod,
): Session['customer_details'] => ({
  address: billing_details.address,
  business_name: null,
  email: customer.email,
  individual_name: null,
  name: customer.name ?? null,
  phone: customer.phone ?? null,
  tax_exempt: 'none',
  tax_ids: [],
});

function begin(account: Account, session: Session, order: Order, card: CardName): Invoice {
  const { prices } = account.state.objects;
  const customer = customerFor(account, session);
  const method = makePaymentMethod(account, customer, card);
  attach(account, method, { kind: card, used: false });
  const adopted = paymentFor(account, session, order);
  adopted.customer = customer.id;
  const { subscription, invoice } = startSubscription(account, {
    customer,
    method,
    prices: order.prices.flatMap((id) => prices[id] ?? []),
    metadata: order.metadata,
    adopted,
  });
  Object.assign(session, {
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer: customer.id,
    subscription: subscription.id,
    invoice: invoice.id,
    collected_information: { business_name: null, individual_name: null, shipping_details: null },
    customer_details: customerDetails(customer, method),
  });
  emit(account, 'checkout.session.completed', session);
  return invoice;
}

/** Pays an open checkout; whether the card was taken. */
export function payCheckout(account: Account, session: Session, card: CardName): boolean {
  const order = account.state.orders[session.id];
  if (order === undefined || session.status !== 'open') return false;
  // Of a customer that has been deleted meanwhile.
  if (session.customer !== null && customerOf(account, session.customer) === undefined)
    return false;
  if (declineOf({ kind: card, used: false }) !== undefined) {
    decline(account, session, order, card);
    return false;
  }
  const invoice = inOrder(account, FIRST_PAYMENT, () => begin(account, session, order, card));
  const { dispute } = kindOf({ kind: card, used: true });
  const paid = paymentIntentFor(account, invoice)?.latest_charge;
  if (dispute !== undefined && paid) {
    openDispute(account, chargeOf(account, paid), dispute === 'inquiry');
  }
  return true;
}
