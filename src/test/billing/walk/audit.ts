import { payments } from '../account.ts';
import { atStripe } from '../member.ts';
import { sumsOf } from '../sums.ts';
import { followed } from './book.ts';
import {
  type BillingWalk,
  backOf,
  isBannedNow,
  paidBy,
  plansOf,
  refundsOf,
  type WalkedMember,
} from './walker.ts';

interface NamedLine {
  readonly customer: string;
  readonly line: string;
}

const second = (ms: number): number => Math.floor(ms / 1000);
type Paid = ReturnType<typeof paidBy>[number];

/** Whether the member was nobody who may buy when this was paid. */
const isNobodys = ({ bans, leftAt }: WalkedMember, at: number): boolean =>
  (leftAt !== null && at >= second(leftAt)) ||
  bans.some(({ from, until }) => until === null && at >= second(from));

const isInBreak = ({ breaks }: WalkedMember, at: number): boolean =>
  breaks.some(({ from, until }) => at >= second(from) && at * 1000 < until);

/** Why a payment has to have gone back whole, or to be named to the owner. */
function whyBack(who: WalkedMember, { charge, subscription }: Paid): string | undefined {
  const sub = atStripe().subscriptions[subscription];
  if (who.guaranteed.has(subscription)) return 'of the guarantee';
  if (sub && isInBreak(who, sub.created)) return 'bought in a break';
  if (isNobodys(who, charge.created)) return 'of nobody';
  if (sub?.status === 'incomplete_expired') return 'for what never began';
  if (sub?.ended_at && charge.created > sub.ended_at) return 'after the end';
  return undefined;
}

/** What our refunds may be for, by their notes. */
const JUST: Readonly<Record<string, (who: WalkedMember, paid: Paid) => boolean>> = {
  'money-back guarantee': (who, { subscription }) => who.guaranteed.has(subscription),
  'bought while shut out': (who, { subscription, charge }) =>
    isInBreak(who, atStripe().subscriptions[subscription]?.created ?? 0) ||
    isInBreak(who, charge.created),
  'paid by nobody': (who, { charge }) => who.disputed || isNobodys(who, charge.created),
  'paid after the end': (_, { subscription }) =>
    (atStripe().subscriptions[subscription]?.ended_at ?? null) !== null,
  'not used': (who) => who.disputed,
  'unused credit of a deleted account': (who) => who.leftAt !== null,
  'not used, and on no invoice': (_, { subscription }) =>
    (atStripe().subscriptions[subscription]?.ended_at ?? null) !== null,
};

function auditPayment(who: WalkedMember, paid: Paid, named: readonly NamedLine[]): string[] {
  const { charge, subscription } = paid;
  const wrong: string[] = [];
  const isPlan = plansOf(who).some(({ id }) => id === subscription);
  const intent = charge.payment_intent ?? charge.id;
  const isNamed = named.some(({ line }) => line.includes(intent));
  const back = backOf(charge.id);
  const ours = refundsOf(charge.id).filter(({ metadata }) => metadata?.why);
  if (!isPlan) return ours.length > 0 ? [`${intent}: another product's money was given back`] : [];
  if (back > charge.amount && !isNamed)
    wrong.push(`${intent}: ${back} of ${charge.amount} went back`);
  const why = whyBack(who, paid);
  if (why !== undefined && back < charge.amount && !isNamed)
    wrong.push(`${intent}: paid ${why}, ${charge.amount - back} is kept and not named`);
  for (const { metadata, id } of ours)
    if (JUST[metadata?.why ?? '']?.(who, paid) !== true)
      wrong.push(`${intent}: ${id} was given back for nothing (${metadata?.why})`);
  return wrong;
}

/** Cents that a bank has sent for an invoice that was void by then, and that have not gone back: `whyBack` asks for them. */
const neverInvoiced = (who: WalkedMember, customer: string): number =>
  paidBy(who)
    .filter(({ charge }) => charge.customer === customer)
    .filter(({ invoice }) => invoice?.status === 'void')
    .reduce((sum, { charge }) => sum + Math.max(0, charge.amount - backOf(charge.id)), 0);

