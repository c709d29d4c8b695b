import type { Account } from '../account.ts';
import type { PendingItem } from '../state.ts';
import type { InvoiceItem } from '../stored.ts';
import { empty } from './parts.ts';

/** What stands on no invoice yet, as Stripe's API shows it. */
export function makeInvoiceItem(
  { state: { objects } }: Account,
  { id, customer, subscription, cents, isProration, created }: PendingItem,
): InvoiceItem {
  const holder = objects.customers[customer];
  return {
    ...empty('customer_account', 'discounts', 'invoice', 'pricing', 'tax_rates', 'test_clock'),
    id,
    object: 'invoiceitem',
    amount: cents,
    currency: (holder && 'currency' in holder ? holder.currency : null) ?? 'usd',
    customer,
    date: created,
    description: isProration ? 'Unused time' : 'Put on by hand',
    discountable: false,
    livemode: false,
    metadata: {},
    parent:
      subscription === null
        ? null
        : { type: 'subscription_details', subscription_details: { subscription } },
    period: { start: created, end: created },
    proration: isProration,
    quantity: 1,
    quantity_decimal: '1',
  };
}
