import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { clock } from '#clock';
import type { CodeDeliveries } from '#domain/operation/codeDeliveries.ts';
import { PATIENCE } from '#local/clock/stretchLimits.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { createInbox, type Inbox, startInbox } from '#local/standins/inbox.ts';
import { createTwilio, LOCAL_TWILIO, type TwilioAccount } from '#local/standins/twilio/account.ts';
import { createCarrier } from '#local/standins/twilio/carrier.ts';
import type { startTestDatabase } from '#local/testing.ts';
import { watchOnce } from '#slate/operation/watchOnce.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import { createSite, placeSite } from '#wiring';
import sendSms from '../../../netlify/functions/send-sms.ts';
import { bareContext } from '../context.ts';
import {
  guess,
  nextPhone,
  reader,
  SEND,
  SESSION,
  type TrialReader,
  trial,
  withAccounts,
} from './trial.ts';

type TestDatabaseOptions = NonNullable<Parameters<typeof startTestDatabase>[0]>;

/** How a call to Supabase Auth goes wrong: an answer of its gateway, or none, before or after it did its work. */
type Fault = { readonly status: number; readonly body?: object } | 'cut before' | 'cut after';

/** The whole way of a code: our door, Supabase Auth, its hook of ours, Twilio; and what can go wrong at each. */
interface WholeWay {
  readonly inbox: Inbox;
  readonly twilio: TwilioAccount;
  /** Texts that Twilio took in this test. */
  readonly texts: () => number;
  /** What the owner was told. */
  readonly told: string[];
  /** How long Twilio takes, ms. */
  slowMs: number;
  /** The faults of Supabase Auth, by the end of the path. */
  readonly faults: Map<'/otp' | '/verify', Fault>;
  readonly state: () => Promise<CodeDeliveries>;
  /** The check of every five minutes. */
  readonly watched: () => Promise<unknown>;
  /** Whether the page says that texts fail. */
  readonly page: () => Promise<string | undefined>;
  /** The code that a number was sent last. */
  readonly codeFor: (phone: string) => string;
  /** A number that has signed in, and may ask again. */
  readonly member: () => Promise<string>;
}

const SECRETS = `v1,whsec_${Buffer.from('s'.repeat(32)).toString('base64')}`;
const TABLES = ['code_results', 'text_troubles', 'sign_in_codes', 'alerts', 'code_texts'];

/** Passes requests on to `to()`, after what `first` does; which may answer in its place, or cut the answer off. */
function proxy(
  to: () => string,
  first: (request: Request) => Promise<Response | 'cut after' | undefined>,
): Promise<HttpServer> {
  return listen(async (request) => {
    // Read first: whoever gives up meanwhile has sent it all the same.
    const body = ['GET', 'HEAD'].includes(request.method) ? null : await request.arrayBuffer();
    const early = await first(request);
    if (early instanceof Response) return early;
    const { pathname, search } = new URL(request.url);
    const headers = new Headers(request.headers);
    for (const name of ['host', 'connection', 'content-length', 'transfer-encoding'])
      headers.delete(name);
    const sent = { method: request.method, headers, body };
    const answer = await fetch(to() + pathname + search, sent).catch(() => undefined);
    if (answer === undefined) return cut();
    const bytes = await answer.arrayBuffer().catch(() => undefined);
    if (early === 'cut after' || bytes === undefined) return cut(answer.status);
    const given = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection'])
      given.delete(name);
    return new Response(bytes.byteLength > 0 ? bytes : null, {
      status: answer.status,
      headers: given,
    });
  });
}

/** An answer whose body breaks off before its first byte. */
const cut = (status = 200): Response =>
  new Response(
    new ReadableStream({
      pull: (out) => out.error(new Error('cut')),
    }),
    { status, headers: { 'content-type': 'application/json' } },
  );

