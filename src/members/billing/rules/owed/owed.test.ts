import { describe, expect, test } from 'vitest';
import { type NamedWhat, namedLine } from './named.ts';
import { NAMED } from './namedWords.ts';
import { owed } from './owed.ts';
import {
  creditMove,
  holder,
  invoice,
  MEMBER,
  monthTill,
  on,
  payment,
  subscription,
  switched,
  tillRefund,
} from './till.fixture.ts';
import type { Till, TillPayment } from './till.ts';

const NOW = on(40);
const asked = (till: Till) => owed(till, NOW);
const nothing = { giveBack: [], credit: 0, voids: [], drops: [], named: [] };
const of = (cents: number, what: NamedWhat, about = 'pi_1') => [{ what, about, cents }];

/** A year, and the credit of its switch, part of it spent on a second month. */
const spent = (paid: Partial<TillPayment> = {}): Till => {
  const till = switched({}, paid);
  return {
    ...till,
    invoices: [...till.invoices, invoice({ id: 'in_3', createdAt: on(32) })],
    credit: [...till.credit, creditMove(-1_995, on(32), { invoice: 'in_3' })],
  };
};

describe('credit goes with the money it came from', () => {
  test.each<[string, Till, number]>([
    ['200: of a switch nothing is owed', switched(), 0],
    ['200: refunded in full', switched({}, { refunds: [tillRefund(19_995)] }), 18_000],
    [
      '201: refunded in part, what is still credit goes first',
      switched({}, { refunds: [tillRefund(10_000)] }),
      10_000,
    ],
    [
      '201: refunded in two parts',
      switched({}, { refunds: [tillRefund(10_000), tillRefund(9_995)] }),
      18_000,
    ],
    [
      '202: refunded before the switch',
      switched({}, { refunds: [tillRefund(19_995, { createdAt: on(0) })] }),
      18_000,
    ],
    [
      '202: refunded in part before the switch',
      switched({}, { refunds: [tillRefund(5_000, { createdAt: on(0) })] }),
      5_000,
    ],
    [
      '203: part of the credit is spent, then refunded',
      spent({ refunds: [tillRefund(19_995, { createdAt: on(33) })] }),
      16_005,
    ],
    [
      '204: the refund fails',
      switched({}, { refunds: [tillRefund(19_995, { status: 'failed' })] }),
      0,
    ],
    [
      '204: the refund is on its way',
      switched({}, { refunds: [tillRefund(19_995, { status: 'pending' })] }),
      18_000,
    ],
    [
      '204: the refund is canceled',
      switched({}, { refunds: [tillRefund(19_995, { status: 'canceled' })] }),
      0,
    ],
    [
      '205: the bank took the payment back',
      switched({}, { disputed: 19_995, disputedAt: on(3) }),
      18_000,
    ],
    [
      '206: of what the owner gave nothing is taken',
      switched(
        { credit: [creditMove(500, on(0)), creditMove(18_000, on(1), { invoice: 'in_2' })] },
        { refunds: [tillRefund(19_995)] },
      ),
      18_000,
    ],
    [
      '206: nor where there is nothing else',
      monthTill({
        credit: [creditMove(500, on(1))],
        payments: [payment(1_995, { refunds: [tillRefund(1_995)] })],
      }),
      0,
    ],
    [
      '207: what we have taken is not taken again',
      switched(
        {
          credit: [
            creditMove(18_000, on(1), { invoice: 'in_2' }),
            creditMove(-18_000, on(3), { ours: true }),
          ],
        },
        { refunds: [tillRefund(19_995)] },
      ),
      0,
    ],
    [
      '204: what we have taken comes back when the refund fails',
      switched(
        {
          credit: [
            creditMove(18_000, on(1), { invoice: 'in_2' }),
            creditMove(-18_000, on(3), { ours: true }),
          ],
        },
        { refunds: [tillRefund(19_995, { status: 'failed' })] },
      ),
      -18_000,
    ],
    [
      '204: once',
      switched(
        {
          credit: [
            creditMove(18_000, on(1), { invoice: 'in_2' }),
            creditMove(-18_000, on(3), { ours: true }),
            creditMove(18_000, on(4), { ours: true }),
          ],
        },
        { refunds: [tillRefund(19_995, { status: 'failed' })] },
      ),
      0,
    ],
    [
      '207: what the owner has taken by hand is not taken again',
      switched(
        { credit: [creditMove(18_000, on(1), { invoice: 'in_2' }), creditMove(-18_000, on(3))] },
        { refunds: [tillRefund(19_995)] },
      ),
      0,
    ],
    [
      '207: another product’s credit is left alone',
      switched(
        { invoices: [invoice({ ours: false }), invoice({ id: 'in_2', ours: false })] },
        { refunds: [tillRefund(19_995)] },
      ),
      0,
    ],
  ])('%s', (_, till, cents) => {
    expect(asked(till).credit).toBe(cents);
  });

  test('208: several switches: the latest money is left, and each refund takes its own', () => {
    // A month, a year for $180 more, a month again: $180 of credit, all of the second payment.
    const till = (refunds: Partial<Record<'pi_1' | 'pi_2', number>>) =>
      monthTill({
        payments: [
          payment(1_995, { refunds: refunds.pi_1 ? [tillRefund(refunds.pi_1)] : [] }),
          payment(18_000, {
            id: 'pi_2',
            invoice: 'in_2',
            paidAt: on(0.5),
            refunds: refunds.pi_2 ? [tillRefund(refunds.pi_2)] : [],
          }),
        ],
        invoices: [invoice(), invoice({ id: 'in_2' }), invoice({ id: 'in_3' })],
        credit: [creditMove(18_000, on(1), { invoice: 'in_3' })],
      });
    expect(asked(till({ pi_1: 1_995 })).credit).toBe(0);
    expect(asked(till({ pi_2: 18_000 })).credit).toBe(18_000);
    expect(asked(till({ pi_1: 1_995, pi_2: 18_000 })).credit).toBe(18_000);
  });

  test('208: credit that paid for a year and was left again is still of the first payment', () => {
    const till = switched({}, { refunds: [tillRefund(19_995, { createdAt: on(5) })] });
    const { credit, invoices } = till;
    const more = {
      ...till,
      invoices: [...invoices, invoice({ id: 'in_3' }), invoice({ id: 'in_4' })],
      credit: [
        ...credit,
        creditMove(-18_000, on(2), { invoice: 'in_3' }),
        creditMove(18_000, on(3), { invoice: 'in_4' }),
      ],
    };
    expect(asked(more).credit).toBe(18_000);
  });

  test('209: what was bought with credit that had gone back is named', () => {
    const late = spent({ refunds: [tillRefund(19_995, { createdAt: on(2) })] });
    expect(asked(late)).toEqual({ ...nothing, credit: 16_005, named: of(1_995, 'spent twice') });
    expect(asked(spent({ refunds: late.payments[0]?.refunds ?? [], settled: true })).named).toEqual(
      [],
    );
  });
});

