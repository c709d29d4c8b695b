import type { BillingTools } from '../billingTools.ts';
import type { Customer } from '../store/billing.ts';

/**
 * The member of a Stripe customer. An unknown one, for example after restoring a backup, is recognized by our notes at Stripe
 * alone, never by a number: anybody may type one at another product of the account. Null if unknown.
 */
export async function customerBehind(
  { billing, payments }: BillingTools,
  customer: string,
  memberId: string | null = null,
): Promise<Customer | null> {
  const known = await billing.readCustomer(customer);
  if (known !== null) return known;
  const noted = (await payments.marksOf(customer)).memberId ?? memberId;
  return noted === null ? null : billing.linkCustomer(customer, noted);
}
