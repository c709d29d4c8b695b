import type { BillingTools } from '../billingTools.ts';
import type { Customer } from '../store/billing.ts';

/**
 * Whose a customer of Stripe's is. One we do not know, as after a backup was restored, is known again by our notes at
 * Stripe, or by the number; null where it is still nobody's.
 */
export async function customerBehind(
  { billing, payments }: BillingTools,
  customer: string,
  memberId: string | null = null,
): Promise<Customer | null> {
  const known = await billing.readCustomer(customer);
  if (known !== null) return known;
  const marks = await payments.marksOf(customer);
  return billing.linkCustomer(customer, marks.memberId ?? memberId, marks.phone);
}
