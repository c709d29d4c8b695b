import type { CurrentSubscription } from '../contract/current.ts';
import type { Invoice } from './invoices.ts';

/**
 * Invoices without links to Stripe's pages, which name the card that paid. An open invoice keeps its link: anybody may pay it.
 */
export const withoutLinks = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.map((invoice) => ({
    ...invoice,
    url: invoice.status === 'open' ? invoice.url : null,
    pdf: null,
  }));

/** What a device sees before it has named the card: nothing that reveals the card. */
export const withoutCard = ({
  subscription,
  invoices,
  ...rest
}: CurrentSubscription): CurrentSubscription => ({
  ...rest,
  subscription: subscription && { ...subscription, card: null },
  invoices: withoutLinks(invoices),
});