function auditCustomer(who: WalkedMember, customer: string, named: readonly NamedLine[]): string[] {
  const { paid, back, invoiced, gifts, credit } = sumsOf(customer);
  const wrong: string[] = [];
  const isTwice = named.some(
    (one) => one.customer === customer && one.line.includes('more has gone back'),
  );
  if (back > paid && !isTwice) wrong.push(`${customer}: ${back} of ${paid} went back`);
  if (credit > Math.max(0, paid + gifts - invoiced))
    wrong.push(`${customer}: credit of ${credit}, and ${paid + gifts - invoiced} is there`);
  const least = paid + gifts - invoiced - back - neverInvoiced(who, customer);
  if (credit < least) wrong.push(`${customer}: credit of ${credit}, and ${least} is owed`);
  const own = new Set(plansOf(who).map(({ id }) => id));
  const right = followed(customer, (subscription) => own.has(subscription));
  if (credit !== right.credit)
    wrong.push(`${customer}: credit of ${credit}, and by the book ${right.credit}`);
  for (const [charge, cents] of right.spentTwice) {
    const intent = atStripe().charges[charge]?.payment_intent ?? charge;
    if (!named.some(({ line }) => line.includes(intent)))
      wrong.push(`${intent}: ${cents} of it were spent after it had gone back, and nobody is told`);
  }
  // What was given on invoices by hand is no money: only what is paid beyond all that was sold may go back as credit.
  const lines = Object.values(atStripe().invoices)
    .filter((one) => one.customer === customer && one.status === 'paid')
    .flatMap((one) => one.lines.data);
  const given = lines
    .filter(({ amount, parent }) => amount < 0 && parent?.type === 'invoice_item_details')
    .reduce((sum, { amount }) => sum - amount, 0);
  const asCredit = paidBy(who)
    .filter(({ charge }) => charge.customer === customer)
    .flatMap(({ charge }) => refundsOf(charge.id))
    .filter(({ metadata }) => metadata?.why === 'unused credit of a deleted account')
    .reduce((sum, { amount }) => sum + amount, 0);
  const most = paid + gifts - invoiced - given;
  if (asCredit > Math.max(0, most))
    wrong.push(`${customer}: ${asCredit} given back as credit, and ${most} is there`);
  if (right.notCredit > 0)
    wrong.push(`${customer}: ${right.notCredit} given back as credit, and was none of its payment`);
  return wrong;
}

function auditOpen(who: WalkedMember, named: readonly NamedLine[]): string[] {
  const over = new Set(plansOf(who).flatMap(({ id, ended_at }) => (ended_at === null ? [] : [id])));
  const payable = Object.values(atStripe().invoices).filter(
    ({ status, parent }) =>
      ['open', 'uncollectible', 'draft'].includes(status ?? '') &&
      over.has(parent?.subscription_details?.subscription ?? ''),
  );
  const wrong = payable.map(({ id, status }) => `${id}: ${status}, and its subscription is over`);
  for (const item of payments.account.controls.account.state.pendingItems)
    if (over.has(item.subscription ?? ''))
      if (!named.some((one) => one.customer === item.customer && one.line.includes('stands on no')))
        wrong.push(`${item.id}: ${item.cents} of what is over wait for an invoice`);
  for (const { id, ended_at, customer } of plansOf(who)) {
    const isFirst = customer === [...who.customers][0];
    if ((isBannedNow(who) || who.leftAt !== null) && ended_at === null && isFirst)
      wrong.push(`${id}: runs for nobody`);
  }
  for (const id of who.others) {
    const one = atStripe().subscriptions[id];
    if (one?.ended_at !== null && one?.cancellation_details?.reason !== 'payment_failed')
      wrong.push(`${id}: another product's subscription was ended`);
  }
  for (const [id, at] of who.cancelled)
    if (
      paidBy(who).some(
        ({ charge, subscription }) => subscription === id && charge.created * 1000 > at,
      )
    )
      wrong.push(`${id}: charged after it was cancelled`);
  return wrong;
}

/** Every dollar of everybody, by sums of the walker's own: nothing is kept silently, nothing given twice or for nothing. */
export function auditBilling({ members, wrong }: BillingWalk, named: readonly NamedLine[]): void {
  for (const who of members) {
    for (const paid of paidBy(who)) wrong.push(...auditPayment(who, paid, named));
    for (const customer of who.customers) wrong.push(...auditCustomer(who, customer, named));
    wrong.push(...auditOpen(who, named));
  }
}
