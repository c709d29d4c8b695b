import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { TERMS_VERSION } from '#domain/product/legal.ts';
import { makeContext } from '#local/site/functions/context.ts';
import { PROJECT } from '#local/standins/auth/settings.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { codes, signInSettings } from '#members/account/tools.ts';
import { confirmCode } from '#members/account/verbs/confirmCode.ts';
import { requestCode } from '#members/account/verbs/requestCode.ts';
import { pause } from '#members/account/verbs/soonest.ts';
import { accounts } from '#members/account/who.ts';
import { siteOf } from '#wiring';
import auth from '../../../netlify/functions/auth.ts';

type TestDatabaseOptions = NonNullable<Parameters<typeof startTestDatabase>[0]>;

export const SITE_URL = 'https://simcast.test';
const DEVICE = 'Mozilla/5.0 (Test)';

/** An endpoint's response. */
export interface AnsweredCall {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into it by name
  readonly body: any;
  readonly text: string;
  readonly headers: Headers;
}

interface Call {
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A reader's browser: keeps cookies and sends what browsers send. */
export interface TrialReader {
  readonly ip: string;
  readonly cookies: Map<string, string>;
  readonly call: (path: string, call?: Call) => Promise<AnsweredCall>;
  readonly post: (path: string, body: unknown, headers?: Call['headers']) => Promise<AnsweredCall>;
}

export type TrialHandler = (request: Request, context: Context) => Promise<Response>;

/** Calls a function the way the site does. */
export async function invoke(
  handler: TrialHandler,
  request: Request,
  ip: string,
): Promise<Response> {
  const { context, jar } = makeContext({ request, params: {}, ip, siteUrl: SITE_URL });
  const answer = await handler(request, context);
  const headers = new Headers(answer.headers);
  jar.applyTo(headers);
  return new Response(answer.body, { status: answer.status, headers });
}

/** A new browser at its own address, unless one is given. */
export function reader(ip = nextAddress(), handler: TrialHandler = auth): TrialReader {
  const cookies = new Map<string, string>();
  const call = async (path: string, { method = 'GET', body, headers = {} }: Call = {}) => {
    const sent = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
    const request = new Request(SITE_URL + path, {
      method,
      body: sent,
      headers: {
        'user-agent': DEVICE,
        ...(method === 'POST' && { origin: SITE_URL, 'content-type': 'application/json' }),
        ...(cookies.size > 0 && {
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
    });
    const response = await invoke(handler, request, ip);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') && text !== '';
    return {
      status: response.status,
      body: isJson ? JSON.parse(text) : text,
      text,
      headers: response.headers,
    };
  };
  return {
    ip,
    cookies,
    call,
    post: (path, body, headers) =>
      call(path, { method: 'POST', body, ...(headers && { headers }) }),
  };
}

let addresses = 0;
/** A new IP address, each in its own /24. */
export function nextAddress(): string {
  addresses += 1;
  return `100.${64 + (addresses >> 8)}.${addresses & 255}.7`;
}

let numbers = 0;
/** A phone number that nobody has used yet. */
export function nextPhone(): string {
  numbers += 1;
  return `+1212${String(5_550_000 + numbers).padStart(7, '0')}`;
}

/** The database behind the functions of a test file. */
export const trial: { database: TestDatabase } = {
  get database(): TestDatabase {
    throw new Error('not started');
  },
};

/** How far ahead a database's clock is, ms; it is not set anew to what it is, since it costs the database all of its plans. */
const ahead = new WeakMap<TestDatabase, number>();

/** Moves all clocks to `ms` after now: the database's and this process's, which then stands still. */
export async function travel(ms: number): Promise<void> {
  vi.useRealTimers();
  const { database } = trial;
  if ((ahead.get(database) ?? 0) !== ms) await database.moveClock(ms);
  ahead.set(database, ms);
  if (ms === 0) return;
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
}

/**
 * Answers come when they come to readers, for the rest of a test: at whole steps. Answers at how many ms after each request they
 * were to come, which no slow machine changes.
 */
export function inTrueTime(): number[] {
  const ends: number[] = [];
  const held = vi.spyOn(pause, 'until');
  held.mockRestore();
  const { until } = pause;
  vi.spyOn(pause, 'until').mockImplementation((began, ms) => {
    ends.push(ms);
    return until(began, ms);
  });
  return ends;
}

/** Starts the database of a test file, whose answers come at once unless a test says `inTrueTime`, with the environment that the functions read. */
export function withAccounts(options: TestDatabaseOptions = {}): void {
  beforeAll(async () => {
    // With the limits of the hosted project: each reader has an address.
    const authSettings = { perAddress: PROJECT.perAddress, ...options.authSettings };
    const database = await startTestDatabase({ ...options, authSettings });
    Object.defineProperty(trial, 'database', { value: database, configurable: true });
    process.env.SUPABASE_URL = database.supabaseUrl;
    process.env.SUPABASE_SECRET_KEY = database.secretKey;
    process.env.PHONE_HASH_KEY = 'k'.repeat(32);
  });
  beforeEach(() => {
    vi.spyOn(pause, 'until').mockResolvedValue(undefined);
  });
  afterEach(() => travel(0));
  afterAll(() => trial.database.stop());
}

/** The last code sent to a number. */
export function codeFor(phone: string): string {
  const message = trial.database.inbox.messages().find(({ to }) => to === phone);
  const [code] = /\d{6}/.exec(message?.text ?? '') ?? [];
  if (code === undefined) throw new Error(`no code was sent to ${phone}`);
  return code;
}

export const SEND = '/api/auth/send-code';
export const RESEND = '/api/auth/resend-code';
export const VERIFY = '/api/auth/verify-code';
export const SESSION = '/api/auth/session';
export const SIGN_OUT = '/api/auth/sign-out';

export const guess = (who: TrialReader, phone: string, code: string): Promise<AnsweredCall> =>
  who.post(VERIFY, { phoneNumber: phone, code, tosAccepted: true });

/** A code that is not the right one. */
export const wrongCode = (right: string): string => (right === '000000' ? '000001' : '000000');

/** The same, with what failed before why. */
const named = <T>(what: string, work: Promise<T>): Promise<T> =>
  work.catch((error: unknown) => {
    throw new Error(`${what}: ${String(error)}`, { cause: error });
  });

/** A reader who has just signed in, as the endpoints do it, but for the time to which they round their answers. */
export async function signedInReader(phone = nextPhone(), who = reader()): Promise<TrialReader> {
  const { use } = siteOf();
  const tools = { accounts: use(accounts), codes: use(codes), log: () => {} };
  const { phoneKey, daily } = use(signInSettings);
  const { ip, cookies } = who;
  const { browser } = await named(
    'no code',
    requestCode(tools, { phone, ip, daily, failed: 'no code' }),
  );
  const signing = confirmCode(tools, {
    phone,
    code: codeFor(phone),
    browser,
    terms: TERMS_VERSION,
    whence: { ip, device: DEVICE },
    phoneKey,
  });
  const { token } = await named('not signed in', signing);
  cookies.set('__Host-session', token).set('__Host-here', '1');
  return who;
}
