import { expect, test } from 'vitest';
import { owed } from './owed.ts';
import {
  creditMove,
  holder,
  invoice,
  monthTill,
  on,
  payment,
  subscription,
  tillRefund,
} from './till.fixture.ts';
import type { Till, TillPending } from './till.ts';

const over = subscription({ status: 'canceled', endedAt: on(10), renews: false });
const item = (cents: number, more: Partial<TillPending> = {}): TillPending => ({
  id: 'ii_1',
  subscription: 'sub_1',
  cents,
  isUnused: cents < 0,
  ...more,
});
const ended = (pending: readonly TillPending[], more: Partial<Till> = {}): Till =>
  monthTill({ subscriptions: [over], pending, ...more });
const dueOf = (till: Till) => {
  const { giveBack, drops, named } = owed(till, on(12));
  return {
    back: giveBack.map(({ payment: of, cents, why }) => `${why} ${cents} of ${of}`),
    drops,
    named: named.map(({ what, cents }) => `${what} ${cents}`),
  };
};
const back = (cents: number, more = {}) =>
  tillRefund(cents, { ours: true, item: 'ii_1', createdAt: on(11), ...more });

test('680: a time that was paid for, not used, and on no invoice: goes back, and then the item is deleted', () => {
  expect(dueOf(ended([item(-400)]))).toEqual({
    back: ['pending 400 of pi_1'],
    drops: ['ii_1'],
    named: [],
  });
});

test('680: it goes back once, also where the item could not be deleted after', () => {
  const paid = { payments: [payment(1_995, { refunds: [back(400)] })] };
  expect(dueOf(ended([item(-400)], paid))).toEqual({ back: [], drops: ['ii_1'], named: [] });
});

test('680: a refund for it that fails is named, and not tried again', () => {
  const paid = { payments: [payment(1_995, { refunds: [back(400, { status: 'failed' })] })] };
  expect(dueOf(ended([item(-400)], paid))).toEqual({
    back: [],
    drops: ['ii_1'],
    named: ['refund failed 400'],
  });
});

test('680: never more than is still here, the latest payment first', () => {
  const two = {
    payments: [
      payment(1_995),
      payment(500, { id: 'pi_2', invoice: 'in_2', paidAt: on(1), refunds: [tillRefund(200)] }),
    ],
    invoices: [invoice(), invoice({ id: 'in_2' })],
  };
  expect(dueOf(ended([item(-400)], two)).back).toEqual(['pending 200 of pi_2']);
  expect(dueOf(ended([item(-600)], two)).back).toEqual([
    'pending 300 of pi_2',
    'pending 100 of pi_1',
  ]);
  const both = [item(-400), item(-1_900, { id: 'ii_2' })];
  expect(dueOf(ended(both)).back).toEqual(['pending 400 of pi_1', 'pending 1595 of pi_1']);
});

test('680: what goes back anyway does not go back for an item as well', () => {
  const all = { subscriptions: [{ ...over, givingBack: 'guarantee' as const }] };
  expect(dueOf(ended([item(-400)], all))).toEqual({
    back: ['guarantee 1995 of pi_1'],
    drops: ['ii_1'],
    named: [],
  });
});

test.each([
  ['charge', item(500)],
  ['gift', item(-500, { isUnused: false })],
])('681: a %s on an invoice that will never come is deleted', (_, pending) => {
  expect(dueOf(ended([pending]))).toEqual({ back: [], drops: ['ii_1'], named: [] });
});

test('682: what may still come stays: of what runs, of another product, of any next invoice', () => {
  const stays = { back: [], drops: [], named: [] };
  expect(dueOf(monthTill({ pending: [item(500), item(-400, { id: 'ii_2' })] }))).toEqual(stays);
  const other = subscription({ id: 'sub_2', ours: false, endedAt: on(5) });
  const two = { subscriptions: [over, other] };
  expect(dueOf(ended([item(500, { subscription: 'sub_2' })], two))).toEqual(stays);
  expect(dueOf(ended([item(500, { subscription: null })]))).toEqual(stays);
});

test('682: of a deleted account what any invoice would take goes, unless something else still runs', () => {
  const gone = { holder: holder('gone', on(10)) };
  expect(dueOf(ended([item(500, { subscription: null })], gone)).drops).toEqual(['ii_1']);
  const runs = { ...gone, subscriptions: [over, subscription({ id: 'sub_2', ours: false })] };
  expect(dueOf(ended([item(500, { subscription: null })], runs)).drops).toEqual([]);
});

test.each<readonly [string, Partial<Till>]>([
  ['a banned number', { holder: holder('banned', on(10)) }],
  ['nobody we know', { holder: holder('unknown') }],
  ['an unpaid invoice', { invoices: [invoice(), invoice({ id: 'in_2', status: 'void' })] }],
  ['a disputed payment', { payments: [payment(1_995, { disputed: 100, disputedAt: on(11) })] }],
  ['a settled payment', { payments: [payment(1_995, { settled: true })] }],
  [
    'an earlier refund of ours that failed',
    { payments: [payment(1_995, { refunds: [tillRefund(9, { ours: true, status: 'failed' })] })] },
  ],
])('683: where it may not go back the owner decides, and the item stays: %s', (_, more) => {
  const { back: given, drops, named } = dueOf(ended([item(-400)], more));
  expect([given, drops]).toEqual([[], []]);
  expect(named.some((line) => line.startsWith('stands nowhere'))).toBe(true);
});

test('684: what was paid with a gift is no money', () => {
  const gift = ended([item(-400)], {
    payments: [],
    credit: [creditMove(1_995, on(-1)), creditMove(-1_995, on(0), { invoice: 'in_1' })],
  });
  expect(dueOf(gift)).toEqual({ back: [], drops: ['ii_1'], named: [] });
});

test('684: a refund for it takes no credit of the same payment', () => {
  const credit = [creditMove(800, on(1), { invoice: 'in_2' })];
  const invoices = [invoice(), invoice({ id: 'in_2' })];
  const till = ended([], {
    payments: [payment(1_995, { refunds: [back(400)] })],
    credit,
    invoices,
  });
  expect(owed(till, on(12)).credit).toBe(0);
  const byHand = { ...till, payments: [payment(1_995, { refunds: [tillRefund(400)] })] };
  expect(owed(byHand, on(12)).credit).toBe(400);
});
