import type { Payments } from '#server/payments/payments.ts';
import type { Billing } from '#server/store/billing.ts';

/** What the tasks of billing work with. */
export interface BillingTools {
  readonly billing: Billing;
  readonly payments: Payments;
}
