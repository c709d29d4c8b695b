import process from 'node:process';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { createResend, LOCAL_RESEND } from '#local/standins/email/account.ts';
import type { AnsweredCall } from '#test/accounts/trial.ts';
import {
  CURRENT,
  choose,
  newPayer,
  type PayingMember,
  subscriber,
  withBank,
} from '#test/billing/member.ts';

withBank();

const mail = createResend();
const servers: HttpServer[] = [];
beforeAll(async () => {
  const server = await listen(
    async (request) => (await mail.answer(request)) ?? new Response(null, { status: 404 }),
  );
  servers.push(server);
  Object.assign(process.env, {
    SIMCAST_EMAIL_PICKS: 'on',
    EMAIL_INBOX_URL: server.url,
    RESEND_API_KEY: LOCAL_RESEND.key,
    RESEND_WEBHOOK_SECRET: LOCAL_RESEND.secret,
    EMAIL_FROM: LOCAL_RESEND.from,
    EMAIL_POSTAL_ADDRESS: LOCAL_RESEND.postalAddress,
  });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  for (const { stop } of servers) await stop();
});

interface Called {
  readonly path: string;
  readonly method: string;
}

/** Calls that reach Stripe's stand-in or the mail service, from now on; one that is sent once more under its key does nothing. */
function countCalls(): Called[] {
  const calls: Called[] = [];
  const keys = new Set<string>();
  const real = globalThis.fetch;
  const outside = [process.env.STRIPE_API_URL ?? '', process.env.EMAIL_INBOX_URL ?? ''];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const key = new Headers(init?.headers).get('idempotency-key') ?? crypto.randomUUID();
    const isNew = !keys.has(key);
    keys.add(key);
    if (isNew && outside.some((base) => url.startsWith(base)))
      calls.push({ path: new URL(url).pathname, method: init?.method ?? 'GET' });
    return real(input, init);
  });
  return calls;
}

const MAILBOX = [
  'jo.doe@gmail.com',
  'j.odoe@gmail.com',
  'jodoe+a@gmail.com',
  'jodoe+b@gmail.com',
  'J.O.DOE@googlemail.com',
  'jodoe@googlemail.com',
];

interface Costly {
  readonly what: string;
  /** How many requests, all at the same time or one after another. */
  readonly times: number;
  readonly atOnce: boolean;
  readonly who: () => Promise<PayingMember>;
  readonly ask: (who: PayingMember, at: number) => Promise<AnsweredCall>;
  /** The calls that cost most: how many of them there may be, and of all calls. */
  readonly path: RegExp;
  readonly most: number;
  readonly all: number;
}

/** One reading of a subscriber's state takes about ten calls to Stripe; a second one follows where the first has changed something. */
const READING = 12;

const COSTLY: readonly Costly[] = [
  {
    what: 'the subscription, sixty at once',
    times: 60,
    atOnce: true,
    who: subscriber,
    ask: (who) => who.call(CURRENT),
    path: /^\/v1\/subscriptions$/,
    most: 3,
    all: 3 * READING,
  },
  {
    what: 'the subscription, sixty one after another',
    times: 60,
    atOnce: false,
    who: subscriber,
    ask: (who) => who.call(CURRENT),
    path: /^\/v1\/subscriptions$/,
    most: 30,
    all: 30 * READING,
  },
  {
    what: 'a plan toggled: payment pages',
    times: 30,
    atOnce: false,
    who: newPayer,
    ask: (who, at) => choose(who, at % 2 === 0 ? 'monthly' : 'yearly'),
    path: /^\/v1\/checkout\/sessions$/,
    most: 10,
    all: 10 * READING,
  },
  {
    what: 'a plan toggled at once: payment pages',
    times: 30,
    atOnce: true,
    who: newPayer,
    ask: (who, at) => choose(who, at % 2 === 0 ? 'monthly' : 'yearly'),
    path: /^\/v1\/checkout\/sessions$/,
    most: 10,
    all: 10 * 4 * READING,
  },
  {
    what: 'what a switch would cost',
    times: 40,
    atOnce: true,
    who: subscriber,
    ask: (who) => who.post('/api/subscriptions/switch-preview', { tier: 'yearly' }),
    path: /^\/v1\/invoices\/create_preview$/,
    most: 20,
    all: 20 * READING,
  },
  {
    what: 'Stripe’s portal',
    times: 40,
    atOnce: true,
    who: subscriber,
    ask: (who) => who.post('/api/subscriptions/portal', {}),
    path: /^\/v1\/billing_portal\/sessions$/,
    most: 15,
    all: 15,
  },
  {
    what: 'cancelling and keeping',
    times: 40,
    atOnce: false,
    who: subscriber,
    ask: (who, at) => who.post(`/api/subscriptions/${at % 2 === 0 ? 'cancel' : 'resume'}`, {}),
    path: /^\/v1\/subscriptions\/sub_\w+$/,
    most: 30 * 4,
    all: 30 * READING,
  },
  {
    what: 'the guarantee',
    times: 30,
    atOnce: true,
    who: subscriber,
    ask: (who) => who.post('/api/subscriptions/money-back', {}),
    path: /^\/v1\/refunds$/,
    most: 1,
    all: 20 * 2 * READING,
  },
  {
    what: 'everything held about a member',
    times: 30,
    atOnce: true,
    who: subscriber,
    ask: (who) => who.call('/api/account/export'),
    path: /^\/v1\/invoices$/,
    most: 15,
    all: 30,
  },
  {
    what: 'codes to one box of mail, written in many ways',
    times: 12,
    atOnce: false,
    who: subscriber,
    ask: (who, at) => who.post('/api/messages/email/code', { address: MAILBOX[at % 6] }),
    path: /^\/emails$/,
    most: 3,
    all: 3,
  },
  {
    what: 'codes to one box of mail at once',
    times: 12,
    atOnce: true,
    who: subscriber,
    ask: (who, at) => who.post('/api/messages/email/code', { address: MAILBOX[at % 6] }),
    path: /^\/emails$/,
    most: 3,
    all: 3,
  },
  {
    what: 'questions for a passkey',
    times: 80,
    atOnce: false,
    who: newPayer,
    ask: (who) => who.post('/api/auth/passkeys/sign-in-options', {}),
    path: /./,
    most: 0,
    all: 0,
  },
];

/** Answers to who asks too often, or while the same is under way. */
const REFUSALS = [409, 428, 429];

test.each(COSTLY)('580: $what', async ({ times, atOnce, who, ask, path, most, all }) => {
  const member = await who();
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = countCalls();
  const answers: AnsweredCall[] = [];
  const asked = (at: number) => ask(member, at);
  if (atOnce)
    answers.push(...(await Promise.all(Array.from({ length: times }, (_, at) => asked(at)))));
  else for (let at = 0; at < times; at += 1) answers.push(await asked(at));
  quiet.mockRestore();
  const costly = calls.filter((one) => path.test(one.path));
  expect(costly.length).toBeLessThanOrEqual(most);
  expect(calls.length).toBeLessThanOrEqual(all);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status }) => status).filter((s) => !REFUSALS.includes(s)))).toEqual(
    new Set(),
  );
  expect(answers.some(({ status }) => status === 429)).toBe(true);
});
