import { type Account, nowOf } from '../account.ts';
import { changeObject, emit } from '../events/emit.ts';
import type { StoredCheckout, StoredInvoice, StoredSubscription } from '../stored.ts';
import { expireIncomplete, INCOMPLETE_S } from './delayed.ts';
import { itemOf } from './find.ts';
import { finalize } from './invoice.ts';
import { payInvoice } from './pay.ts';
import { renew } from './renew.ts';
import { endSubscription } from './standing.ts';

/** Something that happens at a time, in seconds. */
interface Due {
  readonly at: number;
  readonly act: () => void;
}

const RENEWS: readonly string[] = ['active', 'trialing', 'past_due'];

export function expireSession(account: Account, session: StoredCheckout): void {
  session.status = 'expired';
  session.url = null;
  emit(account, 'checkout.session.expired', session);
}

function ofSubscription(account: Account, subscription: StoredSubscription): Due[] {
  if (subscription.status === 'incomplete') {
    const at = subscription.created + INCOMPLETE_S;
    return [{ at, act: () => expireIncomplete(account, subscription) }];
  }
  if (!RENEWS.includes(subscription.status)) return [];
  const end = itemOf(subscription).current_period_end;
  const { cancel_at } = subscription;
  if (cancel_at !== null && cancel_at <= end) {
    const act = () => endSubscription(account, subscription, 'cancellation_requested');
    return [{ at: cancel_at, act }];
  }
  return [{ at: end, act: () => renew(account, subscription) }];
}

/** A paused collection resumes when its time is over. */
function ofPause(account: Account, subscription: StoredSubscription): Due[] {
  const at = subscription.pause_collection?.resumes_at ?? null;
  const act = () =>
    changeObject(account, 'customer.subscription.updated', subscription, {
      pause_collection: null,
    });
  return at === null || subscription.ended_at !== null ? [] : [{ at, act }];
}

function ofInvoice(account: Account, invoice: StoredInvoice): Due[] {
  const { automatically_finalizes_at: finalizesAt, next_payment_attempt: next } = invoice;
  if (invoice.status === 'draft' && finalizesAt !== null) {
    const act = () => {
      finalize(account, invoice);
      payInvoice(account, invoice);
    };
    return [{ at: finalizesAt, act }];
  }
  if (invoice.status !== 'open' || next === null) return [];
  return [{ at: next, act: () => void payInvoice(account, invoice) }];
}

function nextDue(account: Account): Due | undefined {
  const { sessions, subscriptions, invoices } = account.state.objects;
  const all = [
    ...Object.values(subscriptions).flatMap((one) => ofPause(account, one)),
    ...Object.values(subscriptions).flatMap((one) => ofSubscription(account, one)),
    ...Object.values(invoices).flatMap((one) => ofInvoice(account, one)),
    ...Object.values(sessions)
      .filter(({ status }) => status === 'open')
      .map((one) => ({ at: one.expires_at, act: () => expireSession(account, one) })),
  ];
  return all.toSorted((a, b) => a.at - b.at)[0];
}

/** Executes everything due until now, each at its own instant, in order; returns whether there was anything. */
export function catchUpBilling(account: Account): boolean {
  const now = nowOf(account);
  let any = false;
  try {
    for (;;) {
      const due = nextDue(account);
      if (due === undefined || due.at > now) return any;
      any = true;
      account.at = due.at;
      due.act();
    }
  } finally {
    account.at = undefined;
  }
}

/** Moves this account's time ahead of the clock, to an instant, seconds. */
export function advanceClock(account: Account, to: number): void {
  account.state.aheadS += to - nowOf(account);
  catchUpBilling(account);
}
