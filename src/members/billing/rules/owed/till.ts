import type { UnusedLine } from '../unused.ts';

/** Whose customer it is, and since when it is nobody's or a banned number's. Instants in ms since 1970. */
export interface Holder {
  /** `gone`: the account is deleted; `unknown`: nobody we know. */
  readonly is: 'member' | 'banned' | 'gone' | 'unknown';
  /** Since when it is not an ordinary member's; null for a member, and where nobody knows. */
  readonly since: number | null;
  /** When its number was shut out at its owner's wish, whatever has become of it. */
  readonly breaks: readonly { readonly from: number; readonly until: number }[];
  /** All bans of its number; `until` is null while one holds. */
  readonly bans: readonly { readonly from: number; readonly until: number | null }[];
}

/** A refund, whoever made it. */
export interface TillRefund {
  readonly id: string;
  readonly cents: number;
  /** Stripe's: pending, requires_action, succeeded, failed, canceled, or a newer word. */
  readonly status: string;
  readonly createdAt: number;
  /** Whether we made it: what it is for is in its note. */
  readonly ours: boolean;
  /** The pending item that it was made for, if any. */
  readonly item?: string | undefined;
}

/** Money that came in: a payment that succeeded. */
export interface TillPayment {
  /** A payment intent, or a charge without one. */
  readonly id: string;
  readonly cents: number;
  readonly paidAt: number;
  /** The invoice that it paid; null if none. */
  readonly invoice: string | null;
  readonly refunds: readonly TillRefund[];
  /** Cents that the bank has taken back: of a dispute that is open or lost. */
  readonly disputed: number;
  readonly disputedAt: number;
  /** The owner's note that what we name of it is settled. */
  readonly settled: boolean;
}

export interface TillInvoice {
  readonly id: string;
  /** Stripe's: draft, open, paid, void, uncollectible. */
  readonly status: string;
  /** Null for one without a subscription. */
  readonly subscription: string | null;
  /** Whether something on it is one of our plans. */
  readonly ours: boolean;
  readonly createdAt: number;
  /** What it is for, each with its time. */
  readonly lines: readonly UnusedLine[];
  /** Cents that somebody has taken off it by hand: a gift, which is no money. */
  readonly given?: number;
}

/** What waits for a next invoice. */
export interface TillPending {
  readonly id: string;
  /** The one on whose invoices alone it goes; null for the next invoice of any. */
  readonly subscription: string | null;
  /** Below 0 where it takes something off. */
  readonly cents: number;
  /** Whether below 0 it is the rest of a time that was invoiced, and no gift. */
  readonly isUnused: boolean;
}

/** A change of a customer's credit at Stripe. */
export interface CreditMove {
  /** Cents more; below 0, less. */
  readonly cents: number;
  readonly at: number;
  /** The invoice that took or left it; null if somebody gave or took it by hand. */
  readonly invoice: string | null;
  /** Whether we have made it, because money went back or its refund failed. */
  readonly ours: boolean;
}

/** Why all that was paid for a subscription goes back: the guarantee, or it was bought in a break. */
export type GivingBackWhy = 'guarantee' | 'shut out';

export interface TillSubscription {
  readonly id: string;
  /** Whether it is one of our plans. */
  readonly ours: boolean;
  /** Stripe's word. */
  readonly status: string;
  readonly createdAt: number;
  readonly periodStart: number;
  readonly periodEnd: number;
  readonly endedAt: number | null;
  /** Whether it is charged again unless somebody ends it. */
  readonly renews: boolean;
  /** Why all that was paid for it is to go back; null if it is not. */
  readonly givingBack: GivingBackWhy | null;
}

/** All that Stripe has of one customer's money, and whose it is. */
export interface Till {
  readonly customer: string;
  readonly holder: Holder;
  readonly payments: readonly TillPayment[];
  readonly invoices: readonly TillInvoice[];
  /** In the order in which they happened. */
  readonly credit: readonly CreditMove[];
  readonly subscriptions: readonly TillSubscription[];
  /** Read only where something is over; absent if nothing waits. */
  readonly pending?: readonly TillPending[];
}

const SECOND_MS = 1000;
const second = (at: number): number => Math.floor(at / SECOND_MS);

/** Whether an instant is no earlier than another: Stripe's times are whole seconds. */
export const isSince = (at: number, since: number | null): boolean =>
  since !== null && second(at) >= second(since);

/** Whether a subscription was bought in a break that held at that moment, whenever it ended. */
export const isBoughtInBreak = (
  { createdAt }: Pick<TillSubscription, 'createdAt'>,
  { breaks }: Pick<Holder, 'breaks'>,
): boolean => breaks.some(({ from, until }) => isSince(createdAt, from) && createdAt < until);

/** Refunds that bring no money: it stays with us. */
const LOST: readonly string[] = ['failed', 'canceled'];

export const isLost = ({ status }: TillRefund): boolean => LOST.includes(status);

/** Cents of a payment that have gone back, or are on their way: by refunds and by the bank. */
export const returnedOf = ({ refunds, disputed }: TillPayment): number =>
  refunds.reduce((sum, refund) => sum + (isLost(refund) ? 0 : refund.cents), disputed);

/** Cents of a payment that we still have. */
export const keptOf = (payment: TillPayment): number =>
  Math.max(0, payment.cents - returnedOf(payment));
