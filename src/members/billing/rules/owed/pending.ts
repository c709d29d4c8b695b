import type { Lot } from './creditLedger.ts';
import type { NamedOwed } from './named.ts';
import { isLost, keptOf, type Till, type TillPayment, type TillPending } from './till.ts';

/** What goes back for an item, from a payment. */
interface ItemBack {
  readonly item: string;
  readonly payment: string;
  readonly cents: number;
  readonly subscription: string;
}

/** What becomes of items that wait for an invoice which will never come. */
interface Pending {
  readonly giveBack: readonly ItemBack[];
  /** Items to delete, once what goes back for them has. */
  readonly drops: readonly string[];
  readonly named: readonly NamedOwed[];
}

type PaidFor = ReadonlyMap<string, readonly Readonly<Lot>[]>;

/** Whether no invoice will ever take it: its subscription is over, or all of an account's that is gone. */
function isStranded({ holder, subscriptions }: Till): (item: TillPending) => boolean {
  const over = new Set(
    subscriptions.flatMap(({ id, ours, endedAt }) => (ours && endedAt !== null ? [id] : [])),
  );
  const runs = subscriptions.some(({ endedAt }) => endedAt === null);
  return ({ subscription }) =>
    subscription === null ? holder.is === 'gone' && !runs : over.has(subscription);
}

/** Cents that have been given back for an item, whatever became of it. */
const givenFor = ({ payments }: Till, item: string): number =>
  payments
    .flatMap(({ refunds }) => refunds)
    .filter((refund) => refund.item === item)
    .reduce((sum, { cents }) => sum + cents, 0);

/** Where so many cents of a subscription's latest money came from, as far as we still have it. */
function backOf(lots: readonly Readonly<Lot>[], due: number, left: ReadonlyMap<string, number>) {
  const back: { readonly payment: string; readonly cents: number }[] = [];
  let open = due;
  for (const { payment, cents, returned } of lots.toReversed()) {
    const part = Math.min(open, cents);
    open -= part;
    if (payment === null) continue;
    const paid = Math.min(Math.max(0, part - returned), left.get(payment) ?? 0);
    if (paid > 0) back.push({ payment, cents: paid });
  }
  return back;
}

/** Whether we may give of it: no bank has refused it, and neither a bank nor the owner has decided otherwise. */
const isFree = ({ refunds, disputed, settled }: TillPayment): boolean =>
  disputed === 0 && !settled && !refunds.some((refund) => refund.ours && isLost(refund));

/** Whether it is clear that what was not used was paid for, by somebody whom it may go back to. */
function mayGive({ holder, invoices, payments }: Till, subscription: string): boolean {
  const own = invoices.filter((one) => one.subscription === subscription);
  const ids = new Set(own.map(({ id }) => id));
  return (
    (holder.is === 'member' || holder.is === 'gone') &&
    own.every(({ status }) => status === 'paid' || status === 'draft') &&
    payments.filter(({ invoice }) => ids.has(invoice ?? '')).every(isFree)
  );
}

/**
 * Pending items of what is over. A charge that will never come is deleted, and so is a gift on an invoice that will never come. The
 * rest of a time that was paid for goes back first, from the latest money of its subscription; where it is not clear that it was
 * paid, or may not go back, the owner decides, and the item stays until then.
 * @param goingBack cents of each payment that the rest of the rule gives back
 */
export function pendingOf(
  till: Till,
  paidFor: PaidFor,
  goingBack: ReadonlyMap<string, number>,
): Pending {
  const giveBack: ItemBack[] = [];
  const drops: string[] = [];
  const named: NamedOwed[] = [];
  const left = new Map(
    till.payments.map((one) => [one.id, keptOf(one) - (goingBack.get(one.id) ?? 0)]),
  );
  for (const { id, cents, isUnused, subscription } of (till.pending ?? []).filter(
    isStranded(till),
  )) {
    const due = isUnused ? -cents - givenFor(till, id) : 0;
    const lots = paidFor.get(subscription ?? '') ?? [];
    const back = due > 0 ? backOf(lots, due, left) : [];
    if (subscription === null || back.length === 0) drops.push(id);
    else if (mayGive(till, subscription)) {
      for (const one of back) {
        left.set(one.payment, (left.get(one.payment) ?? 0) - one.cents);
        giveBack.push({ ...one, item: id, subscription });
      }
      drops.push(id);
    } else {
      const sum = back.reduce((all, one) => all + one.cents, 0);
      named.push({ what: 'stands nowhere', about: till.customer, cents: sum });
    }
  }
  return { giveBack, drops, named };
}
