import { clock } from '#clock';
import type { BillingTools } from '../billingTools.ts';
import { tillNotes } from './tillNotes.ts';

/**
 * Does what is owed to a customer of ours, by the rule of all money: after every refund, dispute and deletion. Not for one that
 * nobody knows: what is none of ours is left alone, and the daily comparison names what is.
 */
export async function settleCustomer(
  { tills, payments }: Pick<BillingTools, 'tills' | 'payments'>,
  customer: string,
): Promise<void> {
  const [known] = await tills.holders([customer]);
  if (known === undefined) return;
  await payments.settleTill(customer, tillNotes(known), clock.now().getTime());
}
