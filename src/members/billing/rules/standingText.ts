import { monthDay } from '#domain/time/time.ts';
import {
  accountMoment,
  amountText,
  cardText,
  dateText,
  type InvoiceFigures,
} from './accountText.ts';
import type { Tier } from './plans.ts';
import { PLAN_NAMES } from './planText.ts';

/** The next invoice: cents that are charged, cents that credit pays, and when. */
export interface NextPayment {
  readonly cents: number;
  readonly credit: number;
  readonly at: string;
}

/** A subscription as its member is shown it. */
export interface ShownSubscription {
  readonly standing: 'active' | 'ending' | 'past_due' | 'unpaid' | 'refunded' | 'ended';
  readonly tier: Tier;
  /** Cents a period. */
  readonly price: number;
  readonly periodEnd: string;
  readonly accessUntil: string;
  /** Until when nothing is collected, for a break. */
  readonly pausedUntil?: string | undefined;
  readonly nextAttempt: string | null;
  /** Null where it is not known. */
  readonly next: NextPayment | null;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly expMonth: number;
    readonly expYear: number;
  } | null;
}

type Invoices = readonly (InvoiceFigures & { readonly createdAt: string })[];

export interface StandingText {
  readonly title: string;
  readonly badge: string;
  readonly badgeKind: 'value' | 'out' | 'bad' | '';
  readonly rows: readonly (readonly [string, string])[];
  /** What happens next. */
  readonly note: string;
  readonly isAlert: boolean;
}

/** The plan; with its price only where that is what the invoice takes: a discount or a tax makes it another. */
const planOf = ({ tier, price }: ShownSubscription, taken: number | undefined): string =>
  taken === price ? `${PLAN_NAMES[tier]}, ${amountText(price)}` : PLAN_NAMES[tier];

/** What the next invoice takes in all; undefined where it is not known. */
const nextTotal = ({ next }: ShownSubscription): number | undefined =>
  next === null ? undefined : next.cents + next.credit;

const openTotal = (invoices: Invoices): number | undefined =>
  invoices.find(({ status }) => status === 'open')?.total;

/** "$9.98 on December 26, 2026", and what credit pays of it. */
function nextText({ cents, credit, at }: NextPayment): string {
  const on = dateText(at);
  if (cents > 0)
    return credit > 0
      ? `${amountText(cents)} on ${on}, after ${amountText(credit)} of credit`
      : `${amountText(cents)} on ${on}`;
  return credit > 0 ? `Nothing on ${on}: credit pays ${amountText(credit)}` : `Nothing on ${on}`;
}

/** Whether the plans' stated prices are this member's: no discount, tax or add-on makes them others. */
export const paysThePrice = (shown: ShownSubscription): boolean => nextTotal(shown) === shown.price;

const cardRows = ({ card }: ShownSubscription): [string, string][] =>
  card === null ? [] : [['Card', `${cardText(card)}, until ${card.expMonth}/${card.expYear}`]];

function lastCharge(invoices: Invoices): [string, string][] {
  const paid = invoices.find(({ status, total }) => status === 'paid' && total > 0);
  return paid ? [['Last charge', `${amountText(paid.total)} on ${dateText(paid.createdAt)}`]] : [];
}

/** During a break of a month or more: what is due meanwhile is not charged. */
const paused = (shown: ShownSubscription, until: string): StandingText => {
  const isAfter = (at: string): boolean => Date.parse(at) >= Date.parse(until);
  const { next, periodEnd, tier } = shown;
  return {
    title: 'Payments are paused',
    badge: 'Paused',
    badgeKind: 'out',
    rows: [
      ['Plan', planOf(shown, nextTotal(shown))],
      ['Paused until', accountMoment(until)],
      // Months that begin meanwhile are void.
      ...(isAfter(periodEnd) ? [['Renews', accountMoment(periodEnd)] as const] : []),
      ...(next !== null && isAfter(next.at) ? [['Next payment', nextText(next)] as const] : []),
      ...cardRows(shown),
    ],
    note: `Nothing is charged until your break ends on ${dateText(until)}. After that your subscription goes on by itself, unless you cancel: one click, at any time.${
      tier === 'yearly' ? ' Your paid year ends later by as long as the break.' : ''
    }`,
    isAlert: false,
  };
};

const renewing = (shown: ShownSubscription): StandingText => ({
  title: 'Premium Member',
  badge: 'Active',
  badgeKind: 'value',
  rows: [
    ['Plan', planOf(shown, nextTotal(shown))],
    ['Renews', accountMoment(shown.periodEnd)],
    ...(shown.next === null ? [] : [['Next payment', nextText(shown.next)] as const]),
    ...cardRows(shown),
  ],
  note: `Cancel in one click. You keep access until the end of the ${shown.tier === 'monthly' ? 'month' : 'year'} you paid for.`,
  isAlert: false,
});

