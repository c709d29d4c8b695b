import type { BillingTools } from '#members/billing/billingTools.ts';
import { syncSubscription } from '#members/billing/verbs/syncSubscription.ts';
import { PlainError } from '../plainError.ts';

/**
 * Links a customer of Stripe's that nobody is known for to the member with its number, and copies what it pays for. Only the
 * owner starts it, after a restore: whoever has a number now need not be who paid.
 */
export async function linkCustomer(tools: BillingTools, customer: string): Promise<string> {
  const { billing, payments } = tools;
  if ((await billing.readCustomer(customer)) !== null) return `${customer} is linked already.`;
  const { phone } = await payments.marksOf(customer);
  const member = phone === null ? null : await billing.memberToLink(phone);
  if (member === null) {
    throw new PlainError(`No member without a customer has the number of ${customer}.`);
  }
  if ((await billing.linkCustomer(customer, member.id)) === null) {
    throw new PlainError(`${customer} could not be linked.`);
  }
  for (const id of await payments.subscriptions.liveOf(customer)) {
    await syncSubscription(tools, id);
  }
  const since = new Date(member.createdAt).toISOString().slice(0, 10);
  return `${customer} is linked to the member with its number, who has been one since ${since}.`;
}
