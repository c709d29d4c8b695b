import { randomBytes } from 'node:crypto';
import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { holdLock } from '#local/standins/auth/hold.fixture.ts';
import { LOCAL_TWILIO } from '#local/standins/twilio/account.ts';
import { inboundForm } from '#local/standins/twilio/inboundForm.ts';
import { statusForm } from '#local/standins/twilio/phone.ts';
import { twilioSignature } from '#members/account/twilio/signature.ts';
import { readTextReceipts } from '#slate/operation/store/textReceipts.ts';
import { connectStore } from '#store/client.ts';
import { nextPhone, SITE_URL, travel, trial } from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import {
  agree,
  CHOSEN_WISHES,
  hashOf,
  messagesStore,
  outboxOf,
  payingMembers,
  runTrial,
  type Texted,
  textsTo,
  trialDigestTools,
  trialMembers,
  twilio,
  withPicks,
} from '#test/messages/trial.ts';
import sms from '../../../../netlify/functions/sms.ts';

withPicks();
afterEach(() => vi.restoreAllMocks());

const INBOUND = '/api/sms/inbound';
const STATUS = '/api/sms/status';
const MINUTE = 60_000;

type Form = Readonly<Record<string, string>>;

/** Posts a form as Twilio would. @param signed the address that the signature covers, if different */
async function post(
  path: string,
  form: Form,
  signed = SITE_URL + path,
  token: string = LOCAL_TWILIO.token,
) {
  const body = new URLSearchParams(form);
  const headers = { 'x-twilio-signature': twilioSignature(token, signed, body) };
  const answer = await sms(
    new Request(SITE_URL + path, { method: 'POST', body, headers }),
    bareContext(),
  );
  return { status: answer.status, text: await answer.text() };
}
const text = async (from: string, said: string, sid?: string) =>
  (await post(INBOUND, inboundForm(from, said, sid))).text;
const newSid = () => `SM${randomBytes(16).toString('hex')}`;
const stateOf = ({ id }: Texted) => messagesStore().readSettings(id, 'sms');

async function one(): Promise<Texted> {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  return member;
}

test('98: wrongly signed, signed for another path, altered or not signed at all, nothing is taken', async () => {
  const member = await one();
  const form = inboundForm(member.phone, 'STOP');
  const body = new URLSearchParams(form);
  const none = new Request(SITE_URL + INBOUND, { method: 'POST', body });
  const answers = [
    (await post(INBOUND, form, SITE_URL + INBOUND, 'another token')).status,
    (await post(INBOUND, form, SITE_URL + STATUS)).status,
    (await post(STATUS, form, SITE_URL + INBOUND)).status,
    (await post(INBOUND, form, 'https://evil.test/api/sms/inbound')).status,
    (await post(`${INBOUND}?x=1`, form, SITE_URL + INBOUND)).status,
    (await sms(none, bareContext())).status,
  ];
  expect(answers).toEqual([403, 403, 403, 403, 403, 403]);
  const signature = twilioSignature(LOCAL_TWILIO.token, SITE_URL + INBOUND, body);
  const altered = new URLSearchParams({ ...form, From: nextPhone() });
  const headers = { 'x-twilio-signature': signature };
  const request = new Request(SITE_URL + INBOUND, { method: 'POST', body: altered, headers });
  expect((await sms(request, bareContext())).status).toBe(403);
  expect((await post(INBOUND, { ...form, AccountSid: `AC${'1'.repeat(32)}` })).status).toBe(400);
  expect(await stateOf(member)).toMatchObject({ on: true, stopped: false });
});

test('98: with no token set nobody is believed', async () => {
  const form = inboundForm(nextPhone(), 'STOP');
  process.env.TWILIO_AUTH_TOKEN = '';
  expect((await post(INBOUND, form, SITE_URL + INBOUND, '')).status).toBe(404);
  process.env.TWILIO_AUTH_TOKEN = LOCAL_TWILIO.token;
});

