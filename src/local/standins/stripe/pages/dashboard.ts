import { escapeHtml } from '../../escapeHtml.ts';
import { type Account, nowOf } from '../account.ts';
import { closeDispute, openDispute, VERDICTS } from '../billing/dispute.ts';
import { advanceClock } from '../billing/due.ts';
import { itemOf } from '../billing/find.ts';
import { refundCharge } from '../billing/refund.ts';
import { StripeFailure } from '../failure.ts';
import type { Dispute, StoredCharge, StoredSubscription } from '../stored.ts';
import { alert, button, date, hidden, money, stripePage } from './html.ts';

const DAY_S = 86_400;
const SPANS: Readonly<Record<string, number>> = { day: DAY_S, week: 7 * DAY_S, month: 31 * DAY_S };
const CLOSED: readonly string[] = VERDICTS;

function chargeHtml(charge: StoredCharge): string {
  const about = `${charge.id}: ${money(charge.amount)} ${charge.status} ${date(charge.created)}, ${money(charge.amount_refunded)} refunded`;
  const inside = hidden('charge', charge.id);
  const acts = [
    button('refund', 'Refund', inside),
    button('refundHalf', 'Refund half', inside),
    button('dispute', 'Dispute', inside),
    button('inquiry', 'Inquire', inside),
  ];
  return `<li>${escapeHtml(about)}${charge.paid ? acts.join('') : ''}</li>`;
}

function disputeHtml(dispute: Dispute): string {
  const inside = hidden('dispute', dispute.id);
  const inquiry = dispute.status.startsWith('warning');
  const acts = inquiry
    ? button('warning_closed', 'Close', inside)
    : button('won', 'Win', inside) + button('lost', 'Lose', inside);
  const open = !CLOSED.includes(dispute.status);
  return `<li>${dispute.id}: ${money(dispute.amount)} ${escapeHtml(dispute.status)}${open ? acts : ''}</li>`;
}

const subscriptionHtml = (one: StoredSubscription): string =>
  `<li>${one.id}: ${one.status}, until ${date(itemOf(one).current_period_end)}</li>`;

const section = (title: string, items: readonly string[]): string =>
  `<h2>${title}</h2><ul>${items.toReversed().join('') || '<li>None yet</li>'}</ul>`;

function show(account: Account, problem?: string): Response {
  const { subscriptions, charges, disputes } = account.state.objects;
  const time = `<p>It is ${new Date(nowOf(account) * 1000).toISOString()} here.</p>`;
  const later = Object.keys(SPANS).map((span) => button(span, `One ${span} later`));
  return stripePage(
    'Dashboard',
    alert(problem) +
      time +
      later.join('') +
      section('Subscriptions', Object.values(subscriptions).map(subscriptionHtml)) +
      section('Payments', Object.values(charges).map(chargeHtml)) +
      section('Disputes', Object.values(disputes).map(disputeHtml)),
  );
}

function act(account: Account, form: URLSearchParams): void {
  const { objects } = account.state;
  const wanted = form.get('do') ?? '';
  const span = SPANS[wanted];
  if (span !== undefined) advanceClock(account, nowOf(account) + span);
  const charge = objects.charges[form.get('charge') ?? ''];
  if (charge !== undefined && wanted.startsWith('refund')) {
    const amount = wanted === 'refundHalf' ? Math.floor(charge.amount / 2) : undefined;
    refundCharge(account, charge, { amount, reason: 'requested_by_customer', metadata: {} });
  }
  if (charge !== undefined && (wanted === 'dispute' || wanted === 'inquiry')) {
    openDispute(account, charge, wanted === 'inquiry');
  }
  const dispute = objects.disputes[form.get('dispute') ?? ''];
  const verdict = VERDICTS.find((one) => one === wanted);
  if (dispute !== undefined && verdict !== undefined) closeDispute(account, dispute, verdict);
}

/** Page for testers: actions of the account's owner at Stripe, of banks, and of time. */
export function dashboard(account: Account, form: URLSearchParams | undefined): Response {
  if (form === undefined) return show(account);
  try {
    act(account, form);
  } catch (error) {
    if (!(error instanceof StripeFailure)) throw error;
    return show(account, error.message);
  }
  return show(account);
}
