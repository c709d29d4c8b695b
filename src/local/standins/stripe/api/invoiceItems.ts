import type { Account } from '../account.ts';
import { notFound } from '../failure.ts';
import { makeInvoiceItem } from '../objects/invoiceItem.ts';
import { pageOf } from './list.ts';
import { bool, int, text } from './params.ts';
import { type Route, route } from './route.ts';

const newestFirst = (account: Account, customer: string | undefined) =>
  account.state.pendingItems
    .filter((item) => customer === undefined || item.customer === customer)
    .map((item) => makeInvoiceItem(account, item))
    .toReversed();

/** What stands on no invoice yet; what does is a line of it, and not kept here. */
export const INVOICE_ITEMS: readonly Route[] = [
  route(
    'GET',
    '/v1/invoiceitems',
    {
      customer: text.optional(),
      pending: bool.optional(),
      limit: int.optional(),
      starting_after: text.optional(),
    },
    ({ account, params: { customer, pending, ...page } }) =>
      pageOf(pending === false ? [] : newestFirst(account, customer), page, '/v1/invoiceitems'),
  ),
  route('DELETE', '/v1/invoiceitems/{id}', {}, ({ account: { state }, id }) => {
    if (!state.pendingItems.some((item) => item.id === id)) throw notFound('invoiceitem', id);
    state.pendingItems = state.pendingItems.filter((item) => item.id !== id);
    return { id, object: 'invoiceitem', deleted: true };
  }),
];
