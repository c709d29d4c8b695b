import { randomBytes } from 'node:crypto';
import { clock } from '#clock';
import { type Form, formOf, listOf, textOf } from './form.ts';

export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
export const nowS = (): number => Math.floor(clock.now().getTime() / 1000);

const MONTH_S = 30 * 86_400;

export interface Customer {
  readonly id: string;
  readonly [field: string]: unknown;
}

export const makeCustomer = (form: Form): Customer => ({
  id: newId('cus'),
  object: 'customer',
  created: nowS(),
  email: textOf(form.email),
  phone: textOf(form.phone),
  name: textOf(form.name),
  metadata: formOf(form.metadata),
  livemode: false,
});

export interface CheckoutSession {
  readonly id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  customer: string | null;
  subscription: string | null;
  readonly success_url: string;
  readonly cancel_url: string | null;
  readonly [field: string]: unknown;
}

/** What a session was asked with and its API object does not show. */
export interface CheckoutOrder {
  readonly session: CheckoutSession;
  readonly items: readonly { readonly price: string; readonly quantity: number }[];
  readonly metadata: Form;
}

export function makeOrder(form: Form, baseUrl: string): CheckoutOrder {
  const id = newId('cs_test');
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    url: `${baseUrl}/pay/${id}`,
    customer: textOf(form.customer),
    customer_email: textOf(form.customer_email),
    client_reference_id: textOf(form.client_reference_id),
    metadata: formOf(form.metadata),
    success_url: textOf(form.success_url) ?? baseUrl,
    cancel_url: textOf(form.cancel_url),
    subscription: null,
    currency: 'usd',
    created: nowS(),
    expires_at: nowS() + 86_400,
    livemode: false,
  };
  const items = listOf(form.line_items).map((item) => ({
    price: textOf(item.price) ?? '',
    quantity: Number(textOf(item.quantity) ?? 1),
  }));
  return { session, items, metadata: formOf(formOf(form.subscription_data).metadata) };
}

export interface Subscription {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** The billing period stands on the items, as in Stripe's current API. */
export function makeSubscription({ session, items, metadata }: CheckoutOrder): Subscription {
  const id = newId('sub');
  const start = nowS();
  const data = items.map(({ price, quantity }) => ({
    id: newId('si'),
    object: 'subscription_item',
    subscription: id,
    quantity,
    price: { id: price, object: 'price', active: true, currency: 'usd', type: 'recurring' },
    current_period_start: start,
    current_period_end: start + MONTH_S,
    metadata: {},
  }));
  return {
    id,
    object: 'subscription',
    status: 'active',
    customer: session.customer,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    created: start,
    start_date: start,
    currency: 'usd',
    livemode: false,
    metadata,
    collection_method: 'charge_automatically',
    items: {
      object: 'list',
      has_more: false,
      data,
      url: `/v1/subscription_items?subscription=${id}`,
    },
  };
}
