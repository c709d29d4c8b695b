import { type Account, nowOf } from '../account.ts';
import { emit } from '../events/emit.ts';
import type { Invoice, InvoiceLine, Subscription } from '../stored.ts';
import { customerOf, itemOf } from './find.ts';
import { draft, finalize } from './invoice.ts';

const invoiceItemOf = (account: Account, { customer }: Subscription, line: InvoiceLine) => ({
  id: line.parent?.subscription_item_details?.invoice_item,
  object: 'invoiceitem',
  amount: line.amount,
  currency: line.currency,
  customer,
  date: nowOf(account),
  description: line.description,
  discountable: false,
  invoice: null,
  livemode: false,
  period: line.period,
  proration: true,
  quantity: line.quantity,
});

/** Says of each prorated line that it is there. */
export function announceLines(
  account: Account,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
): void {
  for (const line of lines) {
    if (line.parent?.subscription_item_details?.proration !== true) continue;
    emit(account, 'invoiceitem.created', invoiceItemOf(account, subscription, line));
  }
}

/** The invoice of a switch, ready to be paid. */
export function invoiceSwitch(
  account: Account,
  subscription: Subscription,
  lines: readonly InvoiceLine[],
  start = itemOf(subscription).current_period_start,
): Invoice | undefined {
  const customer = customerOf(account, subscription.customer);
  if (customer === undefined) return undefined;
  const invoice = draft(account, {
    customer,
    subscription,
    lines,
    reason: 'subscription_update',
    period: { start, end: nowOf(account) },
    finalizesAt: null,
  });
  finalize(account, invoice);
  return invoice;
}
