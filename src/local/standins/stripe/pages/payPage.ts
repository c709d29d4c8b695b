import { seeOther } from '../../answers.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import type { Account } from '../account.ts';
import { payCheckout } from '../billing/checkout.ts';
import { expireSession } from '../billing/due.ts';
import { isCardName } from '../cards.ts';
import type { StoredCheckout } from '../stored.ts';
import { alert, button, cardChoice, link, money, stripePage } from './html.ts';

/** The purchase and its cost. */
function itemsHtml({ state }: Account, session: StoredCheckout): string[] {
  const { prices, products } = state.objects;
  return (state.orders[session.id]?.prices ?? []).map((id) => {
    const price = prices[id];
    const name = products[price?.product ?? '']?.name ?? 'Subscription';
    return `<li>${escapeHtml(name)}: ${money(price?.unit_amount ?? 0)}</li>`;
  });
}

function show(account: Account, session: StoredCheckout, problem?: string): Response {
  if (session.status !== 'open') {
    return stripePage(
      'Checkout',
      `<p>This checkout is ${session.status === 'complete' ? 'done' : 'expired'}.</p>`,
    );
  }
  const items = itemsHtml(account, session).join('');
  const back = session.cancel_url === null ? '' : `<p>${link(session.cancel_url, 'Go back')}</p>`;
  const pay = button('pay', 'Subscribe', cardChoice());
  const message = account.state.orders[session.id]?.message;
  const said = message === undefined ? '' : `<p>${escapeHtml(message)}</p>`;
  const leave = button('expire', 'Let this checkout expire');
  const body = `${alert(problem)}<ul>${items}</ul>${pay}${said}${back}${leave}`;
  return stripePage('Checkout', body, problem === undefined ? 200 : 402);
}

/** Page on which a reader pays a checkout, with an accepted or declined card, or leaves. */
export function payPage(
  account: Account,
  session: StoredCheckout,
  form: URLSearchParams | undefined,
): Response {
  if (form === undefined) return show(account, session);
  if (form.get('do') === 'expire') {
    if (session.status === 'open') expireSession(account, session);
    return show(account, session);
  }
  const card = form.get('card') ?? 'good';
  if (!isCardName(card)) return show(account, session, 'There is no such card.');
  if (session.status === 'open' && !payCheckout(account, session, card)) {
    return show(account, session, 'Your card was declined.');
  }
  if (session.status !== 'complete') return show(account, session);
  return seeOther((session.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', session.id));
}
