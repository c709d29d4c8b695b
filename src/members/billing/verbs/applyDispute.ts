import type { BillingTools } from '../billingTools.ts';
import { customerBehind } from './customerBehind.ts';
import { settleCustomer } from './settleCustomer.ts';
import { type Applied, syncSubscription } from './syncSubscription.ts';

/**
 * A payment that the cardholder's bank has taken back, whatever follows: the number is banned for good, once per dispute; a
 * purchase in progress is closed, and everything the number still pays for is canceled.
 */
export async function applyDispute(tools: BillingTools, id: string): Promise<Applied> {
  const { billing, payments } = tools;
  const { isReal, behind } = await payments.disputes.read(id);
  const { customerId } = behind;
  // One that was won or prevented: its credit comes back.
  if (!isReal && customerId !== null) await settleCustomer(tools, customerId);
  if (!isReal || customerId === null) return 'done';
  if ((await customerBehind(tools, customerId)) === null) return 'unknown';
  const { customers, sessions } = await billing.banForDispute(id, customerId);
  for (const customer of customers) {
    const stored = await billing.subscriptionsOfCustomer(customer);
    const live = await payments.subscriptions.liveOf(customer);
    for (const subscription of new Set([...stored, ...live])) {
      await syncSubscription(tools, subscription);
    }
  }
  for (const session of sessions) {
    await payments.expireCheckout(session, String(await billing.askStripe()));
    await billing.endCheckout(session);
  }
  await settleCustomer(tools, customerId);
  return 'done';
}
