import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import * as z from 'zod';
import { POSTGRES_PASSWORD } from '#local/services/cluster.ts';
import { connectDatabase, type SqlQuery } from '#local/services/query.ts';
import { isReachable } from '#members/account/verbs/reachable.ts';
import { newSecret, phoneHash, secretDigest } from '#members/account/verbs/secrets.ts';
import { E2E } from './stack.ts';

const settings = z.object({ SMS_INBOX_URL: z.string(), PHONE_HASH_KEY: z.string() });
const stack = () => settings.parse(JSON.parse(readFileSync(join(E2E.data, 'stack.json'), 'utf8')));

/** A US number that a text reaches and nobody has used in this run or an earlier one. */
export function newPhone(): string {
  const phone = `+1212${randomInt(2_000_000, 10_000_000)}`;
  return isReachable(phone) ? phone : newPhone();
}

/** A number as a reader types it. */
export const typed = (phone: string): string => phone.slice(2);

/** Runs work on the running stack's database, bypassing all policies. */
export async function inDatabase<T>(work: (query: SqlQuery) => Promise<T>): Promise<T> {
  const [, , , port] = readFileSync(join(E2E.data, 'postgres/postmaster.pid'), 'utf8').split('\n');
  const url = `postgres://postgres:${POSTGRES_PASSWORD}@127.0.0.1:${port}/postgres`;
  const { query, stop } = connectDatabase(url, 1);
  try {
    return await work(query);
  } finally {
    await stop();
  }
}

/**
 * Makes room for codes: assigns those sent so far to another IP address. All tests share one address, which may get ten an
 * hour; codes already sent stay valid.
 */
export const makeRoomForCodes = (): Promise<unknown> =>
  inDatabase((query) =>
    query(
      `update public.sign_in_codes
       set ip = ('10.' || id / 65536 % 256 || '.' || id / 256 % 256 || '.' || id % 256)::inet,
         network = set_masklen(('172.' || id / 256 % 256 || '.' || id % 256 || '.0')::cidr, 24)`,
    ),
  );

const inbox = z.array(z.object({ to: z.string(), text: z.string() }));

/** The last code sent to a number. */
export async function codeOnPhone(phone: string): Promise<string> {
  const answer = await fetch(`${stack().SMS_INBOX_URL}/messages`);
  const messages = inbox.parse(await answer.json());
  const text = messages.find(({ to }) => to === phone)?.text ?? '';
  const [code] = /\d{6}/.exec(text) ?? [];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

export interface MemberOptions {
  readonly status?: 'none' | 'active' | 'ended';
  readonly isAdmin?: boolean;
}

export interface SignedUp {
  readonly id: string;
  readonly phone: string;
}

/** A member who has signed in before, with or without a subscription. */
export async function newSignedIn(options: MemberOptions = {}): Promise<SignedUp> {
  const { status = 'none', isAdmin = false } = options;
  const [id, phone] = [randomUUID(), newPhone()];
  const hash = phoneHash(phone, stack().PHONE_HASH_KEY);
  await inDatabase(async (query) => {
    await query(
      // As Supabase Auth writes it: without these it would not find the row.
      `insert into auth.users (instance_id, id, aud, role, phone, phone_confirmed_at,
         confirmation_token, recovery_token, email_change, email_change_token_new)
       values ('00000000-0000-0000-0000-000000000000', $1, 'authenticated', 'authenticated', $2, public.clock(),
         '', '', '', '')`,
      [id, phone.slice(1)],
    );
    await query(
      'insert into public.members (id, phone, phone_hash, is_admin) values ($1, $2, $3, $4)',
      [id, phone, hash, isAdmin],
    );
    if (status !== 'none') await subscribe(query, id, status);
  });
  return { id, phone };
}

/** Gives a member a subscription, as the payment service's report would. */
async function subscribe(query: SqlQuery, id: string, status: 'active' | 'ended'): Promise<void> {
  const name = id.replaceAll('-', '');
  await query(
    'insert into public.customers (id, member_id, phone_hash) select $1, id, phone_hash from public.members where id = $2',
    [`cus_${name}`, id],
  );
  await query(
    `insert into public.subscriptions
       (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
     values ($1, $2, $3, 'yearly', public.clock() - interval '40 days', public.clock() + $4::interval,
       public.clock() + $4::interval, public.clock() - interval '40 days', nextval('public.stripe_questions'))`,
    [
      `sub_${name}`,
      `cus_${name}`,
      status === 'active' ? 'active' : 'canceled',
      status === 'active' ? '300 days' : '-10 days',
    ],
  );
}

/** Turns Premium on for a member, as a confirmed payment does. */
export const turnOnTexts = (id: string): Promise<void> =>
  inDatabase((query) => subscribe(query, id, 'active'));

/** Signs a browser in as a member without a code, for tests of what comes after sign-in. */
export async function enter(context: BrowserContext, { id }: SignedUp): Promise<void> {
  const token = newSecret();
  await inDatabase((query) =>
    query("insert into public.sessions (member_id, token, device) values ($1, $2, 'test')", [
      id,
      secretDigest(token),
    ]),
  );
  const ours = { domain: 'localhost', path: '/', sameSite: 'Lax' } as const;
  await context.addCookies([
    { ...ours, name: 'session', value: token, httpOnly: true },
    { ...ours, name: 'here', value: '1' },
  ]);
}

/** Signs a browser in as a new member. */
export async function enterAs(context: BrowserContext, options?: MemberOptions): Promise<SignedUp> {
  const member = await newSignedIn(options);
  await enter(context, member);
  return member;
}
