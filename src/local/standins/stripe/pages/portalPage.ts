import { seeOther } from '../../answers.ts';
import { escapeHtml } from '../../escapeHtml.ts';
import { type Account, nowOf } from '../account.ts';
import { cancellation } from '../billing/cancellation.ts';
import { customerOf, itemOf, paymentMethodOf } from '../billing/find.ts';
import { putNewCard } from '../billing/newCard.ts';
import { isCardName } from '../cards.ts';
import { changeObject } from '../events/emit.ts';
import type { PortalSession, StoredSubscription } from '../stored.ts';
import { button, cardChoice, date, hidden, link, money, stripePage } from './html.ts';

/** The address is valid for one visit. */
const OPEN_S = 3600;

function subscriptionHtml(account: Account, subscription: StoredSubscription): string {
  const { price, current_period_end } = itemOf(subscription);
  const method = paymentMethodOf(account, subscription)?.card;
  const card = method ? `${method.brand} ending in ${method.last4}` : 'no card';
  const until = `${subscription.cancel_at_period_end ? 'ends' : 'renews'} on ${date(current_period_end)}`;
  const about = `${money(price.unit_amount ?? 0)} / ${price.recurring?.interval ?? ''}, ${subscription.status}, ${until}, ${card}`;
  const inside = hidden('subscription', subscription.id);
  const act = subscription.cancel_at_period_end
    ? button('keep', 'Keep the subscription', inside)
    : button('cancel', 'Cancel the subscription', inside);
  return `<li>${escapeHtml(about)}${subscription.ended_at === null ? act : ''}</li>`;
}

function show(account: Account, session: PortalSession): Response {
  const { objects } = account.state;
  const subscriptions = Object.values(objects.subscriptions)
    .filter(({ customer }) => customer === session.customer)
    .map((one) => subscriptionHtml(account, one));
  const invoices = Object.values(objects.invoices)
    .filter(({ customer, status }) => customer === session.customer && status !== 'draft')
    .reverse()
    .map(
      ({ number, status, total, created, hosted_invoice_url }) =>
        `<li>${link(hosted_invoice_url ?? '', number ?? '')} ${date(created)} ${money(total)} ${status}</li>`,
    );
  const card = `<h2>Payment method</h2>${button('card', 'Use this card', cardChoice())}`;
  const history = `<h2>Invoices</h2><ul>${invoices.join('')}</ul>`;
  const back = session.return_url === null ? '' : `<p>${link(session.return_url, 'Return')}</p>`;
  return stripePage('Billing', `<ul>${subscriptions.join('')}</ul>${card}${history}${back}`);
}

function act(account: Account, session: PortalSession, form: URLSearchParams): void {
  const customer = customerOf(account, session.customer);
  const wanted = form.get('do');
  const card = form.get('card') ?? '';
  if (wanted === 'card' && customer && isCardName(card)) putNewCard(account, customer, card);
  const subscription = account.state.objects.subscriptions[form.get('subscription') ?? ''];
  if (subscription?.customer !== session.customer || subscription.ended_at !== null) return;
  if (wanted !== 'cancel' && wanted !== 'keep') return;
  const changes = cancellation(account, subscription, wanted === 'cancel');
  changeObject(account, 'customer.subscription.updated', subscription, changes);
}

/** Page on which a customer changes the card, cancels, and sees invoices. */
export function portalPage(
  account: Account,
  session: PortalSession,
  form: URLSearchParams | undefined,
): Response {
  if (nowOf(account) > session.created + OPEN_S) {
    return stripePage('Billing', '<p>This address has expired.</p>', 410);
  }
  if (form === undefined) return show(account, session);
  act(account, session, form);
  return seeOther(session.url);
}