test.each([
  ['SIMCAST_SMS_PICKS', 'off'],
  ['TWILIO_PICKS_MESSAGING_SERVICE_SID', ''],
])('97: with %s "%s" a STOP and a status are heard all the same', async (name, value) => {
  const member = await one();
  await runTrial();
  const [message] = twilio.account.messages();
  if (!message) throw new Error('nothing was sent');
  const before = process.env[name];
  process.env[name] = value;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    expect((await post(STATUS, statusForm(message, 'delivered'))).status).toBe(200);
    expect(await text(member.phone, 'STOP')).toContain('unsubscribed');
    expect(await stateOf(member)).toMatchObject({ on: false, stopped: true });
    expect(await text(member.phone, 'START')).not.toContain('on again');
  } finally {
    process.env[name] = before;
  }
  expect(await outboxOf(member)).toMatchObject([{ state: 'delivered' }]);
});

test('97: STOP and turning on at once are both dealt with, whoever comes first', async () => {
  const member = await one();
  const { query } = trial.database;
  const letGo = await holdLock(
    trial.database,
    `perform pg_advisory_xact_lock(hashtext('${hashOf(member.phone).slice(2)}'))`,
  );
  const hash = Buffer.from(hashOf(member.phone).slice(2), 'hex');
  const stop = messagesStore().takeInbound(newSid(), hash, 'sms', 'stop');
  await vi.waitFor(async () => {
    const waiting = await query(`select from pg_locks join pg_database as d on d.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`);
    expect(waiting).toHaveLength(1);
  }, 30_000);
  const on = agree(member);
  await letGo();
  expect(await Promise.all([stop, on])).toEqual(['stopped', 'stopped']);
});

test('a text that could not be taken at first is taken at the second try', async () => {
  const member = await one();
  const real = globalThis.fetch;
  let failures = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...asked) => {
    const url = asked[0] instanceof Request ? asked[0].url : String(asked[0]);
    if (failures > 0 || !url.includes('take_inbound')) return real(...asked);
    failures += 1;
    return Promise.resolve(Response.json({ code: '40P01', message: 'deadlock' }, { status: 500 }));
  });
  expect(await text(member.phone, 'STOP')).toContain('unsubscribed');
  expect(failures).toBe(1);
});

test('START of who has shut themselves out or pays no more lifts the STOP and promises nothing', async () => {
  const [out, free] = [await one(), await one()];
  const { query } = trial.database;
  for (const { phone } of [out, free]) await text(phone, 'STOP');
  await query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(out.phone)}', 'pause', clock() + interval '1 day')`);
  await query(`update subscriptions set access_until = clock() - interval '1 minute'
    where customer_id = (select id from customers where member_id = '${free.id}')`);
  for (const member of [out, free]) {
    expect(await text(member.phone, 'START')).not.toContain('on again');
    expect(await stateOf(member)).toMatchObject({ on: false, stopped: false });
  }
});

test('a status that comes before our own note, or of a worker that died, is kept', async () => {
  const member = await one();
  const { channels, messages } = trialDigestTools();
  await runTrial({
    messages: { ...messages, noteSent: () => Promise.reject(new Error('died')) },
    channels,
  });
  const [message] = twilio.account.messages();
  if (!message?.statusCallback) throw new Error('nothing was sent');
  const { pathname, search } = new URL(message.statusCallback);
  expect(search).toMatch(/^\?message=\d+$/);
  const elsewhere = { ...statusForm({ ...message, sid: newSid() }, 'delivered') };
  expect((await post(`${pathname}?message=999999`, elsewhere)).status).toBe(200);
  expect(await outboxOf(member)).toMatchObject([{ state: 'queued', sid: null }]);
  expect((await post(pathname + search, statusForm(message, 'delivered'))).status).toBe(200);
  expect(await outboxOf(member)).toMatchObject([{ state: 'delivered', sid: message.sid }]);
  await travel(30 * MINUTE);
  await runTrial();
  expect(textsTo(member)).toHaveLength(1);
});

