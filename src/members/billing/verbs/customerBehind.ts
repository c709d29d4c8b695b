import type { BillingTools } from '../billingTools.ts';
import type { Customer } from '../store/billing.ts';

/**
 * The member of a Stripe customer. An unknown one, for example after restoring a backup, is recognized by our notes at Stripe or
 * by the number; null if still unknown.
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
