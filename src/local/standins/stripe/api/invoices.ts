import { nowOf } from '../account.ts';
import { finalize, markVoid } from '../billing/invoice.ts';
import { payInvoice } from '../billing/pay.ts';
import { changeObject } from '../events/emit.ts';
import { invalidRequest } from '../failure.ts';
import type { StoredInvoice } from '../stored.ts';
import { atPath } from './lookup.ts';
import { bool } from './params.ts';
import { type Route, route, type StripeCall } from './route.ts';

const found = ({ objects, id }: StripeCall<unknown>): StoredInvoice =>
  atPath(objects.invoices, 'invoice', id);

/** What an owner or our code does to an invoice. One that is void is never paid; one that has been paid stays so. */
export const INVOICES: readonly Route[] = [
  route('POST', '/v1/invoices/{id}/void', {}, (call) => {
    const invoice = found(call);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw invalidRequest(
        `You can only void open or uncollectible invoices. This invoice is ${invoice.status}.`,
      );
    }
    markVoid(call.account, invoice);
    return invoice;
  }),
  route('POST', '/v1/invoices/{id}/finalize', { auto_advance: bool.optional() }, (call) => {
    const { account, params } = call;
    const invoice = found(call);
    if (invoice.status !== 'draft') {
      throw invalidRequest(`This invoice is already finalized, and it is ${invoice.status}.`);
    }
    finalize(account, invoice);
    if (params.auto_advance !== undefined) invoice.auto_advance = params.auto_advance;
    if (invoice.auto_advance !== true) invoice.next_payment_attempt = null;
    // Nothing is due: it is paid at once.
    if (invoice.amount_due === 0) payInvoice(account, invoice);
    return invoice;
  }),
  route('POST', '/v1/invoices/{id}/mark_uncollectible', {}, (call) => {
    const invoice = found(call);
    if (invoice.status !== 'open') {
      throw invalidRequest(`Only open invoices can be marked. This invoice is ${invoice.status}.`);
    }
    changeObject(call.account, 'invoice.marked_uncollectible', invoice, {
      status: 'uncollectible',
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: {
        ...invoice.status_transitions,
        marked_uncollectible_at: nowOf(call.account),
      },
    });
    return invoice;
  }),
];
