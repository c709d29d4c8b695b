import { CATALOG } from './catalog.ts';
import { CHECKOUT } from './checkout.ts';
import { CUSTOMERS } from './customers.ts';
import { INVOICE_ITEMS } from './invoiceItems.ts';
import { INVOICES } from './invoices.ts';
import { PORTAL } from './portal.ts';
import { PREVIEW } from './preview.ts';
import { READS } from './reads.ts';
import { REFUND } from './refunds.ts';
import type { Route } from './route.ts';
import { SUBSCRIPTIONS } from './subscriptions.ts';
import { WEBHOOK_ENDPOINTS } from './webhookEndpoints.ts';

/** All calls made by our code, its tests, or by hand; any other call is unknown here. */
const ROUTES: readonly Route[] = [
  ...READS,
  ...CATALOG,
  ...CUSTOMERS,
  ...CHECKOUT,
  ...SUBSCRIPTIONS,
  PREVIEW,
  ...INVOICES,
  ...INVOICE_ITEMS,
  REFUND,
  PORTAL,
  ...WEBHOOK_ENDPOINTS,
];

const MATCHERS = ROUTES.map((route) => ({
  route,
  pattern: new RegExp(`^${route.path.replace('{id}', '(?<id>[^/]+)')}$`),
}));

/** The call for a request, with the id from its address. */
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
