import { markVoid } from '../billing/invoice.ts';
import { invalid } from '../failure.ts';
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
    markVoid(account, invoice);
    return invoice;
  },
);
