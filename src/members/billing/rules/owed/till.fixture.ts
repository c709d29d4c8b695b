import type {
  CreditMove,
  Holder,
  Till,
  TillInvoice,
  TillPayment,
  TillRefund,
  TillSubscription,
} from './till.ts';

export const DAY = 86_400_000;
/** An instant so many days after the first purchase. */
export const on = (day: number): number => Date.parse('2027-03-01T12:00:00Z') + day * DAY;

export const MEMBER: Holder = { is: 'member', since: null, breaks: [], bans: [] };
export const holder = (is: Holder['is'], since: number | null = null): Holder => ({
  ...MEMBER,
  is,
  since,
  bans: is === 'banned' && since !== null ? [{ from: since, until: null }] : [],
});

export const tillRefund = (cents: number, more: Partial<TillRefund> = {}): TillRefund => ({
  id: 're_1',
  cents,
  status: 'succeeded',
  createdAt: on(2),
  ours: false,
  ...more,
});

export const payment = (cents: number, more: Partial<TillPayment> = {}): TillPayment => ({
  id: 'pi_1',
  cents,
  paidAt: on(0),
  invoice: 'in_1',
  refunds: [],
  disputed: 0,
  disputedAt: 0,
  settled: false,
  ...more,
});

export const invoice = (more: Partial<TillInvoice> = {}): TillInvoice => ({
  id: 'in_1',
  status: 'paid',
  subscription: 'sub_1',
  ours: true,
  createdAt: on(0),
  lines: [{ cents: 1_995, from: on(0), to: on(31) }],
  ...more,
});

export const subscription = (more: Partial<TillSubscription> = {}): TillSubscription => ({
  id: 'sub_1',
  ours: true,
  status: 'active',
  createdAt: on(0),
  periodStart: on(0),
  periodEnd: on(31),
  endedAt: null,
  renews: true,
  givingBack: null,
  ...more,
});

export const creditMove = (
  cents: number,
  at: number,
  more: Partial<CreditMove> = {},
): CreditMove => ({
  cents,
  at,
  invoice: null,
  ours: false,
  ...more,
});

/** A month that was paid. */
export const monthTill = (more: Partial<Till> = {}): Till => ({
  customer: 'cus_1',
  holder: MEMBER,
  payments: [payment(1_995)],
  invoices: [invoice()],
  credit: [],
  subscriptions: [subscription()],
  ...more,
});

/** A year that was paid, then switched to a month on the next day: $180 is left as credit. */
export const switched = (more: Partial<Till> = {}, paid: Partial<TillPayment> = {}): Till =>
  monthTill({
    payments: [payment(19_995, paid)],
    invoices: [invoice(), invoice({ id: 'in_2', createdAt: on(1) })],
    credit: [creditMove(18_000, on(1), { invoice: 'in_2' })],
    subscriptions: [subscription({ periodStart: on(1), periodEnd: on(32) })],
    ...more,
  });
