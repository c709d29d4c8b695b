import { escapeHtml } from '../../escapeHtml.ts';
import { type Account, nowOf } from '../account.ts';
import { customerOf, itemOf, methodOf } from '../billing/find.ts';
import { putNewCard } from '../billing/newCard.ts';
import { endSubscription } from '../billing/standing.ts';
import { isCardName } from '../cards.ts';
import { change } from '../events/emit.ts';
import type { PortalSession, Subscription } from '../stored.ts';
import { button, cardChoice, date, link, money, page, redirect } from './html.ts';

/** The address is for one visit. */
const OPEN_S = 3600;

const subscriptionsOf = ({ state }: Account, customer: string): Subscription[] =>
  Object.values(state.objects.subscriptions).filter((one) => one.customer === customer);

function subscriptionHtml(
  account: Account,
  subscription: Subscription,
  canCancel: boolean,
): string {
  const { price, current_period_end } = itemOf(subscription);
  const method = methodOf(account, subscription)?.card;
  const card = method ? `${method.brand} ending in ${method.last4}` : 'no card';
  const until = `${subscription.cancel_at_period_end ? 'ends' : 'renews'} on ${date(current_period_end)}`;
  const about = `${money(price.unit_amount ?? 0)} / ${price.recurring?.interval ?? ''}, ${subscription.status}, ${until}, ${card}`;
  const over = subscription.ended_at !== null;
  const inside = `<input type="hidden" name="subscription" value="${subscription.id}">`;
  const act = subscription.cancel_at_period_end
    ? button('keep', 'Keep the subscription', inside)
    : button('cancel', 'Cancel the subscription', inside);
  return `<li>${escapeHtml(about)}${canCancel && !over ? act : ''}</li>`;
}

function show(account: Account, session: PortalSession): Response {
  const { objects } = account.state;
  const features = objects.portalConfigurations[session.configuration]?.features;
  const subscriptions = subscriptionsOf(account, session.customer).map((one) =>
    subscriptionHtml(account, one, features?.subscription_cancel.enabled ?? false),
  );
  const invoices = Object.values(objects.invoices)
    .filter(({ customer, status }) => customer === session.customer && status !== 'draft')
    .reverse()
    .map(
      ({ number, status, total, created, hosted_invoice_url }) =>
        `<li>${link(hosted_invoice_url ?? '', number ?? '')} ${date(created)} ${money(total)} ${status}</li>`,
    );
  const card = features?.payment_method_update.enabled
    ? `<h2>Payment method</h2>${button('card', 'Use this card', cardChoice())}`
    : '';
  const history = features?.invoice_history.enabled
    ? `<h2>Invoices</h2><ul>${invoices.join('')}</ul>`
    : '';
  const back = session.return_url === null ? '' : `<p>${link(session.return_url, 'Return')}</p>`;
  return page('Billing', `<ul>${subscriptions.join('')}</ul>${card}${history}${back}`);
}

function setCancel(
  account: Account,
  subscription: Subscription,
  cancel: boolean,
  at: string,
): void {
  if (subscription.ended_at !== null) return;
  if (cancel && at === 'immediately') {
    endSubscription(account, subscription, 'cancellation_requested');
    return;
  }
  change(account, 'customer.subscription.updated', subscription, {
    cancel_at_period_end: cancel,
    cancel_at: cancel ? itemOf(subscription).current_period_end : null,
    canceled_at: cancel ? nowOf(account) : null,
    cancellation_details: {
      comment: null,
      feedback: null,
      feedback_option: null,
      reason: cancel ? 'cancellation_requested' : null,
    },
  });
}

function act(account: Account, session: PortalSession, form: URLSearchParams): void {
  const { portalConfigurations, subscriptions } = account.state.objects;
  const features = portalConfigurations[session.configuration]?.features;
  const customer = customerOf(account, session.customer);
  const wanted = form.get('do');
  const card = form.get('card') ?? '';
  if (
    wanted === 'card' &&
    features?.payment_method_update.enabled &&
    customer &&
    isCardName(card)
  ) {
    putNewCard(account, customer, card);
  }
  const subscription = subscriptions[form.get('subscription') ?? ''];
  if (subscription?.customer !== session.customer || !features?.subscription_cancel.enabled) return;
  const { mode } = features.subscription_cancel;
  if (wanted === 'cancel') setCancel(account, subscription, true, mode);
  if (wanted === 'keep') setCancel(account, subscription, false, mode);
}

/** Where a customer changes the card, cancels, and sees invoices. */
export function portalPage(
  account: Account,
  session: PortalSession,
  form: URLSearchParams | undefined,
): Response {
  if (nowOf(account) > session.created + OPEN_S) {
    return page('Billing', '<p>This address has expired.</p>', 410);
  }
  if (form === undefined) return show(account, session);
  act(account, session, form);
  const { flow } = session;
  const after = flow?.after_completion.redirect?.return_url;
  return redirect(after ?? session.url);
}
