import { escapeHtml } from '../../escapeHtml.ts';
import type { Account } from '../account.ts';
import { lineItemsOf } from '../api/lineItems.ts';
import { payCheckout } from '../billing/checkout.ts';
import { expireSession } from '../billing/due.ts';
import { isCardName } from '../cards.ts';
import type { Session } from '../stored.ts';
import { alert, button, cardChoice, link, money, page, redirect } from './html.ts';

function show(account: Account, session: Session, problem?: string): Response {
  if (session.status !== 'open') {
    return page(
      'Checkout',
      `<p>This checkout is ${session.status === 'complete' ? 'done' : 'expired'}.</p>`,
    );
  }
  const items = lineItemsOf(account, session).map(
    ({ description, amount_total }) =>
      `<li>${escapeHtml(description ?? 'Subscription')}: ${money(amount_total)}</li>`,
  );
  const email =
    session.customer === null && session.customer_email === null
      ? '<label>Email <input name="email" type="email"></label>'
      : '';
  const said = session.custom_text.submit?.message;
  const note = said === undefined ? '' : `<p>${escapeHtml(said)}</p>`;
  const back = session.cancel_url === null ? '' : `<p>${link(session.cancel_url, 'Go back')}</p>`;
  const body = `${alert(problem)}<ul>${items.join('')}</ul>${button('pay', 'Subscribe', email + cardChoice())}${note}${back}${button('expire', 'Let this checkout expire')}`;
  return page('Checkout', body, problem === undefined ? 200 : 402);
}

/** Where a checkout's reader pays, with a card that is taken or declined, or leaves. */
export function payPage(
  account: Account,
  session: Session,
  form: URLSearchParams | undefined,
): Response {
  if (form === undefined) return show(account, session);
  if (form.get('do') === 'expire') {
    if (session.status === 'open') expireSession(account, session);
    return show(account, session);
  }
  const card = form.get('card') ?? 'good';
  if (!isCardName(card)) return show(account, session, 'There is no such card.');
  if (
    session.status === 'open' &&
    !payCheckout(account, session, { card, email: form.get('email') })
  ) {
    return show(account, session, 'Your card was declined.');
  }
  if (session.status !== 'complete') return show(account, session);
  return redirect((session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id));
}