/** One whose pause is over by Stripe's clock has none any more. */
const active = (shown: ShownSubscription): StandingText =>
  shown.pausedUntil === undefined ? renewing(shown) : paused(shown, shown.pausedUntil);

const keptText = (next: NextPayment): string => {
  const text = nextText(next);
  return text.startsWith('Nothing') ? `n${text.slice(1)}` : text;
};

const ending = (shown: ShownSubscription, invoices: Invoices): StandingText => ({
  // A day alone may be a year away.
  title: `Premium until ${(shown.tier === 'yearly' ? dateText : monthDay)(shown.accessUntil)}`,
  badge: 'Canceled',
  badgeKind: 'out',
  rows: [
    ['Plan', `${PLAN_NAMES[shown.tier]}, not renewing`],
    ['Access ends', accountMoment(shown.accessUntil)],
    ...lastCharge(invoices),
  ],
  note: `No more charges. Nothing is deleted; you can come back with the same number.${
    shown.next === null ? '' : ` If you keep it, the next payment is ${keptText(shown.next)}.`
  }`,
  isAlert: false,
});

function tried(shown: ShownSubscription, invoices: Invoices): [string, string][] {
  const open = invoices.find(({ status }) => status === 'open');
  const card = shown.card === null ? '' : `, ${cardText(shown.card)} declined`;
  return open ? [['Tried', `${dateText(open.createdAt)}${card}`]] : [];
}

const nextTry = ({ nextAttempt }: ShownSubscription): [string, string] => [
  'Next try',
  nextAttempt === null ? 'None: please pay below' : accountMoment(nextAttempt),
];

const pastDue = (shown: ShownSubscription, invoices: Invoices): StandingText => ({
  title: 'Your last payment did not go through',
  badge: 'Past due',
  badgeKind: 'bad',
  rows: [
    ['Plan', planOf(shown, openTotal(invoices))],
    ...tried(shown, invoices),
    nextTry(shown),
    ['Access', `Open until ${accountMoment(shown.accessUntil)}`],
  ],
  note: `After ${monthDay(shown.accessUntil)} Premium is off until the payment goes through. You will not be charged twice for the same period.`,
  isAlert: true,
});

const unpaid = (shown: ShownSubscription, invoices: Invoices): StandingText => ({
  title: 'Premium is off until you pay',
  badge: 'Unpaid',
  badgeKind: 'bad',
  rows: [['Plan', planOf(shown, openTotal(invoices))], ...tried(shown, invoices), nextTry(shown)],
  note: 'Pay, and Premium is back on at once. Or end the subscription, and nothing more is charged.',
  isAlert: true,
});

const refunded = (shown: ShownSubscription): StandingText => ({
  title: 'Your last payment was refunded',
  badge: 'Refunded',
  badgeKind: 'out',
  rows: [['Plan', `${PLAN_NAMES[shown.tier]}, ended`]],
  note: 'Access ended with the refund, and nothing more is charged. You can subscribe again at any time.',
  isAlert: false,
});

const ended = (shown: ShownSubscription, invoices: Invoices): StandingText => ({
  title: 'Your subscription has ended',
  badge: 'Ended',
  badgeKind: 'out',
  rows: [['Plan', `${PLAN_NAMES[shown.tier]}, ended`], ...lastCharge(invoices)],
  note: 'Nothing more is charged. You can come back at any time, with the same number.',
  isAlert: false,
});

const TEXTS = { active, ending, past_due: pastDue, unpaid, refunded, ended } as const;

/** What is said of a subscription, by how it stands. */
export const planStandingText = (shown: ShownSubscription, invoices: Invoices): StandingText =>
  TEXTS[shown.standing](shown, invoices);

/** While a first payment is on its way. */
export const PAYMENT_COMING: StandingText = {
  title: 'Waiting for your payment',
  badge: 'Waiting',
  badgeKind: '',
  rows: [],
  note: 'Your bank has not confirmed the payment yet; with a bank account that can take a few days. Premium turns on by itself. If the payment does not come, you can buy again.',
  isAlert: false,
};

/** For members who never had one. */
export const noSubscription = (invoices: Invoices): StandingText => ({
  title: 'No subscription',
  badge: 'Free',
  badgeKind: '',
  rows: [
    ['Plan', 'Free'],
    [
      'Charged so far',
      amountText(
        invoices
          .filter(({ status }) => status === 'paid')
          .reduce((sum, { total, refunded: back }) => sum + Math.max(0, total) - back, 0),
      ),
    ],
  ],
  note: 'Every prediction is free to read.',
  isAlert: false,
});
