import process from 'node:process';
import type { Context } from '@netlify/functions';
import { beforeAll } from 'vitest';
import type { Controls } from '#local/standins/stripe/controls.ts';
import { renewalWording } from '#members/billing/rules/renewal.ts';
import account from '../../../netlify/functions/account.ts';
import alerts from '../../../netlify/functions/alerts.ts';
import auth from '../../../netlify/functions/auth.ts';
import bets from '../../../netlify/functions/bets.ts';
import member from '../../../netlify/functions/member.ts';
import messages from '../../../netlify/functions/messages.ts';
import passkeys from '../../../netlify/functions/passkeys.ts';
import subscriptions from '../../../netlify/functions/subscriptions.ts';
import {
  nextAddress,
  nextPhone,
  reader,
  SESSION,
  SITE_URL,
  signedInReader,
  type TrialReader,
  withAccounts,
} from '../accounts/trial.ts';
import { payments, withStripe } from './account.ts';

/** The functions that a member's browser calls, by path. */
const site = (request: Request, context: Context): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/auth/passkeys')) return passkeys(request, context);
  if (pathname.startsWith('/api/messages/')) return messages(request, context);
  if (pathname.startsWith('/api/auth/')) return auth(request, context);
  if (pathname.startsWith('/api/bets/')) return bets(request, context);
  if (pathname.startsWith('/api/member/')) return member(request, context);
  if (pathname.startsWith('/api/alerts')) return alerts(request, context);
  return (pathname.startsWith('/api/account/') ? account : subscriptions)(request, context);
};

/** Starts a database and a Stripe account. No webhook arrives: our code must request everything it knows. */
export function withBank(): void {
  withAccounts();
  withStripe(() => 'http://127.0.0.1:9/none');
  beforeAll(() => {
    process.env.URL = SITE_URL;
  });
}

export const controls = () => payments.account.controls;

export interface PayingMember extends TrialReader {
  readonly id: string;
  readonly phone: string;
}

/** A member who has just signed in, with a browser that reaches the whole site. */
export async function newPayer(phone = nextPhone()): Promise<PayingMember> {
  const who = await signedInReader(phone, reader(nextAddress(), site));
  const { user } = (await who.call(SESSION)).body;
  return { ...who, id: user.id, phone };
}

export const payingVisitor = (): TrialReader => reader(nextAddress(), site);

export const CREATE = '/api/subscriptions/create';
export const CURRENT = '/api/subscriptions/current';

export const choose = (member: PayingMember, tier: 'monthly' | 'yearly') =>
  member.post(CREATE, { userId: member.id, tier, renewal: renewalWording(tier).version });

export const payerUser = async (who: TrialReader) => (await who.call(SESSION)).body.user;

/** Objects of the Stripe account. */
export const atStripe = () => controls().account.state.objects;

/** A member's checkout sessions, newest last. */
export const payerSessions = ({ id }: PayingMember) =>
  Object.values(atStripe().sessions).filter(
    ({ client_reference_id }) => client_reference_id === id,
  );

type Card = Parameters<Controls['putCard']>[1];

/** A member who has just paid; Stripe has not reported it to us yet. */
export async function payAsMember(
  member: PayingMember,
  tier: 'monthly' | 'yearly' = 'monthly',
  card: Card = 'good',
): Promise<void> {
  const answer = await choose(member, tier);
  if (answer.status !== 200) throw new Error(`no checkout: ${JSON.stringify(answer.body)}`);
  const open = payerSessions(member).find(({ status }) => status === 'open');
  if (!open) throw new Error('no open session');
  controls().pay(open.id, { card });
}

/** A member with a subscription known to us. */
export async function subscriber(
  tier: 'monthly' | 'yearly' = 'monthly',
  card: Card = 'good',
): Promise<PayingMember> {
  const member = await newPayer();
  await payAsMember(member, tier, card);
  const { body } = await member.call(CURRENT);
  if (body.subscription?.standing !== 'active') throw new Error(JSON.stringify(body));
  return member;
}

/** A member's subscriptions at Stripe, newest last. */
export const subscriptionsOf = (member: PayingMember) =>
  Object.values(atStripe().subscriptions).filter(
    ({ metadata, customer }) =>
      metadata.member === member.id ||
      payerSessions(member).some((session) => session.customer === customer),
  );