/** Starts the whole way for a test file. */
export function withWholeWay(options: TestDatabaseOptions = {}): WholeWay {
  const smsHook = { uri: '', secrets: SECRETS };
  const open: HttpServer[] = [];
  const inbox = createInbox();
  const twilio = createTwilio();
  const began = { at: new Date() };
  const way: WholeWay = {
    inbox,
    twilio,
    texts: () => inbox.messages().filter(({ at }) => at >= began.at).length,
    told: [],
    slowMs: 0,
    faults: new Map(),
    state: () => readCodeDeliveries(connectStore(process.env), process.env),
    watched: () =>
      watchOnce(createSite(process.env), createStore(connectStore(process.env)), () => {}),
    page: async () => {
      placeSite(undefined);
      return (await reader().call(SESSION)).body.texts;
    },
    codeFor: (phone) =>
      /\d{6}/.exec(inbox.messages().find(({ to }) => to === phone)?.text ?? '')?.[0] ?? '',
    member: async () => {
      const [who, phone] = [reader(), nextPhone()];
      await who.post(SEND, { phoneNumber: phone });
      await guess(who, phone, way.codeFor(phone));
      await mayAskAgain(phone);
      return phone;
    },
  };
  beforeAll(async () => {
    const site = await listen((request) => sendSms(request, bareContext()));
    const carrier = createCarrier(twilio, inbox, site.url);
    carrier.choose('take', 'tell none');
    const phones = await startInbox(inbox, undefined, carrier);
    const slow = await proxy(
      () => phones.url,
      async () => {
        await wait(way.slowMs);
        return undefined;
      },
    );
    const owner = await listen(async (request) => {
      way.told.push(String(JSON.parse(await request.text()).text));
      return new Response();
    });
    open.push(site, slow, phones, owner);
    smsHook.uri = `${site.url}/api/hooks/send-sms`;
    Object.assign(process.env, {
      URL: site.url,
      SMS_INBOX_URL: slow.url,
      SEND_SMS_HOOK_SECRETS: SECRETS,
      TWILIO_ACCOUNT_SID: LOCAL_TWILIO.account,
      TWILIO_AUTH_TOKEN: LOCAL_TWILIO.token,
      ALERT_WEBHOOK_URL: `${owner.url}/hook`,
    });
  });
  withAccounts({ ...options, smsHook });
  beforeAll(async () => {
    const supabase = await proxy(
      () => trial.database.supabaseUrl,
      async ({ url }) => {
        const fault = [...way.faults].find(([end]) => new URL(url).pathname.endsWith(end))?.[1];
        if (fault === undefined || fault === 'cut after') return fault;
        if (fault === 'cut before') return cut();
        const codes = { 'x-supabase-api-version': '2024-01-01' };
        return Response.json(fault.body ?? {}, { status: fault.status, headers: codes });
      },
    );
    open.push(supabase);
    process.env.SUPABASE_URL = supabase.url;
  });
  beforeEach(async () => {
    Object.assign(way, { slowMs: 0 });
    began.at = clock.now();
    way.told.length = 0;
    way.faults.clear();
    twilio.behave('take');
    for (const method of ['log', 'warn', 'error'] as const) {
      vi.spyOn(console, method).mockImplementation(() => {});
    }
    for (const table of TABLES) await trial.database.query(`delete from ${table} where true`);
    placeSite(undefined);
  });
  afterAll(() => Promise.all(open.map((server) => server.stop())));
  return way;
}

/** As if a number's last code were two minutes old at Supabase, and none of ours. */
export async function mayAskAgain(phone: string): Promise<void> {
  await trial.database.query('delete from sign_in_codes where phone = $1', [phone]);
  await trial.database.query(
    "update auth.users set confirmation_sent_at = confirmation_sent_at - interval '2 minutes' where phone = $1",
    [phone.slice(1)],
  );
}

/** Our own time limits as they are deployed: tests give calls four times as long. */
export function withDeployedLimits(): void {
  beforeEach(() => {
    process.env[PATIENCE] = '1';
  });
}

/** A wish for a code: status, body without what differs by nature, names of headers, cookies, ms. */
export async function wished(phone: string, who: TrialReader = reader()) {
  const began = performance.now();
  const { status, body, headers } = await who.post(SEND, { phoneNumber: phone });
  const ms = performance.now() - began;
  const seen = [...headers.entries()]
    .map(([name, value]) => [
      name,
      value.replaceAll(/[A-Za-z0-9_-]{20,}/g, '…').replace(/expires=[^;]+/i, ''),
    ])
    .sort();
  return { status, body, seen, ms, who };
}
