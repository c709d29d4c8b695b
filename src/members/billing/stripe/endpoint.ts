import type Stripe from 'stripe';
import { STRIPE_WEBHOOK } from '../contract/paths.ts';
import { STRIPE_API_VERSION } from './stripe.ts';

/** Every event that the webhook handles. */
export const WEBHOOK_EVENTS = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'customer.deleted',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** The address where Stripe notifies a site. */
export const endpointUrl = (siteUrl: string): string => new URL(STRIPE_WEBHOOK, siteUrl).href;

/** Why an endpoint would not tell the site everything it needs; nothing if it is correct. */
export function wrongEndpoint(endpoint: Stripe.WebhookEndpoint): readonly string[] {
  const heard: readonly string[] = endpoint.enabled_events;
  const unheard = heard.includes('*')
    ? []
    : WEBHOOK_EVENTS.filter((event) => !heard.includes(event));
  return [
    ...(endpoint.status === 'enabled' ? [] : ['it is disabled']),
    ...(endpoint.api_version === STRIPE_API_VERSION
      ? []
      : [
          `it speaks version ${endpoint.api_version ?? 'of the account'} of Stripe's API, not ${STRIPE_API_VERSION}`,
        ]),
    ...(unheard.length > 0 ? [`it is not told of ${unheard.join(', ')}`] : []),
  ];
}

/** Creates the site's endpoint. Its secret is only in this answer. */
export const createEndpoint = (stripe: Stripe, siteUrl: string): Promise<Stripe.WebhookEndpoint> =>
  stripe.webhookEndpoints.create({
    url: endpointUrl(siteUrl),
    enabled_events: [...WEBHOOK_EVENTS],
    api_version: STRIPE_API_VERSION,
    description: 'Subscriptions of the site',
  });
