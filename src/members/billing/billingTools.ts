import type { Billing } from './store/billing.ts';
import type { Tills } from './store/tills.ts';
import type { Payments } from './stripe/payments.ts';

/** What billing tasks need. */
export interface BillingTools {
  readonly billing: Billing;
  readonly payments: Payments;
  readonly tills: Tills;
}
