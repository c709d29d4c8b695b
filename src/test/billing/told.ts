import { Buffer } from 'node:buffer';
import process from 'node:process';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import type { Tier } from '#members/billing/rules/plans.ts';
import { accessUntil } from '#members/billing/rules/standing.ts';
import { createPayments } from '#members/billing/stripe/payments.ts';
import { stripeOf } from '#members/billing/stripe/stripe.ts';
import { trial } from '../accounts/trial.ts';
import type { Member } from './trial.ts';

interface SaidOf {
  readonly subscriptionStatus: 'none' | 'active' | 'ended';
  readonly subscriptionTier: Tier | null;
}

/** What a member's session says about their subscription. */
export async function standingOf({ id }: Pick<Member, 'id'>): Promise<SaidOf> {
  const [row] = await trial.database.query<{ said: SaidOf }>(
    `select subscription_of('${id}') as said`,
  );
  if (!row) throw new Error('nothing is said');
  return row.said;
}

export const isActive = async (member: Pick<Member, 'id'>): Promise<boolean> =>
  (await standingOf(member)).subscriptionStatus === 'active';

export async function isPayerBanned({ phone }: Pick<Member, 'phone'>): Promise<boolean> {
  const hash = Buffer.from(phoneHash(phone, process.env.PHONE_HASH_KEY ?? '')).toString('hex');
  const [row] = await trial.database.query<{ banned: boolean }>(
    `select is_banned('\\x${hash}') as banned`,
  );
  return row?.banned === true;
}

/** Until when a subscription gives access, according to Stripe's object and our bans only. */
export async function dueAccess(member: Pick<Member, 'phone'>, id: string): Promise<number> {
  const { facts } = await createPayments(stripeOf(process.env)).subscriptions.read(id);
  return accessUntil(facts, await isPayerBanned(member));
}

/** Until when our copy gives access; null if there is none. */
export async function storedAccess(id: string): Promise<number | null> {
  const [row] = await trial.database.query<{ ms: string }>(
    `select extract(epoch from access_until) * 1000 as ms from subscriptions where id = '${id}'`,
  );
  return row ? Math.round(Number(row.ms)) : null;
}
