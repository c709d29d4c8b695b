import { createHmac, randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { Tier } from '#domain/billing/plans.ts';
import { accessUntil } from '#domain/billing/standing.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import type { CardName } from '#local/standins/stripe/cards.ts';
import { createPayments } from '#server/payments/payments.ts';
import { stripeOf } from '#server/payments/stripe.ts';
import { phoneHash } from '#server/tasks/accounts/secrets.ts';
import { nextPhone, SITE_URL, travel, trial, withAccounts } from '#test/accounts/trial.ts';
import webhook from '../../../netlify/functions/stripe-webhook.ts';
import { payments, WEBHOOK_SECRET, withStripe } from './account.ts';

/** What the webhook has answered, the first first. */
export const answers: number[] = [];

/** Nobody's life goes on in the next test, nor is heard of there. */
async function leaveNobody(): Promise<void> {
  const { stripe, controls } = payments.account;
  controls.webhooks.hold();
  for await (const { id } of stripe.customers.list({ limit: 100 })) await stripe.customers.del(id);
  controls.webhooks.release();
  await settled();
}

/** Starts the database and the Stripe account of a test file, whose events reach the real function. */
export function withBilling(): void {
  let server: HttpServer | undefined;
  withAccounts();
  beforeAll(async () => {
    server = await listen(async (request) => {
      const answer = await webhook(request);
      answers.push(answer.status);
      return answer;
    });
  });
  withStripe(() => server?.url ?? '');
  afterEach(leaveNobody);
  afterAll(() => server?.stop());
}

/** Until every event that has happened was delivered, and those that came of it. */
export const settled = (): Promise<void> => payments.account.controls.webhooks.settled();

/** Lives on to an instant: the database, the functions and Stripe. */
export async function goTo(at: string | number): Promise<void> {
  vi.useRealTimers();
  await travel(new Date(at).getTime() - Date.now());
  payments.account.controls.tick();
  await settled();
}

export interface Member {
  readonly id: string;
  readonly phone: string;
}

/** A member who has not bought yet. */
export async function newMember(phone = nextPhone()): Promise<Member> {
  const id = randomUUID();
  const hash = Buffer.from(phoneHash(phone, process.env.PHONE_HASH_KEY ?? '')).toString('hex');
  await trial.database.query(
    `insert into members (id, phone, phone_hash) values ('${id}', '${phone}', '\\x${hash}')`,
  );
  return { id, phone };
}

/** A customer of Stripe's, as a member's purchase begins with. @param known whether we have noted whose it is */
export async function newCustomer({ id, phone }: Member, known = true): Promise<string> {
  const { stripe } = payments.account;
  const customer = await stripe.customers.create({ phone, metadata: { member: id } });
  if (known) {
    await trial.database.query(`select link_customer('${customer.id}', '${id}', '${phone}')`);
  }
  return customer.id;
}

/** Stripe's page for it. */
export async function openCheckout(
  member: Member,
  customer: string,
  tier: Tier = 'monthly',
): Promise<string> {
  const { stripe, prices } = payments.account;
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    line_items: [{ price: prices[tier], quantity: 1 }],
    success_url: `${SITE_URL}/subscribe`,
    subscription_data: { metadata: { member: member.id } },
  });
  await trial.database.query(`insert into checkouts (member_id, tier, expires_at, session_id)
    values ('${member.id}', '${tier}', clock() + interval '40 minutes', '${id}')
    on conflict (member_id) do update set session_id = excluded.session_id`);
  return id;
}

export interface Bought extends Member {
  readonly customer: string;
  readonly session: string;
  readonly subscription: string;
  /** Of the first payment. */
  readonly payment: string;
}

interface Purchase {
  readonly tier?: Tier;
  readonly card?: CardName;
}

/** Pays a checkout. */
export async function pay(
  member: Member,
  customer: string,
  { tier = 'monthly', card = 'good' }: Purchase = {},
): Promise<Bought> {
  const { stripe, controls } = payments.account;
  const session = await openCheckout(member, customer, tier);
  controls.pay(session, { card });
  const { subscription } = await stripe.checkout.sessions.retrieve(session);
  return {
    ...member,
    customer,
    session,
    subscription: String(subscription),
    payment: await lastPayment(customer),
  };
}

/** A member who has just bought, of which the webhook has heard. */
export async function subscribed(purchase: Purchase = {}): Promise<Bought> {
  const member = await newMember();
  const bought = await pay(member, await newCustomer(member), purchase);
  await settled();
  return bought;
}

export async function lastPayment(customer: string): Promise<string> {
  const [charge] = (await payments.account.stripe.charges.list({ customer })).data;
  return String(charge?.payment_intent);
}

interface SaidOf {
  readonly subscriptionStatus: 'none' | 'active' | 'ended';
  readonly subscriptionTier: Tier | null;
}

/** What a member's session says of their subscription. */
export async function standingOf({ id }: Pick<Member, 'id'>): Promise<SaidOf> {
  const [row] = await trial.database.query<{ said: SaidOf }>(
    `select subscription_of('${id}') as said`,
  );
  if (!row) throw new Error('nothing is said');
  return row.said;
}

export const isActive = async (member: Pick<Member, 'id'>): Promise<boolean> =>
  (await standingOf(member)).subscriptionStatus === 'active';

export async function isBanned({ phone }: Pick<Member, 'phone'>): Promise<boolean> {
  const hash = Buffer.from(phoneHash(phone, process.env.PHONE_HASH_KEY ?? '')).toString('hex');
  const [row] = await trial.database.query<{ banned: boolean }>(
    `select is_banned('\\x${hash}') as banned`,
  );
  return row?.banned === true;
}

/** Until when a subscription gives access, by Stripe's object and our bans alone. */
export async function dueAccess(member: Pick<Member, 'phone'>, id: string): Promise<number> {
  const { facts } = await createPayments(stripeOf(process.env)).subscriptions.read(id);
  return accessUntil(facts, await isBanned(member));
}

/** Until when it gives access by our copy; null where there is none. */
export async function storedAccess(id: string): Promise<number | null> {
  const [row] = await trial.database.query<{ ms: string }>(
    `select extract(epoch from access_until) * 1000 as ms from subscriptions where id = '${id}'`,
  );
  return row ? Math.round(Number(row.ms)) : null;
}

interface Sent {
  readonly secret?: string;
  readonly ageS?: number;
  readonly body?: string;
  readonly signature?: string;
  readonly method?: string;
}

/** The signature of a body, made by hand. */
export function signatureOf(body: string, seconds: number, secret = WEBHOOK_SECRET): string {
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mac}`;
}

/** Sends an event to the webhook by hand. */
export function send(event: object, sent: Sent = {}): Promise<Response> {
  const signed = JSON.stringify(event);
  const seconds = Math.floor(Date.now() / 1000) - (sent.ageS ?? 0);
  const signature = sent.signature ?? signatureOf(signed, seconds, sent.secret);
  const method = sent.method ?? 'POST';
  const request = new Request(`${SITE_URL}/api/stripe/webhook`, {
    method,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: method === 'GET' || method === 'HEAD' ? null : (sent.body ?? signed),
  });
  return webhook(request);
}
