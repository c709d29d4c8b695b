import { payments } from './account.ts';

/** A customer's dollars as the bank saw them, in cents, without any code of ours. */
interface Sums {
  readonly paid: number;
  /** Given back, or on its way: by refunds and by disputes that were not won. */
  readonly back: number;
  /** Totals of what was invoiced and paid: below 0 where a switch gave credit. */
  readonly invoiced: number;
  /** What the owner gave by hand. */
  readonly gifts: number;
  readonly credit: number;
  /** Whether every payment has gone back whole. */
  readonly isAllBack: boolean;
}

const LOST: readonly (string | null)[] = ['failed', 'canceled'];
const NOT_TAKEN: readonly string[] = ['won', 'prevented'];

const total = (all: readonly number[]): number => all.reduce((sum, cents) => sum + cents, 0);

export function sumsOf(customer: string): Sums {
  const { objects } = payments.account.controls.account.state;
  const { charges, refunds, disputes, invoices, customers, balanceTransactions } = objects;
  const paid = Object.values(charges).filter((one) => one.customer === customer && one.paid);
  const backOf = (charge: string): number =>
    total(
      Object.values(refunds)
        .filter((one) => one.charge === charge && !LOST.includes(one.status))
        .map(({ amount }) => amount),
    ) +
    total(
      Object.values(disputes)
        .filter((one) => one.charge === charge && !one.status.startsWith('warning_'))
        .filter(({ status }) => !NOT_TAKEN.includes(status))
        .map(({ amount }) => amount),
    );
  const own = customers[customer];
  const byHand = Object.values(balanceTransactions).filter(
    (one) => one.customer === customer && one.invoice === null && !one.metadata?.why,
  );
  return {
    paid: total(paid.map(({ amount }) => amount)),
    back: total(paid.map(({ id }) => backOf(id))),
    invoiced: total(
      Object.values(invoices)
        .filter((one) => one.customer === customer && ['paid', 'open'].includes(one.status ?? ''))
        .map((one) => (one.status === 'paid' ? one.total : one.total - one.amount_due)),
    ),
    gifts: 0 - total(byHand.map(({ amount }) => amount)),
    credit: own !== undefined && 'balance' in own ? 0 - own.balance : 0,
    isAllBack: paid.every(({ id, amount }) => backOf(id) >= amount),
  };
}
