import type Stripe from 'stripe';
import type { Billing } from './store/billing.ts';
import type { Checkouts } from './store/checkouts.ts';
import type { Catalog } from './stripe/catalog.ts';

/** What buying and managing a subscription works with. */
export interface MemberTools {
  readonly stripe: Stripe;
  readonly catalog: () => Promise<Catalog>;
  readonly billing: Billing;
  readonly checkouts: Checkouts;
  /** Asks Stripe for a subscription and writes down what it says. */
  readonly sync: (subscriptionId: string) => Promise<unknown>;
  /** Where the site is, as configured: never what a request says. */
  readonly siteUrl: string;
}
