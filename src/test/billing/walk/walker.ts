import { travel, trial } from '../../accounts/trial.ts';
import { payments } from '../account.ts';
import { atStripe, controls, newPayer, type PayingMember } from '../member.ts';

/** A member whose money is followed, with what has happened to them: by the walker's own book, not by ours. */
export interface WalkedMember extends PayingMember {
  /** Their customers at Stripe: the one they bought as, and what support has made. */
  readonly customers: Set<string>;
  /** Breaks, ms since 1970. */
  readonly breaks: { readonly from: number; until: number }[];
  /** Bans, ms since 1970; `until` is null while one holds. */
  readonly bans: { readonly from: number; until: number | null }[];
  leftAt: number | null;
  disputed: boolean;
  /** Subscriptions of which the guarantee has given everything back. */
  readonly guaranteed: Set<string>;
  /** Subscriptions that were cancelled here, and when. */
  readonly cancelled: Map<string, number>;
  /** Subscriptions to another product. */
  readonly others: Set<string>;
  /** Cents given on invoices by hand. */
  gifts: number;
  /** Payment pages that were opened and not paid yet. */
  readonly pages: Set<string>;
  /** Payments whose money is on its way. */
  readonly slow: Set<string>;
}

/** What went against the rules, in one sentence each. */
type Wrong = string[];

export interface BillingWalk {
  readonly random: () => number;
  readonly members: WalkedMember[];
  /** How much of their life each member has behind them, by their place. */
  readonly lived: Map<number, number>;
  readonly wrong: Wrong;
  /** What was done, for a reader of a failure. */
  readonly done: string[];
}

/** @param phone of a former member, whose number is somebody else's now */
export async function newWalked(phone?: string): Promise<WalkedMember> {
  return {
    ...(await newPayer(phone)),
    customers: new Set(),
    breaks: [],
    bans: [],
    leftAt: null,
    disputed: false,
    guaranteed: new Set(),
    cancelled: new Map(),
    others: new Set(),
    gifts: 0,
    pages: new Set(),
    slow: new Set(),
  };
}

export const now = (): number => Date.now();
export const isBannedNow = ({ bans }: WalkedMember): boolean =>
  bans.some(({ until }) => until === null);
export const isIn = ({ leftAt }: WalkedMember): boolean => leftAt === null;

let ahead = 0;
export const beginTime = (): void => {
  ahead = 0;
};

/** Lets time pass, for all clocks; sessions are used meanwhile, so that they stay, and are trusted by their age. */
export async function letTimePass(ms: number): Promise<void> {
  ahead += ms;
  await travel(ahead);
  controls().tick();
  await trial.database.query(
    `update sessions set created_at = clock() - interval '2 days', used_at = clock(), renewed_at = clock()
      where ended_at is null`,
  );
}

/** All who have had this number, one after the other. */
export const holdersOf = ({ members }: BillingWalk, { phone }: WalkedMember): WalkedMember[] =>
  members.filter((one) => one.phone === phone);

export const pickOne = <T>(all: readonly T[], random: () => number): T | undefined =>
  all[Math.floor(random() * all.length)];

const productOfPlans = (): string => {
  const price = atStripe().prices[payments.account.prices.monthly];
  return String(price?.product);
};

/** A member's subscriptions to our plans, the oldest first. */
export const plansOf = ({ customers }: WalkedMember) =>
  Object.values(atStripe().subscriptions).filter(
    ({ customer, items }) =>
      customers.has(customer) && items.data.some(({ price }) => price.product === productOfPlans()),
  );

export const runningOf = (who: WalkedMember) =>
  plansOf(who).filter(
    ({ ended_at, status }) => ended_at === null && !status.startsWith('incomplete'),
  );

/** Payments that have come in, the oldest first, with the subscription that each has paid for. */
export function paidBy({ customers }: WalkedMember) {
  const { charges, invoicePayments, invoices } = atStripe();
  const invoiceOf = new Map(
    Object.values(invoicePayments).map(({ payment, invoice }) => [payment.payment_intent, invoice]),
  );
  return Object.values(charges)
    .filter(({ customer, paid }) => paid && customers.has(customer ?? ''))
    .map((charge) => {
      const invoice = invoices[invoiceOf.get(charge.payment_intent ?? '') ?? ''];
      const subscription = invoice?.parent?.subscription_details?.subscription ?? '';
      return { charge, invoice, subscription };
    });
}

/** Refunds of a charge that have not failed. */
export const refundsOf = (charge: string) =>
  Object.values(atStripe().refunds).filter(
    (one) => one.charge === charge && one.status !== 'failed' && one.status !== 'canceled',
  );

export const backOf = (charge: string): number => {
  const disputed = Object.values(atStripe().disputes).filter(
    (one) =>
      one.charge === charge &&
      !one.status.startsWith('warning_') &&
      !['won', 'prevented'].includes(one.status),
  );
  return [...refundsOf(charge), ...disputed].reduce((sum, { amount }) => sum + amount, 0);
};

/** Cents that we have given back to somebody, whatever for. */
export const givenTo = (who: WalkedMember): number =>
  paidBy(who)
    .flatMap(({ charge }) => refundsOf(charge.id))
    .reduce((sum, { amount }) => sum + amount, 0);
