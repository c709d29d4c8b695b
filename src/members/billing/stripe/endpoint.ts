import type Stripe from 'stripe';
import { STRIPE_WEBHOOK } from '../contract/paths.ts';
import { STRIPE_API_VERSION } from './stripe.ts';
import { WEBHOOK_EVENTS } from './webhookEvents.ts';

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
