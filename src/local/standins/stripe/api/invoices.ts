import { nowOf } from '../account.ts';
import { customerOf } from '../billing/find.ts';
import { change } from '../events/emit.ts';
import { invalid } from '../failure.ts';
import { moveBalance } from '../objects/balanceTransaction.ts';
import { atPath } from './lookup.ts';
import { type Route, route } from './route.ts';

/** An invoice that is void is never paid: one that has been paid stays so. */
export const VOID_INVOICE: Route = route(
  'POST',
  '/v1/invoices/{id}/void',
  {},
  ({ account, objects, id }) => {
    const invoice = atPath(objects.invoices, 'invoice', id);
    if (invoice.status !== 'open' && invoice.status !== 'uncollectible') {
      throw invalid(
        `You can only void open or uncollectible invoices. This invoice is ${invoice.status}.`,
      );
    }
    const customer = customerOf(account, invoice.customer);
    const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
    // What was paid of it with credit is credit again.
    if (customer !== undefined && applied > 0) {
      moveBalance(account, customer, {
        amount: -applied,
        type: 'unapplied_from_invoice',
        invoice: invoice.id,
      });
    }
    change(account, 'invoice.voided', invoice, {
      status: 'void',
      auto_advance: false,
      next_payment_attempt: null,
      amount_remaining: 0,
      status_transitions: { ...invoice.status_transitions, voided_at: nowOf(account) },
    });
    return invoice;
  },
);
