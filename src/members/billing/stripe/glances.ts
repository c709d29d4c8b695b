import type Stripe from 'stripe';
import { idOf } from './idOf.ts';
import { memberIn } from './subscriptions.ts';

/** What lists of all customers' things show of one: enough to know whether anything has happened since it was read. */
export interface Glance {
  /** The member, from our note on the customer. */
  readonly memberId: string | null;
  /** Each thing with its state, in no order. */
  readonly things: readonly string[];
  /** The latest payment, ms since 1970; 0 if none of late. */
  readonly paidAt: number;
}

const DAY_MS = 86_400_000;
/** How far back payments are looked for: longer than an outage of the comparison lasts. */
const PAYMENTS_MS = 32 * DAY_MS;
const PAGE = { limit: 100 } as const;

type Draft = {
  -readonly [Name in keyof Glance]: Glance[Name] extends readonly string[]
    ? string[]
    : Glance[Name];
};

const customerOf = (charge: string | Stripe.Charge | null): string | null =>
  charge === null || typeof charge === 'string' ? null : idOf(charge.customer);

/** What every customer looks like, one call for each hundred customers, refunds, disputes, open invoices and late payments. */
export async function readGlances(
  stripe: Stripe,
  now: number,
): Promise<ReadonlyMap<string, Glance>> {
  const glances = new Map<string, Draft>();
  const note = (customer: string | null, thing: string): void =>
    void glances.get(customer ?? '')?.things.push(thing);
  for await (const { id, balance, metadata } of stripe.customers.list(PAGE)) {
    glances.set(id, { memberId: memberIn(metadata), things: [`${balance}`], paidAt: 0 });
  }
  for await (const { id, customer, status } of stripe.refunds.list(PAGE))
    note(idOf(customer), `${id} ${status}`);
  for await (const { id, charge, status } of stripe.disputes.list({
    ...PAGE,
    expand: ['data.charge'],
  }))
    note(customerOf(charge), `${id} ${status}`);
  for (const status of ['open', 'uncollectible'] as const) {
    for await (const { id, customer } of stripe.invoices.list({ ...PAGE, status }))
      note(idOf(customer), `${id} ${status}`);
  }
  const created = { gte: Math.floor((now - PAYMENTS_MS) / 1000) };
  for await (const { customer, created: at } of stripe.charges.list({ ...PAGE, created })) {
    const glance = glances.get(idOf(customer) ?? '');
    if (glance) glance.paidAt = Math.max(glance.paidAt, at * 1000);
  }
  return glances;
}
