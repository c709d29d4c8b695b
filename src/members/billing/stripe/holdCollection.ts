import type Stripe from 'stripe';
import { type Bill, billsOf } from './bills.ts';
import { endAndSettle } from './endAndSettle.ts';
import { isPayable, voidBill } from './voidPayable.ts';

const DAY_S = 86_400;
/** Days between the end of a break and a renewal of a year, at least: time to cancel it. */
const BEFORE_RENEWAL_S = 3 * DAY_S;

/** A break of a month or more, ms since 1970. */
export interface CollectionBreak {
  readonly began: number;
  readonly until: number;
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** Whether the present period is asked for and not paid: its invoice is open, given up, or still a draft. */
const isUnpaid = (bills: readonly Bill[], { current_period_end: end }: Stripe.SubscriptionItem) =>
  bills.some(({ lines }) => lines.some(({ to }) => to >= end * 1000));

/**
 * A year's end, moved by the length of the break: what is paid for and cannot be used is not lost. A period that is not paid begins
 * anew after the break: voiding its invoice must not make it free.
 */
function laterEnd(
  { items, metadata }: Stripe.Subscription,
  { began, until }: CollectionBreak,
  bills: readonly Bill[],
): { readonly note: string; readonly end: number } | undefined {
  const [noted, base] = (metadata.break ?? '').split(' ');
  const isNoted = noted === String(began);
  const unpaid = items.data.find((item) => isUnpaid(bills, item));
  const item =
    unpaid ??
    items.data.find(({ price }) => price.recurring?.interval === 'year') ??
    (isNoted ? items.data[0] : undefined);
  if (!item) return undefined;
  const { current_period_start: start, current_period_end: current } = item;
  const first = isNoted ? Number(base) : unpaid ? start : current;
  const end = Math.max(first + seconds(until - began), seconds(until) + BEFORE_RENEWAL_S);
  const isMoved = unpaid ? end !== current : end > current;
  return isMoved ? { note: `${began} ${first}`, end } : undefined;
}

/**
 * Stops collecting for a subscription until a break ends: invoices of a month that begins meanwhile are void, open ones and drafts
 * too, and a year ends later. Stripe begins again by itself. May be repeated; returns whether something was changed.
 */
export async function holdCollection(
  stripe: Stripe,
  id: string,
  held: CollectionBreak,
): Promise<boolean> {
  const bills = (await billsOf(stripe, id)).filter(isPayable);
  const one = await stripe.subscriptions.retrieve(id);
  const until = seconds(held.until);
  const paused = one.pause_collection;
  const isPaused = paused !== null && (paused.resumes_at === null || paused.resumes_at >= until);
  const later = laterEnd(one, held, bills);
  if (!isPaused || later) {
    await stripe.subscriptions.update(id, {
      ...(!isPaused && { pause_collection: { behavior: 'void', resumes_at: until } }),
      ...(later && {
        trial_end: later.end,
        proration_behavior: 'none',
        metadata: { break: later.note },
      }),
    });
  }
  // Last: while one is there, a repeat sees that the period is unpaid.
  for (const bill of bills) await voidBill(stripe, bill);
  return !isPaused || later !== undefined || bills.length > 0;
}

/** Ends a subscription that is set to end and whose period is unpaid: nothing more of it is collected. Returns whether it did. */
export async function endUnpaid(stripe: Stripe, id: string): Promise<boolean> {
  if (!(await billsOf(stripe, id)).some(isPayable)) return false;
  await endAndSettle(stripe, id);
  return true;
}
