import { type Account, nowOf } from '../account.ts';
import { newStripeId } from '../ids.ts';
import { makeLine } from '../objects/line.ts';
import type { PendingItem } from '../state.ts';
import type { InvoiceLine, StoredSubscription } from '../stored.ts';
import { itemOf } from './find.ts';

/** Puts an item on the next invoice, as the dashboard does. */
export function putPendingItem(
  account: Account,
  {
    customer,
    subscription = null,
    cents,
    isProration = false,
  }: Pick<PendingItem, 'customer' | 'cents'> &
    Partial<Pick<PendingItem, 'subscription' | 'isProration'>>,
): PendingItem {
  const created = nowOf(account);
  const item = { id: newStripeId('ii'), customer, subscription, cents, isProration, created };
  account.state.pendingItems.push(item);
  return item;
}

const isFor = (item: PendingItem, { id, customer }: StoredSubscription): boolean =>
  item.customer === customer && (item.subscription === null || item.subscription === id);

/** The lines of what is pending for a subscription's next invoice. */
export const pendingLines = (
  { state }: Account,
  subscription: StoredSubscription,
  at: number,
): InvoiceLine[] =>
  state.pendingItems
    .filter((item) => isFor(item, subscription))
    .map(({ id, cents, isProration }) => ({
      ...makeLine(subscription, itemOf(subscription), {
        amount: cents,
        description: 'Put on by hand',
        period: { start: at, end: at },
        proration: isProration,
      }),
      discountable: false,
      metadata: {},
      parent: {
        invoice_item_details: {
          invoice_item: id,
          proration: isProration,
          proration_details: null,
          subscription: subscription.id,
        },
        subscription_item_details: null,
        type: 'invoice_item_details',
      },
      pricing: null,
      quantity: 1,
      quantity_decimal: '1',
    }));

/** An invoice has taken them. */
export function spendPending({ state }: Account, subscription: StoredSubscription): void {
  state.pendingItems = state.pendingItems.filter((item) => !isFor(item, subscription));
}