test('97: STOP is honoured at once and confirmed once; START takes it back', async () => {
  const member = await one();
  expect(await text(member.phone, ' sToP ')).toMatch(
    /<Message>Simcast: you are unsubscribed.*START/,
  );
  expect(await stateOf(member)).toMatchObject({ on: false, stopped: true });
  expect(await text(member.phone, 'please stop')).not.toContain('<Message>');
  expect(await runTrial()).toMatchObject({ decided: 0 });
  expect(await agree(member)).toBe('stopped');
  expect(await text(member.phone, 'START')).toContain('picks are on again');
  expect(await stateOf(member)).toMatchObject({ on: true, stopped: false });
  expect(await runTrial()).toMatchObject({ sent: 1 });
});

/** Turns the other channels off as the page does, each in its own way. */
const WAYS_OFF = [
  ['notifications', 'push', 'turn_push_off'],
  ['e-mail', 'email', 'remove_email'],
] as const;

test.each(WAYS_OFF)(
  '97: START finds what was chosen, also where %s was turned off on the page after STOP',
  async (_, channel, off) => {
    const member = await one();
    const { query } = trial.database;
    await query(`insert into member_emails (member_id, address, address_hash)
      values ('${member.id}', 'one@example.test', sha256('one'))`);
    expect(await agree(member, {}, channel)).toBe('on');
    await text(member.phone, 'STOP');
    await query(`select ${off}('${member.id}', null, 'Test')`);
    expect(await text(member.phone, 'START')).toContain('picks are on again');
    expect(await stateOf(member)).toMatchObject({ on: true, settings: CHOSEN_WISHES });
    expect(await runTrial()).toMatchObject({ sent: 1 });
    // If no text has the last word, the choices are deleted with the last channel.
    await messagesStore().turnOff({ memberId: member.id, sessionId: null }, 'sms', {
      ip: '203.0.113.7',
      device: 'Test',
    });
    expect(await stateOf(member)).toMatchObject({ on: false, settings: null });
  },
);

test('97: START where nothing is chosen any more turns nothing on, and says so', async () => {
  const member = await one();
  await text(member.phone, 'STOP');
  await trial.database.query(`delete from message_settings where member_id = '${member.id}'`);
  expect(await text(member.phone, 'START')).toContain('Turn on picks at');
  expect(await stateOf(member)).toMatchObject({ on: false, stopped: false });
});

test('97: a sentence, HELP, something else, and a number that is no member’s', async () => {
  const stranger = nextPhone();
  expect(await text(stranger, 'HELP')).toMatch(
    /<Message>Simcast: at most 1 text of picks and 5 alerts a day\. Msg &amp; data/,
  );
  expect(await text(stranger, 'hello')).not.toContain('<Message>');
  expect(await text(stranger, 'Please stop texting me!')).toContain('unsubscribed');
  expect(await text('+447911123456', 'STOP')).not.toContain('<Message>');
  const { query } = trial.database;
  expect(
    await query('select reason from message_blocks where phone_hash = $1', [hashOf(stranger)]),
  ).toEqual([{ reason: 'stop' }]);
  expect(await text(stranger, 'start')).toContain('Turn on picks at');
});

test('97: what Twilio has answered itself is not answered twice', async () => {
  const member = await one();
  const answer = await post(INBOUND, { ...inboundForm(member.phone, 'STOP'), OptOutType: 'STOP' });
  expect(answer.text).not.toContain('<Message>');
  expect(await stateOf(member)).toMatchObject({ stopped: true });
});

test('97: STOP while a send is in flight: not sent, or sent before', async () => {
  const member = await one();
  const tools = trialDigestTools();
  const claim = '5f0c1c3e-6c6f-4b0e-9f58-0c8d3a9d2f11';
  twilio.account.behave({ status: 429, code: 20_429 });
  await runTrial();
  await travel(5 * MINUTE);
  const [claimed] = await tools.messages.claim(claim, 10, 180);
  await text(member.phone, 'STOP');
  expect(await tools.messages.beginSending(claimed?.id ?? 0, claim)).toBeNull();
  twilio.account.behave('take');
  await travel(20 * MINUTE);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await outboxOf(member)).toMatchObject([{ state: 'dropped', why: 'stopped' }]);
});

