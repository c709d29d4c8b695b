import type { CurrentSubscription } from '../contract/current.ts';
import type { Invoice } from './invoices.ts';

/** Invoices without the way to Stripe's pages of them, which name the card that paid; an open one may be paid anywhere. */
export const withoutLinks = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.map((invoice) => ({
    ...invoice,
    url: invoice.status === 'open' ? invoice.url : null,
    pdf: null,
  }));

/** What a device is shown that has yet to name the card: nothing that names it. */
export const withoutCard = ({
  subscription,
  invoices,
}: CurrentSubscription): CurrentSubscription => ({
  subscription: subscription && { ...subscription, card: null },
  invoices: withoutLinks(invoices),
});