describe('a refund that does not arrive is named until it is settled', () => {
  const till = (paid: Partial<TillPayment>, day = 40) =>
    owed(monthTill({ payments: [payment(1_995, paid)] }), on(day)).named;
  test.each<[string, TillPayment['refunds'], number, ReturnType<typeof of> | []]>([
    [
      '210: ours, failed',
      [tillRefund(1_995, { status: 'failed', ours: true })],
      3,
      of(1_995, 'refund failed'),
    ],
    [
      '210: a year later, too',
      [tillRefund(1_995, { status: 'failed', ours: true })],
      400,
      of(1_995, 'refund failed'),
    ],
    [
      '210: the owner’s, failed',
      [tillRefund(500, { status: 'failed' })],
      3,
      of(500, 'refund failed'),
    ],
    [
      '211: ours, canceled',
      [tillRefund(1_995, { status: 'canceled', ours: true })],
      3,
      of(1_995, 'refund failed'),
    ],
    ['211: canceled by the owner who made it', [tillRefund(1_995, { status: 'canceled' })], 3, []],
    ['212: on its way', [tillRefund(1_995, { status: 'pending', ours: true })], 10, []],
    [
      '212: on its way for long',
      [tillRefund(1_995, { status: 'pending', ours: true })],
      17,
      of(1_995, 'refund waits'),
    ],
    [
      '212: waits for the customer',
      [tillRefund(1_995, { status: 'requires_action' })],
      3,
      of(1_995, 'refund waits'),
    ],
    [
      '213: given another time since',
      [
        tillRefund(1_995, { status: 'failed', ours: true }),
        tillRefund(1_995, { createdAt: on(3) }),
      ],
      4,
      [],
    ],
    [
      '213: a part of it given since',
      [tillRefund(1_995, { status: 'failed', ours: true }), tillRefund(995, { createdAt: on(3) })],
      4,
      of(1_000, 'refund failed'),
    ],
  ])('%s', (_, refunds, day, named) => {
    expect(till({ refunds }, day)).toEqual(named);
    expect(till({ refunds, settled: true }, day)).toEqual([]);
  });

  test('214: more gone back than was paid is named', () => {
    expect(till({ refunds: [tillRefund(1_995)], disputed: 1_995, disputedAt: on(3) })).toEqual(
      of(1_995, 'given twice'),
    );
  });
});

