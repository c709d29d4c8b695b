import { z } from 'zod';
import { subscriptionIdOf } from '../billing/find.ts';
import { hasFields, listRoute } from './list.ts';
import { retrieveRoute } from './lookup.ts';
import { bool, fields, oneOfWords, textParam } from './params.ts';
import type { Route } from './route.ts';

/** All reading calls: one object by its id, or a list with its filters. */
export const READS: readonly Route[] = [
  retrieveRoute('/v1/products', 'product', ({ products }) => products),
  retrieveRoute('/v1/prices', 'price', ({ prices }) => prices),
  retrieveRoute('/v1/customers', 'customer', ({ customers }) => customers),
  retrieveRoute('/v1/checkout/sessions', 'checkout.session', ({ sessions }) => sessions),
  retrieveRoute('/v1/subscriptions', 'subscription', ({ subscriptions }) => subscriptions),
  retrieveRoute('/v1/charges', 'charge', ({ charges }) => charges),
  retrieveRoute('/v1/payment_intents', 'payment_intent', ({ paymentIntents }) => paymentIntents),
  retrieveRoute('/v1/invoices', 'invoice', ({ invoices }) => invoices),
  retrieveRoute('/v1/disputes', 'dispute', ({ disputes }) => disputes),

  listRoute(
    '/v1/prices',
    ({ prices }) => prices,
    { lookup_keys: z.array(textParam).optional() },
    (price, wanted) => wanted.lookup_keys?.includes(price.lookup_key ?? '') ?? true,
  ),
  listRoute('/v1/customers', ({ customers }) => customers, { email: textParam.optional() }),
  // Without a status, the list has all except canceled ones.
  listRoute(
    '/v1/subscriptions',
    ({ subscriptions }) => subscriptions,
    { customer: textParam.optional(), status: oneOfWords(['all']).optional() },
    (subscription, { customer, status }) =>
      hasFields(subscription, { customer }) &&
      (status === 'all' || subscription.status !== 'canceled'),
  ),
  listRoute(
    '/v1/invoices',
    ({ invoices }) => invoices,
    {
      customer: textParam.optional(),
      subscription: textParam.optional(),
      status: oneOfWords(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
    },
    (invoice, { subscription, ...wanted }) =>
      hasFields(invoice, wanted) &&
      (subscription === undefined || subscriptionIdOf(invoice) === subscription),
  ),
  listRoute('/v1/charges', ({ charges }) => charges, { customer: textParam.optional() }),
  listRoute('/v1/payment_intents', ({ paymentIntents }) => paymentIntents, {
    customer: textParam.optional(),
  }),
  listRoute(
    '/v1/invoice_payments',
    ({ invoicePayments }) => invoicePayments,
    {
      payment: fields({
        type: oneOfWords(['payment_intent']),
        payment_intent: textParam,
      }).optional(),
    },
    ({ payment }, wanted) => hasFields(payment, wanted.payment ?? {}),
  ),
  retrieveRoute('/v1/refunds', 'refund', ({ refunds }) => refunds),
  listRoute('/v1/refunds', ({ refunds }) => refunds, {
    charge: textParam.optional(),
    payment_intent: textParam.optional(),
  }),
  listRoute('/v1/disputes', ({ disputes }) => disputes, {
    charge: textParam.optional(),
    payment_intent: textParam.optional(),
  }),
  listRoute('/v1/billing_portal/configurations', ({ portalConfigurations: all }) => all, {
    active: bool.optional(),
  }),
  listRoute('/v1/webhook_endpoints', ({ webhookEndpoints }) => webhookEndpoints, {}),
];
