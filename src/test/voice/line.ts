import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll } from 'vitest';
import { EXAMPLE_GAME, EXAMPLE_QUOTE } from '#domain/game/exampleGame.fixture.ts';
import type { Game } from '#domain/game/game.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { type PhoneCall, placeCall } from '#local/standins/telephone/call.ts';
import { twilioSignature } from '#members/account/twilio/signature.ts';
import { VOICE_PATHS, VOICE_WEBHOOKS } from '#members/voice/paths.ts';
import account from '../../../netlify/functions/account.ts';
import auth from '../../../netlify/functions/auth.ts';
import webhook from '../../../netlify/functions/voice-call.ts';
import code from '../../../netlify/functions/voice-code.ts';
import {
  nextAddress,
  nextPhone,
  reader,
  SESSION,
  signedInReader,
  type TrialReader,
  trial,
  withAccounts,
} from '../accounts/trial.ts';
import { bareContext } from '../context.ts';

const AUTH_TOKEN = 'token-of-the-trial';

const site = (request: Request, context: Context): Promise<Response> => {
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/api/auth/')) return auth(request, context);
  return (pathname.startsWith('/api/voice/') ? code : account)(request, context);
};

let server: HttpServer;

/** Starts a test file's database and the phone line, which listens on this machine. */
export function withLine(): void {
  withAccounts();
  beforeAll(async () => {
    server = await listen((request) => webhook(request, bareContext()));
    process.env.SIMCAST_VOICE_LINE = 'on';
    process.env.TWILIO_AUTH_TOKEN = AUTH_TOKEN;
    process.env.URL = server.url;
    // Member pages come from the same functions; nothing listens at Stripe's address.
    Object.assign(process.env, {
      STRIPE_SECRET_KEY: 'sk_test_x',
      STRIPE_API_URL: 'http://127.0.0.1:9',
    });
  });
  afterAll(() => server?.stop());
}

/** Calls the line from a number. */
export const ring = (from: string): Promise<PhoneCall> =>
  placeCall(
    {
      callUrl: server.url + VOICE_WEBHOOKS.call,
      statusUrl: server.url + VOICE_WEBHOOKS.status,
      authToken: AUTH_TOKEN,
      number: '+18005550199',
    },
    from,
  );

/** Everything heard since the last key. */
export const heard = ({ heard: all, turn }: PhoneCall): string =>
  all
    .slice(turn)
    .flatMap(({ who, text }) => (who === 'caller' ? [] : [text]))
    .join(' ');

export async function keys(call: PhoneCall, pressed: string): Promise<string> {
  for (const key of pressed) await call.press(key);
  return heard(call);
}

/** A request as Twilio sends it. @param path including the query */
export function sent(
  path: string,
  params: Readonly<Record<string, string>>,
  { signedFor = path, token = AUTH_TOKEN, method = 'POST' } = {},
): Promise<Response> {
  const form = new URLSearchParams(params);
  return fetch(server.url + path, {
    method,
    headers: { 'x-twilio-signature': twilioSignature(token, server.url + signedFor, form) },
    ...(method === 'POST' && { body: form }),
  });
}

interface LineMember extends TrialReader {
  readonly id: string;
  readonly phone: string;
}

/** A member who has just signed in. */
export async function newCaller(phone = nextPhone()): Promise<LineMember> {
  const who = await signedInReader(phone, reader(nextAddress(), site));
  const { user } = (await who.call(SESSION)).body;
  return { ...who, id: user.id, phone };
}

/** Turns Premium on as a confirmed payment does. */
export async function subscribeCaller({ id }: LineMember): Promise<void> {
  const name = id.replaceAll('-', '');
  await trial.database.query(`insert into customers (id, member_id, phone_hash)
    select 'cus_${name}', id, phone_hash from members where id = '${id}'`);
  await trial.database.query(`insert into subscriptions
    (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
    values ('sub_${name}', 'cus_${name}', 'active', 'monthly', clock(), clock() + interval '30 days',
      clock() + interval '30 days', clock(), nextval('stripe_questions'))`);
}

export const endCallerSubscription = ({ id }: LineMember): Promise<unknown> =>
  trial.database.query(
    `update subscriptions set status = 'canceled', access_until = clock() where id = 'sub_${id.replaceAll('-', '')}'`,
  );

/** The member's renewed line code. */
export async function renewedCode(member: LineMember): Promise<string> {
  const { body } = await member.post(VOICE_PATHS.renew, {});
  return String(body.line?.code);
}

/** A premium member with a line code. */
export async function memberWithCode(): Promise<LineMember & { readonly code: string }> {
  const member = await newCaller();
  await subscribeCaller(member);
  return { ...member, code: await renewedCode(member) };
}

/** Six digits other than the right ones. */
export const otherCode = (right: string): string => (right === '000000' ? '000001' : '000000');

/** A game that starts in `hours`, confirmed now. */
export function gameIn(hours: number, part: Partial<Game> = {}): Game {
  const now = new Date();
  return {
    ...EXAMPLE_GAME,
    gameTime: new Date(now.getTime() + hours * 3_600_000).toISOString(),
    asOf: now.toISOString(),
    odds: [{ ...EXAMPLE_QUOTE, asOf: now.toISOString() }],
    ...part,
  } as Game;
}

/** A browser that is not signed in. */
export const stranger = (): TrialReader => reader(nextAddress(), site);
