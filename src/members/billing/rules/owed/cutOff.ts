import { unusedCents } from '../unused.ts';
import type { CreditLedger } from './creditLedger.ts';
import type { Holder, Till, TillSubscription } from './till.ts';

/** Stripe's clock says when a subscription ended, ours when a ban began: they may differ by minutes. */
const CLOCKS_MS = 10 * 60_000;

/** Whether a ban has ended it, also one that was lifted since. */
const isCutOff = ({ endedAt }: TillSubscription, { bans }: Holder): boolean =>
  endedAt !== null &&
  bans.some(
    ({ from, until }) =>
      endedAt >= from - CLOCKS_MS && (until === null || endedAt < until + CLOCKS_MS),
  );

/**
 * Cents of each payment that were paid for a time which a ban has cut off: of each line of its paid invoices the share that was still
 * to come, the latest money first, less what of it has gone back.
 */
export function cutOffOf(
  { holder, invoices, subscriptions }: Till,
  paidFor: CreditLedger['paidFor'],
): ReadonlyMap<string, number> {
  const cut = new Map<string, number>();
  for (const one of subscriptions) {
    if (one.endedAt === null || !isCutOff(one, holder)) continue;
    const paid = invoices.filter(
      ({ subscription, status }) => subscription === one.id && status === 'paid',
    );
    let unused = unusedCents(
      paid.flatMap(({ lines }) => lines),
      one.endedAt,
    );
    for (const { payment, cents, returned } of (paidFor.get(one.id) ?? []).toReversed()) {
      const due = Math.min(unused, cents);
      unused -= due;
      if (payment !== null) cut.set(payment, (cut.get(payment) ?? 0) + Math.max(0, due - returned));
    }
  }
  return cut;
}
