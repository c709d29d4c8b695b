import { z } from 'zod';
import { declineReason } from '../billing/charge.ts';
import { payInvoice } from '../billing/pay.ts';
import { endSubscription } from '../billing/standing.ts';
import { openSubscription } from '../billing/start.ts';
import { invalidRequest, stripeNotFound } from '../failure.ts';
import type { StoredSubscription } from '../stored.ts';
import { activePrice, atPath, customerAt } from './lookup.ts';
import { fields, int, metadata, textParam } from './params.ts';
import { type ParamsOf, type Route, route, type StripeCall } from './route.ts';
import { updateParams, updateSubscription } from './updateSubscription.ts';

const create = {
  customer: textParam,
  items: z.array(fields({ price: textParam, quantity: int.optional() })).min(1),
  default_payment_method: textParam.optional(),
  metadata,
  trial_period_days: int.optional(),
};

function begin({
  account,
  objects,
  params,
}: StripeCall<ParamsOf<typeof create>>): StoredSubscription {
  const customer = customerAt(account, params.customer);
  const prices = params.items.map(({ price }, index) =>
    activePrice(account, price, `items[${index}][price]`),
  );
  const methodId =
    params.default_payment_method ?? customer.invoice_settings.default_payment_method;
  const method = objects.paymentMethods[methodId ?? ''];
  if (method === undefined && params.trial_period_days === undefined) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method.',
      'resource_missing',
    );
  }
  if (method !== undefined && declineReason(account, method) !== undefined) {
    throw invalidRequest(
      'This card would be declined, and what is incomplete is not built in here',
    );
  }
  const { metadata, trial_period_days: trialDays } = params;
  const quantities = params.items.map(({ quantity = 1 }) => quantity);
  const order = { customer, method, prices, quantities, metadata, trialDays };
  const { subscription, invoice } = openSubscription(account, order);
  payInvoice(account, invoice);
  return subscription;
}

const found = ({ objects, id }: StripeCall<unknown>): StoredSubscription =>
  atPath(objects.subscriptions, 'subscription', id);

export const SUBSCRIPTIONS: readonly Route[] = [
  route('POST', '/v1/subscriptions', create, begin),
  route('POST', '/v1/subscriptions/{id}', updateParams, (call) =>
    updateSubscription(call, found(call)),
  ),
  route('DELETE', '/v1/subscriptions/{id}', {}, (call) => {
    const subscription = found(call);
    if (subscription.ended_at !== null) throw stripeNotFound('subscription', call.id);
    endSubscription(call.account, subscription, 'cancellation_requested');
    return subscription;
  }),
];
