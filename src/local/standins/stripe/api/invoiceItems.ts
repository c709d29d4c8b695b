import type { Account } from '../account.ts';
import { stripeNotFound } from '../failure.ts';
import { makeInvoiceItem } from '../objects/invoiceItem.ts';
import { stripeListPage } from './list.ts';
import { bool, int, textParam } from './params.ts';
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
      customer: textParam.optional(),
      pending: bool.optional(),
      limit: int.optional(),
      starting_after: textParam.optional(),
    },
    ({ account, params: { customer, pending, ...page } }) =>
      stripeListPage(
        pending === false ? [] : newestFirst(account, customer),
        page,
        '/v1/invoiceitems',
      ),
  ),
  route('DELETE', '/v1/invoiceitems/{id}', {}, ({ account: { state }, id }) => {
    if (!state.pendingItems.some((item) => item.id === id)) throw stripeNotFound('invoiceitem', id);
    state.pendingItems = state.pendingItems.filter((item) => item.id !== id);
    return { id, object: 'invoiceitem', deleted: true };
  }),
];
