import { creditLedger } from './creditLedger.ts';
import { cutOffOf } from './cutOff.ts';
import type { NamedOwed } from './named.ts';
import { namedPayments } from './namedPayments.ts';
import { pendingOf } from './pending.ts';
import {
  type GivingBackWhy,
  isBoughtInBreak,
  isLost,
  keptOf,
  returnedOf,
  type Till,
  type TillInvoice,
  type TillPayment,
} from './till.ts';

/** Money that goes back to the payment it came from. */
export interface GiveBack {
  readonly payment: string;
  readonly cents: number;
  /** `credit`: what is left of it as credit of a deleted account. `pending`: a time that was not used, on an item of no invoice. */
  readonly why: GivingBackWhy | 'credit' | 'pending';
  /** What it had paid for. */
  readonly subscription: string;
  /** The item that it goes back for. */
  readonly item?: string;
}

/** What is owed to whom. */
export interface Owed {
  readonly giveBack: readonly GiveBack[];
  /** Cents of credit to take, because its money has gone back; below 0 to give again, because its refund failed. */
  readonly credit: number;
  /** Invoices that nobody should be able to pay any more. */
  readonly voids: readonly string[];
  /** Pending items that no invoice will ever take; one with money only after that has gone back. */
  readonly drops: readonly string[];
  /** What only the owner can settle. */
  readonly named: readonly NamedOwed[];
}

/** Of these, a page of Stripe's takes money. */
const PAYABLE: readonly string[] = ['open', 'uncollectible'];

function voidsOf({ holder, invoices, subscriptions }: Till): string[] {
  const over = new Set(subscriptions.flatMap(({ id, endedAt }) => (endedAt === null ? [] : [id])));
  const isClosed = holder.is === 'gone' || holder.is === 'banned';
  const isOver = ({ subscription }: TillInvoice): boolean =>
    subscription === null ? isClosed : over.has(subscription);
  return invoices
    .filter((invoice) => invoice.ours && PAYABLE.includes(invoice.status) && isOver(invoice))
    .map(({ id }) => id);
}

/** Whether a refund of ours did not arrive: another would not either, and the owner settles it. */
const hasFailed = ({ refunds }: TillPayment): boolean =>
  refunds.some((refund) => refund.ours && isLost(refund));

/** The subscriptions of which all money goes back, and why. */
function whysOf({ holder, subscriptions }: Till): Map<string, GivingBackWhy> {
  return new Map(
    subscriptions.flatMap((one): [string, GivingBackWhy][] => {
      const { id, ours, givingBack } = one;
      if (givingBack !== null) return [[id, givingBack]];
      const inBreak = ours && holder.is !== 'banned' && isBoughtInBreak(one, holder);
      return inBreak ? [[id, 'shut out']] : [];
    }),
  );
}

/** Cents that go back of each payment. */
function dueBack(till: Till, held: ReadonlyMap<string, number>): GiveBack[] {
  const whys = whysOf(till);
  const paidFor = new Map(till.invoices.map(({ id, subscription }) => [id, subscription]));
  const isGone = till.holder.is === 'gone';
  return till.payments.flatMap((payment): GiveBack[] => {
    if (hasFailed(payment) || payment.settled || payment.disputed > 0) return [];
    const { id } = payment;
    const subscription = paidFor.get(payment.invoice ?? '') ?? '';
    const kept = keptOf(payment);
    const why = whys.get(subscription);
    const cents = why === undefined ? Math.min(kept, isGone ? (held.get(id) ?? 0) : 0) : kept;
    return cents > 0 ? [{ payment: id, cents, why: why ?? 'credit', subscription }] : [];
  });
}

function spentTwice(till: Till, spent: ReadonlyMap<string, number>): NamedOwed[] {
  const settled = new Set(till.payments.flatMap(({ id, settled }) => (settled ? [id] : [])));
  return [...spent]
    .filter(([about]) => !settled.has(about))
    .map(([about, cents]) => ({ what: 'spent twice', about, cents }));
}

const givenTwice = ({ payments }: Till): NamedOwed[] =>
  payments
    .filter((payment) => !payment.settled && returnedOf(payment) > payment.cents)
    .map((payment) => ({
      what: 'given twice',
      about: payment.id,
      cents: returnedOf(payment) - payment.cents,
    }));

/**
 * What is owed to whom, for any state of a customer: what goes back, what credit goes with it, what can no longer be paid, and
 * what only the owner can settle. Every dollar that was paid was used, has gone back, is credit, or is named. The one rule: all that
 * moves money asks it, and the daily comparison with Stripe asks it of every customer. @param now ms since 1970
 */
export function owed(till: Till, now: number): Owed {
  const { held, paidFor, spentTwice: spent, due } = creditLedger(till);
  const decided = dueBack(till, held);
  const goingBack = new Map(decided.map(({ payment, cents }) => [payment, cents]));
  const pending = pendingOf(till, paidFor, goingBack);
  for (const { payment, cents } of pending.giveBack)
    goingBack.set(payment, (goingBack.get(payment) ?? 0) + cents);
  const heldCents = [...held.values()].reduce((sum, cents) => sum + cents, 0);
  return {
    giveBack: [...decided, ...pending.giveBack.map((one) => ({ ...one, why: 'pending' as const }))],
    credit: due,
    voids: voidsOf(till),
    drops: pending.drops,
    named: [
      ...namedPayments(till, { held, goingBack, cutOff: cutOffOf(till, paidFor), now }),
      ...spentTwice(till, spent),
      ...givenTwice(till),
      ...pending.named,
      ...(till.holder.is === 'banned' && heldCents > 0
        ? [{ what: 'credit', about: till.customer, cents: heldCents } as const]
        : []),
    ],
  };
}
