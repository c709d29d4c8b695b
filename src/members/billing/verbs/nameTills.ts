import { createHash } from 'node:crypto';
import { type NamedOwed, namedLine } from '../rules/owed/named.ts';
import type { KeptTill, TillHolder, Tills } from '../store/tills.ts';
import type { Glance } from '../stripe/glances.ts';
import type { Payments } from '../stripe/payments.ts';
import type { PaidSubscription } from '../stripe/subscriptions.ts';
import { tillNotes } from './tillNotes.ts';

const DAY_MS = 86_400_000;
/** Whatever the lists show, everything is read again this often. */
const READ_AGAIN_MS = 30 * DAY_MS;
/** Overlap of two readings: Stripe's times are whole seconds, and a payment may come in while we read. */
const SLACK_MS = 3_600_000;
/** Customers read a day, so that a first run has an end: the others the next day. */
const MOST = 1_000;
/** Customers looked up in the database, and read at Stripe, at a time. */
const BATCH = 500;
const AT_ONCE = 4;
/** Raise it when the rule changes: every customer is then read again. */
const RULE = 2;

interface TillTools {
  readonly tills: Tills;
  readonly payments: Pick<Payments, 'glances' | 'settleTill'>;
}

export interface NamedTills {
  /** Customers of ours; those of them whose money was read. */
  readonly customers: number;
  readonly read: number;
  /** Left for the next day. */
  readonly left: number;
  /** What only the owner can settle, a line each. */
  readonly named: readonly {
    readonly customer: string;
    readonly what: NamedOwed['what'];
    readonly line: string;
  }[];
  readonly failures: readonly { readonly what: string; readonly error: unknown }[];
}

interface Customer {
  readonly id: string;
  readonly glance: Glance;
  readonly subscriptions: readonly PaidSubscription[];
  readonly holder: TillHolder | undefined;
  readonly kept: KeptTill | undefined;
}

/** Everything that is known of a customer without reading it, as one short text. */
function seenOf({ glance, subscriptions, holder }: Customer): string {
  const running = subscriptions.map(
    ({ id, latestInvoice, givingBack, facts: { status, tier, periodEnd, cancelsAt, endedAt } }) =>
      [id, latestInvoice, givingBack, status, tier, periodEnd, cancelsAt, endedAt].join(' '),
  );
  const all = [RULE, ...glance.things.toSorted(), ...running.toSorted(), JSON.stringify(holder)];
  return createHash('sha256').update(all.join('\n')).digest('base64url');
}

/** By our own ids: a row of ours, our note on the customer, or one of our plans. */
const isOurs = ({ holder, glance, subscriptions }: Customer): boolean =>
  holder !== undefined ||
  glance.memberId !== null ||
  subscriptions.some(({ facts }) => facts.tier !== null);

/** How soon somebody is to be read: 0 for news, 1 for a payment or what is named, 2 because it is long ago; null if not. */
function turnOf(customer: Customer, now: number): 0 | 1 | 2 | null {
  const { kept, glance } = customer;
  if (kept === undefined || kept.seen !== seenOf(customer)) return 0;
  if (kept.named > 0 || glance.paidAt > kept.readAt - SLACK_MS) return 1;
  return now - kept.readAt > READ_AGAIN_MS ? 2 : null;
}

/** Who is to be read: news first, and of the same kind who has waited longest, so that nobody is left for ever. */
function inTurn(customers: readonly Customer[], now: number): Customer[] {
  return customers
    .flatMap((customer) => {
      const turn = turnOf(customer, now);
      return turn === null ? [] : [{ customer, turn, at: customer.kept?.readAt ?? 0 }];
    })
    .toSorted((a, b) => a.turn - b.turn || a.at - b.at)
    .map(({ customer }) => customer);
}

function* batches<T>(all: readonly T[], size: number): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += size) yield all.slice(at, at + size);
}

/** All customers of ours, with what we know of them. */
async function ourCustomers(
  { tills, payments }: TillTools,
  subscriptions: ReadonlyMap<string, readonly PaidSubscription[]>,
  now: number,
): Promise<Customer[]> {
  const glances = [...(await payments.glances(now))];
  const ours: Customer[] = [];
  for (const batch of batches(glances, BATCH)) {
    const ids = batch.map(([id]) => id);
    const [holders, kept] = await Promise.all([tills.holders(ids), tills.kept(ids)]);
    const holderOf = new Map(holders.map((one) => [one.customer, one]));
    const keptOf = new Map(kept.map((one) => [one.customer, one]));
    const found = batch.map(([id, glance]) => ({
      id,
      glance,
      subscriptions: subscriptions.get(id) ?? [],
      holder: holderOf.get(id),
      kept: keptOf.get(id),
    }));
    ours.push(...found.filter(isOurs));
  }
  return ours;
}

/**
 * Asks of every customer of ours what is owed, does what may be done, and names the rest until it is settled. A customer without
 * news costs a share of a list: about 0.05 calls; one with news four or five. @param now ms since 1970
 */
export async function nameTills(
  tools: TillTools,
  subscriptions: ReadonlyMap<string, readonly PaidSubscription[]>,
  now: number,
): Promise<NamedTills> {
  const { tills, payments } = tools;
  const ours = await ourCustomers(tools, subscriptions, now);
  const toRead = inTurn(ours, now);
  const named: NamedTills['named'][number][] = [];
  const failures: NamedTills['failures'][number][] = [];
  const read = async (customer: Customer): Promise<void> => {
    const { id, holder } = customer;
    try {
      const settled = await payments.settleTill(id, tillNotes(holder), now);
      const own = settled.named.map((one) => ({
        customer: id,
        what: one.what,
        line: namedLine(id, one),
      }));
      named.push(...own);
      const lines = own.map(({ line }) => line);
      await tills.keep({ customer: id, seen: seenOf(customer), lines, readAt: now });
    } catch (error) {
      failures.push({ what: id, error });
    }
  };
  const now_ = toRead.slice(0, MOST);
  for (const some of batches(now_, AT_ONCE)) await Promise.all(some.map(read));
  return {
    customers: ours.length,
    read: now_.length,
    left: toRead.length - now_.length,
    named,
    failures,
  };
}