const lifted = (from: number, until: number) => ({ ...holder('member'), bans: [{ from, until }] });

describe('money that bought nothing is given back or named', () => {
  const cut = subscription({ status: 'canceled', endedAt: on(1), renews: false });
  test.each<[string, Partial<Till>, ReturnType<typeof of> | []]>([
    ['220: a member’s month', {}, []],
    ['220: a member’s month, canceled at once by themselves', { subscriptions: [cut] }, []],
    [
      '220: a deleted account’s month, by its own wish',
      { holder: holder('gone', on(1)), subscriptions: [cut] },
      [],
    ],
    [
      '221: paid by a banned number',
      { holder: holder('banned', on(0) - 5), subscriptions: [cut] },
      of(1_995, 'banned'),
    ],
    [
      '221: in the second in which the ban began',
      { holder: holder('banned', on(0) + 900), subscriptions: [cut] },
      of(1_995, 'banned'),
    ],
    [
      '222: paid after the account was deleted',
      { holder: holder('gone', on(0) - 5), subscriptions: [cut] },
      of(1_995, 'gone'),
    ],
    [
      '223: banned on the next day: 30 of 31 days',
      { holder: holder('banned', on(1)), subscriptions: [cut] },
      of(1_931, 'unused'),
    ],
    [
      '223: banned, and its unused part given back',
      {
        holder: holder('banned', on(1)),
        subscriptions: [cut],
        payments: [payment(1_995, { refunds: [tillRefund(1_931)] })],
      },
      [],
    ],
    [
      '223: banned after the period was over',
      { holder: holder('banned', on(40)), subscriptions: [subscription({ endedAt: on(31) })] },
      [],
    ],
    [
      '223: banned for the dispute of this payment',
      {
        holder: holder('banned', on(1)),
        subscriptions: [cut],
        payments: [payment(1_995, { disputed: 1_995, disputedAt: on(1) })],
      },
      [],
    ],
    [
      '502: the ban has been lifted since',
      { holder: lifted(on(1), on(2)), subscriptions: [cut] },
      of(1_931, 'unused'),
    ],
    [
      '502: ended by itself after the ban was lifted',
      { holder: lifted(on(-9), on(-8)), subscriptions: [cut] },
      [],
    ],
    [
      '503: banned right after a switch to the year: of both payments',
      {
        holder: holder('banned', on(1) + 5_000),
        subscriptions: [{ ...cut, periodStart: on(1), periodEnd: on(366) }],
        payments: [payment(1_995), payment(18_064, { id: 'pi_2', invoice: 'in_2', paidAt: on(1) })],
        invoices: [
          invoice(),
          invoice({
            id: 'in_2',
            createdAt: on(1),
            lines: [
              { cents: -1_931, from: on(1), to: on(31) },
              { cents: 19_995, from: on(1), to: on(366) },
            ],
          }),
        ],
      },
      [...of(18_064, 'unused', 'pi_2'), ...of(1_931, 'unused')],
    ],
    [
      '503: at half the price, half of it',
      {
        holder: holder('banned', on(1)),
        subscriptions: [cut],
        payments: [payment(998)],
        invoices: [invoice({ lines: [{ cents: 998, from: on(0), to: on(31) }] })],
      },
      of(966, 'unused'),
    ],
    [
      '504: a small refund had failed before: all that was cut off',
      {
        holder: holder('banned', on(1)),
        subscriptions: [cut],
        payments: [payment(1_995, { refunds: [tillRefund(100, { status: 'failed' })] })],
      },
      of(1_931, 'refund failed'),
    ],
    [
      '224: our plan, bought by nobody we know',
      { holder: holder('unknown') },
      of(1_995, 'unknown'),
    ],
    [
      '225: an invoice paid after its subscription was over',
      { payments: [payment(1_995, { paidAt: on(2) })], subscriptions: [cut] },
      of(1_995, 'over'),
    ],
    [
      '226: a payment without an invoice',
      { payments: [payment(1_995, { invoice: null })] },
      of(1_995, 'without a plan'),
    ],
    [
      '226: an invoice of ours without a subscription',
      { invoices: [invoice({ subscription: null })] },
      of(1_995, 'without a plan'),
    ],
    [
      '227: another product',
      {
        invoices: [invoice({ ours: false })],
        subscriptions: [subscription({ ours: false })],
        holder: holder('banned', on(0)),
      },
      [],
    ],
    [
      '228: two that renew',
      { subscriptions: [subscription({ createdAt: on(-9), id: 'sub_0' }), subscription()] },
      of(1_995, 'twice'),
    ],
    [
      '505: three that renew',
      {
        subscriptions: ['sub_0', 'sub_1', 'sub_2'].map((id, day) =>
          subscription({ id, createdAt: on(day) }),
        ),
        payments: [payment(1_995), payment(1_995, { id: 'pi_2', invoice: 'in_2' })],
        invoices: [invoice(), invoice({ id: 'in_2', subscription: 'sub_2' })],
      },
      [...of(1_995, 'twice'), ...of(1_995, 'twice', 'pi_2')],
    ],
    [
      '228: two, one of which ends',
      {
        subscriptions: [
          subscription({ createdAt: on(-9), id: 'sub_0', renews: false }),
          subscription(),
        ],
      },
      [],
    ],
    [
      '229: credit of a banned number',
      { ...switched(), holder: holder('banned', on(60)) },
      of(18_000, 'credit', 'cus_1'),
    ],
  ])('%s', (_, more, named) => {
    expect(asked(monthTill(more)).named).toEqual(named);
  });

  test('230: what is decided goes back whole, once, and not where it failed', () => {
    const subscriptions = [subscription({ givingBack: 'guarantee', endedAt: on(1) })];
    const back = (paid: Partial<TillPayment>) =>
      asked(monthTill({ subscriptions, payments: [payment(1_995, paid)] }));
    expect(back({})).toEqual({
      ...nothing,
      giveBack: [{ payment: 'pi_1', cents: 1_995, why: 'guarantee', subscription: 'sub_1' }],
    });
    expect(back({ refunds: [tillRefund(500)] }).giveBack).toEqual([
      { payment: 'pi_1', cents: 1_495, why: 'guarantee', subscription: 'sub_1' },
    ]);
    expect(back({ refunds: [tillRefund(1_995)] })).toEqual(nothing);
    expect(back({ disputed: 1_995, disputedAt: on(1) })).toEqual(nothing);
    expect(back({ refunds: [tillRefund(1_995, { ours: true, status: 'failed' })] })).toEqual({
      ...nothing,
      named: of(1_995, 'refund failed'),
    });
  });

  test('231: bought in a break, whenever it ended, to the second', () => {
    const bought = (from: number, until: number) =>
      asked(monthTill({ holder: { ...MEMBER, breaks: [{ from, until }] } })).giveBack.length;
    expect(bought(on(-1), on(1))).toBe(1);
    expect(bought(on(0) + 900, on(1))).toBe(1);
    expect(bought(on(0) + 1_000, on(1))).toBe(0);
    expect(bought(on(-1), on(0))).toBe(0);
  });

  test('232: of a deleted account the credit goes back to its payment, as far as that has it', () => {
    const gone = holder('gone', on(2));
    expect(asked(switched({ holder: gone })).giveBack).toEqual([
      { payment: 'pi_1', cents: 18_000, why: 'credit', subscription: 'sub_1' },
    ]);
    const given = switched({ holder: gone }, { refunds: [tillRefund(18_000, { ours: true })] });
    expect(asked(given)).toEqual({ ...nothing, credit: 18_000 });
    const failed = switched(
      { holder: gone },
      { refunds: [tillRefund(18_000, { ours: true, status: 'failed' })] },
    );
    expect(asked(failed)).toEqual({ ...nothing, named: of(18_000, 'refund failed') });
    expect(asked(monthTill({ holder: gone, credit: [creditMove(500, on(1))] }))).toEqual(nothing);
  });
});

