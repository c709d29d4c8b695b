import type { BillingTools } from '../billingTools.ts';
import { syncSubscription } from './syncSubscription.ts';

/** As long as an unpaid invoice is usually thought of: older ones are voided before they can be paid. */
const PAID_MS = 60 * 86_400_000;

/** Runs an action for each id. A failure affects no other id. */
type Each = (ids: Iterable<string>, act: (id: string) => Promise<unknown>) => Promise<number>;

/**
 * Looks again at subscriptions that are over and whose invoices can still be paid, or were paid since: whatever we missed, one
 * is voided and the other goes back. Returns the invoices that can be paid all the same, which only the owner can void.
 * @param over subscriptions to our plans that are over, and when they ended, ms since 1970
 */
export async function settleEndedSubscription(
  tools: BillingTools,
  over: ReadonlyMap<string, number>,
  now: number,
  each: Each,
): Promise<readonly string[]> {
  const { payments } = tools;
  const payable = async () =>
    [...(await payments.payable())].filter(([, subscription]) => over.has(subscription));
  const open = await payable();
  const paid = [...(await payments.paidSince(now - PAID_MS))].filter(
    ([subscription, at]) => at > (over.get(subscription) ?? Number.POSITIVE_INFINITY),
  );
  const again = new Set([...open.map(([, id]) => id), ...paid.map(([id]) => id)]);
  await each(again, (id) => syncSubscription(tools, id));
  return open.length === 0 ? [] : (await payable()).map(([invoice]) => invoice);
}
