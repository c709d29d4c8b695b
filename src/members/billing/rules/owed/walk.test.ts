import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bank } from './bank.fixture.ts';
import { owed } from './owed.ts';

/** What can happen to a customer; `at` picks a payment, `share` a part of it. */
const ACTS = {
  monthly: (bank: Bank) => bank.buy('monthly'),
  yearly: (bank: Bank) => bank.buy('yearly'),
  down: (bank: Bank) => bank.switchTo('monthly'),
  up: (bank: Bank) => bank.switchTo('yearly'),
  end: (bank: Bank) => bank.end(),
  refund: (bank: Bank, at: number) => bank.refund(bank.payments.at(-1 - at), 1),
  part: (bank: Bank, at: number, share: number) => bank.refund(bank.payments.at(-1 - at), share),
  fail: (bank: Bank, at: number) => {
    const last = bank.payments.at(-1 - at)?.refunds.at(-1);
    if (last) last.status = 'failed';
  },
  dispute: (bank: Bank, at: number) => bank.dispute(bank.payments.at(-1 - at)),
  won: (bank: Bank, at: number) => {
    const payment = bank.payments.at(-1 - at);
    if (payment) payment.disputed = 0;
  },
  gift: (bank: Bank) => {
    bank.move(500);
    bank.gifts += 500;
  },
  ban: (bank: Bank) => bank.become('banned'),
  leave: (bank: Bank) => bank.become('gone'),
  settle,
} as const satisfies Record<string, (bank: Bank, at: number, share: number) => void>;
type Act = keyof typeof ACTS;

/** Does what the rule says, as our code does. */
function settle(bank: Bank): void {
  const { giveBack, credit } = owed(bank.till(), bank.now);
  // There is never less credit than is to be taken.
  expect(credit).toBeLessThanOrEqual(Math.max(0, bank.credit));
  bank.move(-credit, { ours: true });
  for (const { payment, cents } of giveBack) {
    const paid = bank.payments.find(({ id }) => id === payment);
    if (paid) bank.refundCents(paid, cents, true);
  }
}

/** Kinds of what is named that say nothing of money that we still have. */
const NOT_KEPT: readonly string[] = ['refund waits', 'spent twice', 'given twice'];

const total = (all: readonly number[]): number => all.reduce((sum, cents) => sum + cents, 0);

function expectSumsOf(bank: Bank): void {
  for (let round = 0; round < 3; round += 1) settle(bank);
  const { giveBack, credit: due, named } = owed(bank.till(), bank.now);
  expect([giveBack, due]).toEqual([[], 0]);

  const { payments, credit, gifts, invoiced, holder } = bank;
  const paid = total(payments.map(({ cents }) => cents));
  const back = total(payments.map((payment) => bank.backOf(payment)));
  const owner = total(named.flatMap(({ what, cents }) => (NOT_KEPT.includes(what) ? [] : [cents])));
  // Credit is what was paid beyond the invoices and what was given by hand; money that went back took at most itself of it.
  expect(credit).toBeGreaterThanOrEqual(0);
  expect(credit).toBeLessThanOrEqual(Math.max(0, paid + gifts - invoiced));
  expect(credit).toBeGreaterThanOrEqual(paid + gifts - invoiced - back);
  // Nothing is given twice: with all money back, no credit of it is left.
  if (payments.every((payment) => bank.backOf(payment) >= payment.cents))
    expect(credit).toBeLessThanOrEqual(gifts);
  // paid = used + given back + credit of it + named: what was used is no less than nothing.
  for (const payment of payments) {
    const about = named.filter(
      ({ about, what }) => about === payment.id && !NOT_KEPT.includes(what),
    );
    expect(about.length).toBeLessThanOrEqual(1);
    expect(total(about.map(({ cents }) => cents)) + bank.backOf(payment)).toBeLessThanOrEqual(
      payment.cents,
    );
  }
  expect(owner).toBeLessThanOrEqual(paid - back);
  // Nothing is kept silently of what was paid by nobody who could use it.
  const late = payments.filter(({ paidAt }) => holder.since !== null && paidAt >= holder.since);
  const kept = total(late.map((payment) => payment.cents - bank.backOf(payment)));
  const said = new Set(late.map(({ id }) => id));
  const ofThem = total(
    named.flatMap(({ about, what, cents }) =>
      (said.has(about) && !NOT_KEPT.includes(what)) || what === 'credit' ? [cents] : [],
    ),
  );
  expect(ofThem).toBeGreaterThanOrEqual(kept);
  // What is left of a deleted account is no credit of its own money, unless its refund failed.
  const failed = payments.some(
    ({ refunds, disputed }) =>
      disputed > 0 || refunds.some(({ status, ours }) => ours && status === 'failed'),
  );
  if (holder.is === 'gone' && !failed) expect(credit).toBeLessThanOrEqual(gifts);
}

test('235: whatever happens, in whatever order, every dollar that was paid was used, has gone back, is credit or is named', () => {
  const names = Object.keys(ACTS) as Act[];
  const step = fc.tuple(
    fc.constantFrom(...names),
    fc.nat({ max: 2 }),
    fc.constantFrom(0.1, 0.5, 0.9),
    fc.constantFrom(0, 0.001, 1, 10, 29),
  );
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => {
      const bank = new Bank();
      bank.buy('yearly');
      for (const [name, at, share, days] of steps) {
        bank.pass(days);
        ACTS[name](bank, at, share);
      }
      expectSumsOf(bank);
    }),
    { numRuns: 3_000 },
  );
});