test('233: what is over has no invoice that can be paid', () => {
  const voids = (status: string, endedAt: number | null, more: Partial<Till> = {}) =>
    asked(
      monthTill({
        invoices: [invoice(), invoice({ id: 'in_2', status })],
        subscriptions: [subscription({ endedAt })],
        ...more,
      }),
    ).voids;
  expect(voids('open', on(3))).toEqual(['in_2']);
  expect(voids('uncollectible', on(3))).toEqual(['in_2']);
  expect(voids('open', null)).toEqual([]);
  for (const status of ['draft', 'paid', 'void']) expect(voids(status, on(3))).toEqual([]);
  expect(voids('open', on(3), { invoices: [invoice({ ours: false, status: 'open' })] })).toEqual(
    [],
  );
  const loose = { invoices: [invoice({ id: 'in_2', status: 'open', subscription: null })] };
  expect(voids('open', null, loose)).toEqual([]);
  expect(voids('open', null, { ...loose, holder: holder('gone', on(9)) })).toEqual(['in_2']);
});

test('234: each line for the owner names ids, the amount and what to do', () => {
  for (const what of Object.keys(NAMED) as NamedWhat[]) {
    expect(namedLine('cus_1', { what, about: 'pi_1', cents: 1_995 })).toMatch(/^cus_1.*\$19\.95/);
  }
  expect(namedLine('cus_1', { what: 'over', about: 'pi_1', cents: 1_995 })).toBe(
    'cus_1: $19.95 of pi_1 was paid after its subscription was over: give it back; then note settled=yes on it in Stripe',
  );
});

test('584: credit that an invoice leaves because the owner took something off it by hand is a gift, not money', () => {
  const till = monthTill({
    payments: [payment(1_995)],
    invoices: [invoice(), invoice({ id: 'in_2', createdAt: on(31), given: 3_000 })],
    credit: [creditMove(1_005, on(31), { invoice: 'in_2' })],
    holder: holder('gone', on(40)),
  });
  expect(owed(till, on(41)).giveBack).toEqual([]);
  // Of a switch that was lowered, too, only the rest is.
  const lowered = switched({ holder: holder('gone', on(40)) });
  const invoices = lowered.invoices.map((one) =>
    one.id === 'in_2' ? { ...one, given: 500 } : one,
  );
  expect(owed({ ...lowered, invoices }, on(41)).giveBack).toEqual([
    { payment: 'pi_1', cents: 17_500, why: 'credit', subscription: 'sub_1' },
  ]);
});

test('690: a bank’s money for a subscription that was given up before it came is named', () => {
  const late = monthTill({
    invoices: [invoice({ status: 'void' })],
    subscriptions: [subscription({ status: 'incomplete_expired', renews: false })],
  });
  expect(owed(late, on(12)).named).toEqual([{ what: 'over', about: 'pi_1', cents: 1_995 }]);
});
