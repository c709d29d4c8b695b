import { notFoundAnswer } from '../../answers.ts';
import type { Account } from '../account.ts';
import { dashboard } from './dashboard.ts';
import { invoicePage, invoiceText } from './invoicePage.ts';
import { payPage } from './payPage.ts';
import { portalPage } from './portalPage.ts';

/** The pages that Stripe hosts. */
export async function showPage(account: Account, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const { objects } = account.state;
  const [, kind, id = '', part] = pathname.split('/');
  const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : undefined;
  if (kind === '') return dashboard(account, form);
  const session = objects.sessions[id];
  if (kind === 'pay' && session !== undefined) return payPage(account, session, form);
  const invoice = objects.invoices[id];
  if (kind === 'invoice' && invoice !== undefined) {
    return part === 'pdf' ? invoiceText(invoice) : invoicePage(account, invoice, form);
  }
  const portal = Object.values(objects.portalSessions).find(({ url }) => url.endsWith(`/${id}`));
  if (kind === 'portal' && portal !== undefined) return portalPage(account, portal, form);
  return notFoundAnswer();
}
