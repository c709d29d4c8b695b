import type * as z from 'zod';
import type { Account } from '../account.ts';
import { declineReason } from '../billing/charge.ts';
import { customerOf, itemOf } from '../billing/find.ts';
import { startSubscription } from '../billing/start.ts';
import { invalid, missingResource, notFound } from '../failure.ts';
import type { Price, Subscription } from '../stored.ts';
import { cancelNow } from './cancelNow.ts';
import { declined } from './declined.ts';
import { listRoute, matches } from './list.ts';
import { array, bool, expand, fields, int, metadata, oneOf, text } from './params.ts';
import { type Call, type Route, route } from './route.ts';
import { priceAt, updateParams, updateSubscription } from './updateSubscription.ts';

const foundSubscription = ({ account, id }: Call<unknown>): Subscription => {
  const subscription = account.state.objects.subscriptions[id];
  if (subscription === undefined) throw notFound('subscription', id);
  return subscription;
};

const create = fields({
  ...expand,
  customer: text,
  items: array(fields({ price: text, quantity: int.default(1) })).min(1),
  default_payment_method: text.optional(),
  metadata: metadata.default({}),
  trial_period_days: int.optional(),
  off_session: bool.optional(),
  payment_behavior: oneOf(['allow_incomplete', 'error_if_incomplete']).default('allow_incomplete'),
});

function begin({ account, params }: Call<z.infer<typeof create>>): Subscription {
  const customer = customerOf(account, params.customer);
  if (customer === undefined) throw missingResource('customer', params.customer, 'customer');
  const prices = params.items.map(
    ({ price, quantity }, index): { price: Price; quantity: number } => ({
      price: priceAt(account, price, `items[${index}][price]`),
      quantity,
    }),
  );
  const methodId =
    params.default_payment_method ?? customer.invoice_settings.default_payment_method ?? '';
  const method = account.state.objects.paymentMethods[methodId];
  if (method === undefined && params.trial_period_days === undefined) {
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      'resource_missing',
    );
  }
  if (params.payment_behavior === 'error_if_incomplete' && method !== undefined) {
    const reason = declineReason(account, method);
    if (reason !== undefined) throw declined(reason);
  }
  return startSubscription(account, {
    customer,
    method,
    prices,
    metadata: params.metadata,
    trialDays: params.trial_period_days,
  }).subscription;
}

const STATUSES = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;
const ENDED: readonly string[] = ['canceled', 'incomplete_expired'];

/** Without a status all but the canceled are listed. */
function hasStatus(
  { status }: Subscription,
  wanted: (typeof STATUSES)[number] | undefined,
): boolean {
  if (wanted === undefined) return status !== 'canceled';
  if (wanted === 'all') return true;
  return wanted === 'ended' ? ENDED.includes(status) : status === wanted;
}

export const SUBSCRIPTIONS: readonly Route[] = [
  route('POST', '/v1/subscriptions', create, begin),
  route('GET', '/v1/subscriptions/{id}', fields(expand), foundSubscription),
  route('POST', '/v1/subscriptions/{id}', updateParams, (call) =>
    updateSubscription(call, foundSubscription(call)),
  ),
  route(
    'DELETE',
    '/v1/subscriptions/{id}',
    fields({
      ...expand,
      invoice_now: bool.default(false),
      prorate: bool.default(false),
      cancellation_details: fields({
        comment: text.optional(),
        feedback: text.optional(),
      }).optional(),
    }),
    (call) => cancelNow(call.account, foundSubscription(call), call.params),
  ),
  listRoute(
    '/v1/subscriptions',
    ({ state }: Account) => Object.values(state.objects.subscriptions),
    { customer: text.optional(), price: text.optional(), status: oneOf(STATUSES).optional() },
    (subscription, wanted) =>
      matches(subscription.customer, wanted.customer) &&
      matches(itemOf(subscription).price.id, wanted.price) &&
      hasStatus(subscription, wanted.status),
  ),
];
