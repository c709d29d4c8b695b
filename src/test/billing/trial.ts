import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import { type HttpServer, listen } from '#local/http/listen.ts';
import type { CardName } from '#local/standins/stripe/cards.ts';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import { STRIPE_WEBHOOK } from '#members/billing/contract/paths.ts';
import type { Tier } from '#members/billing/rules/plans.ts';
import webhook from '../../../netlify/functions/stripe-webhook.ts';
import { nextPhone, SITE_URL, travel, trial, withAccounts } from '../accounts/trial.ts';
import { bareContext } from '../context.ts';
import { payments, withStripe } from './account.ts';

/** The webhook's responses, the oldest first. */
export const trialAnswers: number[] = [];

/** Ends all lives, so that none reaches the next test. */
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
      const answer = await webhook(request, bareContext());
      trialAnswers.push(answer.status);
      return answer;
    });
  });
  withStripe(() => (server ? server.url + STRIPE_WEBHOOK : ''));
  afterEach(leaveNobody);
  afterAll(() => server?.stop());
}

/** Resolves when every event has been delivered, including events caused by others. */
export const settled = (): Promise<void> => payments.account.controls.webhooks.settled();

/** Moves the database, the functions and Stripe forward to an instant. */
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
export async function newSubscriber(phone = nextPhone()): Promise<Member> {
  const id = randomUUID();
  const hash = Buffer.from(phoneHash(phone, process.env.PHONE_HASH_KEY ?? '')).toString('hex');
  await trial.database.query(
    `insert into members (id, phone, phone_hash) values ('${id}', '${phone}', '\\x${hash}')`,
  );
  return { id, phone };
}

/** A Stripe customer, as at the beginning of a member's purchase. @param known whether we have recorded the member */
export async function newCustomer({ id, phone }: Member, known = true): Promise<string> {
  const { stripe } = payments.account;
  const customer = await stripe.customers.create({ phone, metadata: { member: id } });
  if (known) {
    await trial.database.query(`select link_customer('${customer.id}', '${id}')`);
  }
  return customer.id;
}

/** Opens Stripe's page for a purchase. */
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
  /** Id of the first payment. */
  readonly payment: string;
}

interface Purchase {
  readonly tier?: Tier;
  readonly card?: CardName;
}

/** Pays a checkout. */
export async function payInTrial(
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

/** A member who has just bought, known to the webhook. */
export async function subscribed(purchase: Purchase = {}): Promise<Bought> {
  const member = await newSubscriber();
  const bought = await payInTrial(member, await newCustomer(member), purchase);
  await settled();
  return bought;
}

export async function lastPayment(customer: string): Promise<string> {
  const [charge] = (await payments.account.stripe.charges.list({ customer })).data;
  return String(charge?.payment_intent);
}
