import type { BillingTools } from '../billingTools.ts';
import type { PaidSubscription } from '../stripe/subscriptions.ts';
import { applyDispute } from './applyDispute.ts';
import { applyNotice } from './applyStripeEvent.ts';
import { mayDiffer } from './mayDiffer.ts';
import { type NamedTills, nameTills } from './nameTills.ts';
import { settleEndedSubscription } from './settleEnded.ts';
import { syncSubscription } from './syncSubscription.ts';

const DAY_MS = 86_400_000;
/** As long as Stripe stores its events. */
const REFUNDS_MS = 30 * DAY_MS;
/** An inquiry may become a dispute months after it was opened; known ones cost nothing. */
const DISPUTES_MS = 365 * DAY_MS;
/** Copies compared at a time. */
const BATCH = 100;

interface Reconciled {
  /** Subscriptions that Stripe has. */
  readonly compared: number;
  /** Subscriptions whose copy was missing, old or possibly old; refunds; new disputes; stored events. */
  readonly synced: number;
  readonly refunds: number;
  readonly disputes: number;
  readonly events: number;
  /** Copies of subscriptions that Stripe does not have. */
  readonly ended: number;
  /** Customers whose money was read, because there was news of it; and those left for the next day. */
  readonly read: number;
  readonly left: number;
  /** What only the owner can settle. */
  readonly named: NamedTills['named'];
  /** What failed, and why. */
  readonly failures: readonly { readonly what: string; readonly error: unknown }[];
}

/** Runs an action for each id, and counts those with a result. A failure affects no other id. */
type Each = (ids: Iterable<string>, act: (id: string) => Promise<unknown>) => Promise<number>;

/** All that Stripe has, by customer, and their ids. */
interface Seen {
  readonly ids: Set<string>;
  readonly byCustomer: Map<string, PaidSubscription[]>;
}

/** Subscriptions of our plans that are over, with the instant of their end. */
const overOf = ({ byCustomer }: Seen): Map<string, number> =>
  new Map(
    [...byCustomer.values()]
      .flat()
      .flatMap(({ id, facts: { tier, endedAt } }) =>
        tier !== null && endedAt !== null ? [[id, endedAt] as const] : [],
      ),
  );

/** Compares every subscription at Stripe with our copy. Adds each to `seen` and returns the ids of those that differ. */
async function differing({ billing, payments }: BillingTools, seen: Seen): Promise<string[]> {
  const found: string[] = [];
  const compare = async (batch: readonly PaidSubscription[]) => {
    const rows = await billing.storedSubscriptions(batch.map(({ id }) => id));
    const stored = new Map(rows.map((row) => [row.id, row]));
    found.push(...batch.filter((one) => mayDiffer(one, stored.get(one.id))).map(({ id }) => id));
  };
  let batch: PaidSubscription[] = [];
  for await (const one of payments.subscriptions.all()) {
    seen.ids.add(one.id);
    const { customerId } = one;
    seen.byCustomer.set(customerId, [...(seen.byCustomer.get(customerId) ?? []), one]);
    batch.push(one);
    if (batch.length < BATCH) continue;
    await compare(batch);
    batch = [];
  }
  await compare(batch);
  return found;
}

/** Our copies of running subscriptions that Stripe did not list. */
async function unlisted({ billing }: BillingTools, seen: ReadonlySet<string>): Promise<string[]> {
  const live = await billing.liveSubscriptions();
  if (seen.size === 0 && live.length > 0) {
    throw new Error('Stripe has no subscription at all: its key may be that of another account.');
  }
  return live.filter((id) => !seen.has(id));
}

/**
 * Requests a subscription that Stripe did not list, because it may have begun meanwhile. One that Stripe does not have is over.
 */
async function endMissing({ billing, payments }: BillingTools, id: string): Promise<unknown> {
  const question = await billing.askStripe();
  if (await payments.subscriptions.isThere(id)) return 'unknown';
  return billing.endMissingSubscription(question, id);
}

async function newDisputes({ billing, payments }: BillingTools, now: number): Promise<string[]> {
  const found = await payments.disputes.since(now - DISPUTES_MS);
  const known = new Set(await billing.knownDisputes(found));
  return found.filter((id) => !known.has(id));
}

async function syncPayment(tools: BillingTools, payment: string): Promise<unknown> {
  const { subscriptionId } = await tools.payments.disputes.behind(payment);
  return subscriptionId === null ? 'unknown' : syncSubscription(tools, subscriptionId);
}

/**
 * Compares everything we have with Stripe and repairs what was never reported, or was lost when a backup replaced the database:
 * subscriptions, refunds, disputes, and events about unknown customers. Then asks what is owed to every customer.
 */
export async function reconcile(tools: BillingTools, now: Date): Promise<Reconciled> {
  const { billing, payments } = tools;
  const failures: { what: string; error: unknown }[] = [];
  const each: Each = async (ids, act) => {
    let count = 0;
    for (const what of ids) {
      try {
        const done = await act(what);
        if (done !== 'unknown' && done !== 'none of ours') count += 1;
      } catch (error) {
        failures.push({ what, error });
      }
    }
    return count;
  };
  const seen: Seen = { ids: new Set(), byCustomer: new Map() };
  const different = await differing(tools, seen);
  const stale = new Set([
    ...different,
    ...(await billing.abandonedSubscriptions()),
    ...(await billing.subscriptionsOnBreak()),
  ]);
  const synced = await each(stale, (id) => syncSubscription(tools, id));
  for (const what of await settleEndedSubscription(tools, overOf(seen), now.getTime(), each)) {
    const error = new Error('it can still be paid although its subscription is over: void it');
    failures.push({ what, error });
  }
  const missing = await unlisted(tools, seen.ids);
  const ended = await each(missing, (id) => endMissing(tools, id));
  const disputes = await each(await newDisputes(tools, now.getTime()), (id) =>
    applyDispute(tools, id),
  );
  const refunded = await payments.disputes.refundedSince(now.getTime() - REFUNDS_MS);
  const refunds = await each(refunded, (payment) => syncPayment(tools, payment));
  const parked = new Map((await billing.parkedEvents()).map((notice) => [notice.id, notice]));
  const events = await each(parked.keys(), async (id) => {
    const notice = parked.get(id);
    if (!notice || (await applyNotice(tools, notice)) === 'unknown') return 'unknown';
    return billing.noteEvent(notice, true);
  });
  // Last, so that what was found above is part of it.
  const tills = await nameTills(tools, seen.byCustomer, now.getTime());
  const { read, left, named } = tills;
  failures.push(...tills.failures);
  const compared = seen.ids.size;
  return { compared, synced, refunds, disputes, events, ended, read, left, named, failures };
}
