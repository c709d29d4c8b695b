import type { Billing } from './store/billing.ts';
import type { Payments } from './stripe/payments.ts';

/** What the tasks of billing work with. */
export interface BillingTools {
  readonly billing: Billing;
  readonly payments: Payments;
}