test('97: of a STOP and a batch at once, what left had left before', async () => {
  const members = await trialMembers(30);
  const stops = members.map(({ phone }) => text(phone, 'STOP'));
  await Promise.all([runTrial({}, { batch: 5, abreast: 5 }), ...stops]);
  const before = twilio.account.messages().length;
  await travel(30 * MINUTE);
  await runTrial();
  expect(twilio.account.messages()).toHaveLength(before);
});

test('97: STOP survives a new subscription and a deleted and remade account', async () => {
  const member = await one();
  await text(member.phone, 'STOP');
  const { query } = trial.database;
  await query('select delete_member($1, $2)', [member.id, []]);
  const [again] = await payingMembers(1);
  if (!again) throw new Error('nobody');
  await query('update members set phone = $2, phone_hash = $3 where id = $1', [
    again.id,
    member.phone,
    hashOf(member.phone),
  ]);
  expect(await agree(again)).toBe('stopped');
  expect(await stateOf(again)).toMatchObject({ on: false, stopped: true });
  expect(await text(member.phone, 'START')).toMatch(/Turn on picks at simcast\.test\/account/);
  expect(await agree(again)).toBe('on');
});

test('98: a text that comes twice counts once, also after another', async () => {
  const member = await one();
  const [stop, start] = [newSid(), newSid()];
  await text(member.phone, 'STOP', stop);
  await text(member.phone, 'START', start);
  expect(await text(member.phone, 'STOP', stop)).not.toContain('<Message>');
  expect(await stateOf(member)).toMatchObject({ on: true, stopped: false });
});

test('98: statuses that come late, twice or in another order change nothing that is final', async () => {
  const member = await one();
  await runTrial();
  const [message] = twilio.account.messages();
  if (!message) throw new Error('nothing was sent');
  for (const status of ['delivered', 'sent', 'queued', 'delivered', 'undelivered', 'failed']) {
    expect((await post(STATUS, statusForm(message, status))).status).toBe(200);
  }
  expect(await outboxOf(member)).toMatchObject([{ state: 'delivered' }]);
  const unknown = { ...message, sid: newSid() };
  expect((await post(STATUS, statusForm(unknown, 'delivered'))).status).toBe(200);
});

test('what carriers refuse of a day’s texts is counted, with their reasons', async () => {
  const receipts = () => readTextReceipts(connectStore(process.env));
  const before = await receipts();
  await trialMembers(3);
  await runTrial();
  const sent = twilio.account.messages();
  expect(sent).toHaveLength(3);
  for (const message of sent) await post(STATUS, statusForm(message, 'undelivered', 30_034));
  const after = await receipts();
  expect(after.undelivered - before.undelivered).toBe(3);
  expect(after.delivered).toBe(before.delivered);
  expect(after.codes).toContain(30_034);
  expect(after.since).toBeDefined();
});

test('a landline is not texted again until its member turns the texts on anew', async () => {
  const member = await one();
  await runTrial();
  const [message] = twilio.account.messages();
  if (!message) throw new Error('nothing was sent');
  await post(STATUS, statusForm(message, 'undelivered', 30_006));
  expect(await outboxOf(member)).toMatchObject([{ state: 'undelivered', code: 30_006 }]);
  expect(await stateOf(member)).toMatchObject({ on: true, unreachable: true });
  await travel(24 * 60 * MINUTE);
  expect(await runTrial()).toMatchObject({ decided: 0 });
  await messagesStore().turnOff({ memberId: member.id, sessionId: null }, 'sms', {
    ip: '203.0.113.7',
    device: 'Test',
  });
  expect(await agree(member)).toBe('on');
  expect(await stateOf(member)).toMatchObject({ unreachable: false });
});
