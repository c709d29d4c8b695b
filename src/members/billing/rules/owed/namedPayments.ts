import type { NamedOwed, NamedWhat } from './named.ts';
import {
  isLost,
  isSince,
  keptOf,
  type Till,
  type TillPayment,
  type TillSubscription,
} from './till.ts';

const DAY_MS = 86_400_000;
/** Banks take up to ten days. */
const REFUND_WAITS_MS = 14 * DAY_MS;

interface Context {
  /** Credit that is left of each payment, cents. */
  readonly held: ReadonlyMap<string, number>;
  /** Cents that we are about to give back of each payment. */
  readonly goingBack: ReadonlyMap<string, number>;
  /** Cents of each payment for a time that a ban has cut off. */
  readonly cutOff: ReadonlyMap<string, number>;
  /** Ms since 1970. */
  readonly now: number;
}

/** Cents that were to go back and did not: less what has gone back since. */
function failedCents(payment: TillPayment): number {
  const failed = payment.refunds.filter(
    ({ status, ours }) => status === 'failed' || (ours && status === 'canceled'),
  );
  const first = Math.min(...failed.map(({ createdAt }) => createdAt));
  const wanted = Math.max(0, ...failed.map(({ cents }) => cents));
  const since = payment.refunds
    .filter((refund) => !isLost(refund) && refund.createdAt >= first)
    .reduce((sum, { cents }) => sum + cents, payment.disputed);
  return Math.min(keptOf(payment), Math.max(0, wanted - since));
}

/** Refunds that need somebody to act, or have been on their way for too long. */
const waiting = ({ refunds, id }: TillPayment, now: number): NamedOwed[] =>
  refunds
    .filter(
      ({ status, createdAt }) =>
        status === 'requires_action' || (status === 'pending' && now - createdAt > REFUND_WAITS_MS),
    )
    .map(({ cents }) => ({ what: 'refund waits', about: id, cents }));

/** Why a payment bought nothing, if so. */
function wasted(
  { holder: { is, since } }: Till,
  payment: TillPayment,
  subscription: TillSubscription | undefined,
): NamedWhat | undefined {
  if (subscription === undefined) return 'without a plan';
  // A bank's money that comes after its subscription was given up.
  if (subscription.status === 'incomplete_expired') return 'over';
  if (subscription.endedAt !== null && payment.paidAt > subscription.endedAt) return 'over';
  if (is === 'unknown') return 'unknown';
  return is !== 'member' && isSince(payment.paidAt, since) ? is : undefined;
}

/** The subscriptions that came later, where several renew at the same time. */
function extra(subscriptions: readonly TillSubscription[]): ReadonlySet<string> {
  const running = subscriptions.filter(
    ({ ours, endedAt, renews, status }) =>
      ours && renews && endedAt === null && !status.startsWith('incomplete'),
  );
  const [, ...later] = running.toSorted((a, b) => a.createdAt - b.createdAt);
  return new Set(later.map(({ id }) => id));
}

/** What of a customer's payments only the owner can settle: of each payment one thing, and never more than we have of it. */
export function namedPayments(till: Till, { held, goingBack, cutOff, now }: Context): NamedOwed[] {
  const invoices = new Map(till.invoices.map((invoice) => [invoice.id, invoice]));
  const subscriptions = new Map(till.subscriptions.map((one) => [one.id, one]));
  const twice = extra(till.subscriptions);
  const lastFirst = till.payments.toSorted((a, b) => b.paidAt - a.paidAt);
  return lastFirst.flatMap((payment): NamedOwed[] => {
    const { id, settled } = payment;
    const invoice = invoices.get(payment.invoice ?? '');
    if (settled || (invoice !== undefined && !invoice.ours)) return [];
    const named = waiting(payment, now);
    const name = (what: NamedWhat, cents: number): void => {
      if (cents > 0) named.push({ what, about: id, cents });
    };
    const failed = failedCents(payment);
    // Credit of a banned number is named as such.
    const asCredit = till.holder.is === 'banned' ? (held.get(id) ?? 0) : 0;
    const left = keptOf(payment) - (goingBack.get(id) ?? 0) - asCredit;
    const subscription = subscriptions.get(invoice?.subscription ?? '');
    const why = wasted(till, payment, subscription);
    const unused = Math.min(left, cutOff.get(id) ?? 0);
    if (failed > 0)
      name('refund failed', why === undefined ? Math.max(unused, Math.min(failed, left)) : left);
    else if (why !== undefined) name(why, left);
    else if (subscription !== undefined && twice.has(subscription.id)) name('twice', left);
    else name('unused', unused);
    return named;
  });
}
