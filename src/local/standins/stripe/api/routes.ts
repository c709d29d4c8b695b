import { CHECKOUT } from './checkout.ts';
import { CUSTOMERS } from './customers.ts';
import { DISPUTES } from './disputes.ts';
import { EVENTS } from './events.ts';
import { INVOICES } from './invoices.ts';
import { PAYMENTS } from './payments.ts';
import { PORTAL } from './portal.ts';
import { PRICES } from './prices.ts';
import { PRODUCTS } from './products.ts';
import { REFUNDS } from './refunds.ts';
import type { Route } from './route.ts';
import { SUBSCRIPTIONS } from './subscriptions.ts';
import { WEBHOOK_ENDPOINTS } from './webhookEndpoints.ts';

const ROUTES: readonly Route[] = [
  ...PRODUCTS,
  ...PRICES,
  ...CUSTOMERS,
  ...CHECKOUT,
  ...SUBSCRIPTIONS,
  ...INVOICES,
  ...PAYMENTS,
  ...REFUNDS,
  ...DISPUTES,
  ...PORTAL,
  ...WEBHOOK_ENDPOINTS,
  ...EVENTS,
];

const MATCHERS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace('{id}', '(?<id>[^/]+)')}$`),
}));

/** The call that a request is, with the id in its address. */
export function findRoute(
  method: string,
  path: string,
): { readonly route: Route; readonly id: string } | undefined {
  for (const { route, pattern } of MATCHERS) {
    const match = route.method === method ? pattern.exec(path) : null;
    if (match !== null) return { route, id: decodeURIComponent(match.groups?.id ?? '') };
  }
  return undefined;
}
