import type Stripe from 'stripe';
import { voidPayable } from './voidPayable.ts';

const DAY_S = 86_400;
/** Days between the end of a break and a renewal of a year, at least: time to cancel it. */
const BEFORE_RENEWAL_S = 3 * DAY_S;

/** A break of a month or more, ms since 1970. */
export interface CollectionBreak {
  readonly began: number;
  readonly until: number;
}

const seconds = (ms: number): number => Math.ceil(ms / 1000);

/** A year's end, moved by the length of the break: what is paid for and cannot be used is not lost. */
function laterEnd(
  { items, metadata }: Stripe.Subscription,
  { began, until }: CollectionBreak,
): { readonly note: string; readonly end: number } | undefined {
  const item = items.data.find(({ price }) => price.recurring?.interval === 'year');
  if (!item) return undefined;
  const [noted, base] = (metadata.break ?? '').split(' ');
  const first = noted === String(began) ? Number(base) : item.current_period_end;
  const end = Math.max(first + seconds(until - began), seconds(until) + BEFORE_RENEWAL_S);
  return end > item.current_period_end ? { note: `${began} ${first}`, end } : undefined;
}

/** Pauses, and moves a year's end. Returns whether something was changed. */
async function pause(stripe: Stripe, id: string, held: CollectionBreak): Promise<boolean> {
  const one = await stripe.subscriptions.retrieve(id);
  const until = seconds(held.until);
  const paused = one.pause_collection;
  const isPaused = paused !== null && (paused.resumes_at === null || paused.resumes_at >= until);
  const later = laterEnd(one, held);
  if (isPaused && !later) return false;
  await stripe.subscriptions.update(id, {
    ...(!isPaused && { pause_collection: { behavior: 'void', resumes_at: until } }),
    ...(later && {
      trial_end: later.end,
      proration_behavior: 'none',
      metadata: { break: later.note },
    }),
  });
  return true;
}

/**
 * Stops collecting for a subscription until a break ends: invoices of a month that begins meanwhile are void, so are open and
 * drafted ones, and a year ends later. Stripe begins again by itself. May be repeated; returns whether something was changed.
 */
export async function holdCollection(
  stripe: Stripe,
  id: string,
  held: CollectionBreak,
): Promise<boolean> {
  const isChanged = await pause(stripe, id, held);
  // After it, for Stripe voids by itself only what it makes from then on.
  await voidPayable(stripe, id);
  return isChanged;
}
