import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clock } from '#clock';
import type { SayableDay } from '#domain/prices/sayableDay.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { createTwilio, LOCAL_TWILIO, type TwilioAccount } from '#local/standins/twilio/account.ts';
import { twilioApi } from '#local/standins/twilio/api.ts';
import { picksSettings } from '#members/account/channels/smsSettings.ts';
import type { Channel } from '#members/account/rules/channel.ts';
import { phoneHash } from '#members/account/verbs/secrets.ts';
import type { MessageSettings } from '#members/messages/contract/settings.ts';
import { createMessages } from '#members/messages/store/messages.ts';
import { twilioChannel } from '#members/messages/twilio/twilioChannel.ts';
import { type DigestTools, sendDigests } from '#members/messages/verbs/sendDigests.ts';
import { connectStore } from '#store/client.ts';
import { nextPhone, SITE_URL, trial, withAccounts } from '../accounts/trial.ts';

/** A test file's Twilio account, emptied before each test. */
export const twilio: { account: TwilioAccount } = { account: createTwilio() };

/** Starts a database and a Twilio account, with picks turned on. */
export function withPicks(): void {
  let server: HttpServer;
  withAccounts();
  beforeAll(async () => {
    server = await listen(
      async (request) =>
        (await twilioApi(twilio.account, request)) ?? new Response(null, { status: 404 }),
    );
    Object.assign(process.env, {
      URL: SITE_URL,
      SIMCAST_SMS_PICKS: 'on',
      SMS_INBOX_URL: server.url,
      TWILIO_ACCOUNT_SID: LOCAL_TWILIO.account,
      TWILIO_AUTH_TOKEN: LOCAL_TWILIO.token,
      TWILIO_PICKS_MESSAGING_SERVICE_SID: LOCAL_TWILIO.service,
    });
  });
  beforeEach(async () => {
    twilio.account = createTwilio();
    await trial.database.query('delete from members');
  });
  afterAll(() => server.stop());
}

export const hashOf = (phone: string): string =>
  `\\x${Buffer.from(phoneHash(phone, process.env.PHONE_HASH_KEY ?? '')).toString('hex')}`;

export interface Texted {
  readonly id: string;
  readonly phone: string;
}

/** The hour in New York at the tests' time. */
const NOW_HOUR = 8;
export const CHOSEN_WISHES: MessageSettings = {
  hour: NOW_HOUR,
  zone: 'America/New_York',
  leagues: [],
  teams: [],
  silent: false,
};
const WHENCE = { ip: '203.0.113.7', device: 'Test' };

/** Adds paying members, in one statement. */
export async function payingMembers(count: number): Promise<Texted[]> {
  const made = Array.from({ length: count }, () => ({ id: randomUUID(), phone: nextPhone() }));
  const rows = JSON.stringify(
    made.map(({ id, phone }) => ({ id, phone, hash: hashOf(phone).slice(2) })),
  );
  const { query } = trial.database;
  await query(
    `insert into members (id, phone, phone_hash) select id, phone, decode(hash, 'hex')
     from jsonb_to_recordset($1::jsonb) as r(id uuid, phone text, hash text)`,
    [rows],
  );
  await query(
    `insert into customers (id, member_id, phone_hash) select 'cus_' || replace(id::text, '-', ''), id, phone_hash
     from members on conflict do nothing`,
  );
  await query(
    `insert into subscriptions (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
     select 'sub_' || substr(id, 5), id, 'active', 'yearly', clock() - interval '1 day', clock() + interval '9 years',
       clock() + interval '9 years', clock() - interval '1 day', nextval('stripe_questions') from customers
     on conflict do nothing`,
  );
  return made;
}

export const messagesStore = () => createMessages(connectStore(process.env));

/** Gives a member's consent to a channel. */
export const agree = ({ id }: Pick<Texted, 'id'>, chosen: object = {}, channel: Channel = 'sms') =>
  messagesStore().giveConsent(id, channel, {
    version: 'test',
    wording: 'I agree.',
    settings: { ...CHOSEN_WISHES, ...chosen },
    whence: WHENCE,
    sessionId: null,
  });

/** Adds paying members who have agreed to texts. */
export async function trialMembers(count: number): Promise<Texted[]> {
  const made = await payingMembers(count);
  await Promise.all(made.map((member) => agree(member)));
  return made;
}

/** A day on which no price has an edge. */
export const quietDay = (): SayableDay => ({
  games: [],
  pairs: [],
  ledgerEntry: () => undefined,
  now: clock.now(),
  sample: false,
});

/** The tools of a run. */
export function trialDigestTools(): DigestTools {
  const settings = picksSettings(process.env);
  if (!settings) throw new Error('picks are off');
  return {
    messages: messagesStore(),
    channels: { sms: twilioChannel(settings) },
    day: async () => quietDay(),
    seasons: async () => new Map(),
    players: async () => new Map(),
    sender: { name: 'Simcast', host: 'simcast.test', helpLine: '1-800-GAMBLER' },
    failed: () => {},
  };
}

/** One run of the worker. */
export async function runTrial(
  tools: Partial<DigestTools> = {},
  pace?: Parameters<typeof sendDigests>[2],
) {
  // First messages have a test of their own.
  await trial.database.query("delete from messages where key = 'welcome'");
  const until = new Date(clock.now().getTime() + 600_000);
  return sendDigests({ ...trialDigestTools(), ...tools }, until, pace);
}

/** A member's rows in the outbox. */
export const outboxOf = ({ id }: Pick<Texted, 'id'>) =>
  trial.database.query<{
    state: string;
    why: string | null;
    code: number | null;
    sid: string | null;
    day: string;
    expires_at: Date;
  }>(
    "select state, why, code, sid, day::text, expires_at from messages where member_id = $1 and kind <> 'notice' order by id",
    [id],
  );

export const textsTo = ({ phone }: Texted): readonly string[] =>
  twilio.account.sentTo(phone).map(({ body }) => body);
