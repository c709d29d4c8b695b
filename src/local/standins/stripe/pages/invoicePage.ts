import { escapeHtml } from '../../escapeHtml.ts';
import type { Account } from '../account.ts';
import { customerOf } from '../billing/find.ts';
import { putNewCard } from '../billing/newCard.ts';
import { payInvoice } from '../billing/pay.ts';
import { isCardName } from '../cards.ts';
import type { StoredInvoice } from '../stored.ts';
import { alert, button, cardChoice, date, link, money, stripePage } from './html.ts';

const title = ({ number }: StoredInvoice): string => `Invoice ${number ?? ''}`;

/** An invoice as its customer sees it; an open one can be paid, and so can one given up as uncollectible. */
export function invoicePage(
  account: Account,
  invoice: StoredInvoice,
  form: URLSearchParams | undefined,
): Response {
  let problem: string | undefined;
  const isPayable = invoice.status === 'open' || invoice.status === 'uncollectible';
  const card = form?.get('card') ?? '';
  const customer = customerOf(account, invoice.customer);
  if (form?.get('do') === 'pay' && isPayable && customer && isCardName(card)) {
    putNewCard(account, customer, card);
    if (!payInvoice(account, invoice, true)) problem = 'Your card was declined.';
  }
  const lines = invoice.lines.data.map(
    ({ description, amount }) => `<li>${escapeHtml(description ?? '')}: ${money(amount)}</li>`,
  );
  const pay = isPayable ? button('pay', 'Pay', cardChoice()) : '';
  const pdf = invoice.invoice_pdf ? `<p>${link(invoice.invoice_pdf, 'Download')}</p>` : '';
  const sum = `<p>Total ${money(invoice.total)}, due ${money(invoice.amount_remaining)}, ${invoice.status}, ${date(invoice.created)}</p>`;
  return stripePage(
    title(invoice),
    `${alert(problem)}<ul>${lines.join('')}</ul>${sum}${pay}${pdf}`,
  );
}

/** The invoice as text, in place of a PDF. */
export const invoiceText = (invoice: StoredInvoice): Response =>
  new Response(
    [
      title(invoice),
      ...invoice.lines.data.map(({ description, amount }) => `${description}: ${money(amount)}`),
      `Total ${money(invoice.total)}, ${invoice.status}`,
      '',
    ].join('\n'),
    { headers: { 'content-type': 'text/plain; charset=utf-8' } },
  );
