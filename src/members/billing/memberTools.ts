import type Stripe from 'stripe';
import type { Billing } from './store/billing.ts';
import type { Checkouts } from './store/checkouts.ts';
import type { Readings } from './store/readings.ts';
import type { Catalog } from './stripe/catalog.ts';

/** What buying and managing a subscription needs. */
export interface MemberTools {
  readonly stripe: Stripe;
  readonly catalog: () => Promise<Catalog>;
  /** The product of our plans, whatever of it is sold now. */
  readonly product: () => Promise<string>;
  readonly billing: Billing;
  readonly checkouts: Checkouts;
  readonly readings: Readings;
  /** Reads a subscription from Stripe and stores its state. */
  readonly sync: (subscriptionId: string) => Promise<unknown>;
  /** The site's address, as configured: never from a request. */
  readonly siteUrl: string;
}
