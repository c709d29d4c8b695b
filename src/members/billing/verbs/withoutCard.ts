import type { UsedSession } from '#members/account/store/accounts.ts';
import type { CurrentSubscription } from '../contract/current.ts';
import type { Invoice } from './invoices.ts';

/**
 * Invoices without links to Stripe's pages, which name the card that paid. An open invoice keeps its link: it names none.
 */
export const withoutLinks = (invoices: readonly Invoice[]): Invoice[] =>
  invoices.map((invoice) => ({
    ...invoice,
    url: invoice.status === 'open' ? invoice.url : null,
    pdf: null,
  }));

/**
 * What a device sees before it has proven that it knows the card: nothing that reveals the card. Without any trust also no number
 * of an invoice, which proves a payment, and no link: Stripe's page has name and address.
 */
export function withoutCard(
  { subscription, invoices, ...rest }: CurrentSubscription,
  trust: UsedSession['trust'],
): CurrentSubscription {
  const shown = withoutLinks(invoices);
  return {
    ...rest,
    subscription: subscription && { ...subscription, card: null },
    invoices:
      trust === null ? shown.map((invoice) => ({ ...invoice, number: null, url: null })) : shown,
  };
}
