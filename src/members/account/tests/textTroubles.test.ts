import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { textsFailing } from '#domain/operation/codeDeliveries.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { createInbox, startInbox } from '#local/standins/inbox.ts';
import { type Behaviour, createTwilio, LOCAL_TWILIO } from '#local/standins/twilio/account.ts';
import { createCarrier } from '#local/standins/twilio/carrier.ts';
import { postSigned, statusForm } from '#local/standins/twilio/phone.ts';
import { watchOnce } from '#slate/operation/watchOnce.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import {
  nextPhone,
  reader,
  SEND,
  SESSION,
  travel,
  trial,
  withAccounts,
} from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import { createSite, placeSite } from '#wiring';
import sendSms from '../../../../netlify/functions/send-sms.ts';
import { CODE_STATUS, codeReport } from '../contract/paths.ts';

withAccounts();

const SECRET = Buffer.from('s'.repeat(32)).toString('base64');
const inbox = createInbox();
const twilio = createTwilio();
let site: HttpServer;
let phones: HttpServer;
let owner: HttpServer;
let told: string[] = [];

beforeAll(async () => {
  site = await listen((request) => sendSms(request, bareContext()));
  const carrier = createCarrier(twilio, inbox, site.url);
  carrier.choose('take', 'tell none');
  phones = await startInbox(inbox, undefined, carrier);
  owner = await listen(async (request) => {
    told.push(String(JSON.parse(await request.text()).text));
    return new Response();
  });
  Object.assign(process.env, {
    URL: site.url,
    SMS_INBOX_URL: phones.url,
    SEND_SMS_HOOK_SECRETS: `v1,whsec_${SECRET}`,
    TWILIO_ACCOUNT_SID: LOCAL_TWILIO.account,
    TWILIO_AUTH_TOKEN: LOCAL_TWILIO.token,
    ALERT_WEBHOOK_URL: `${owner.url}/hook`,
  });
});
afterAll(() => Promise.all([site.stop(), phones.stop(), owner.stop()]));
beforeEach(async () => {
  told = [];
  twilio.behave('take');
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
  for (const table of ['code_results', 'sign_in_codes', 'alerts']) {
    await trial.database.query(`delete from ${table} where true`);
  }
  // Nothing is kept from the test before.
  placeSite(undefined);
});

/** Supabase's signed call of the hook, for a number that our door has noted. @returns its status */
async function texted(text: string = randomUUID(), phone = nextPhone()): Promise<number> {
  const { status, refused } = await called(text, phone);
  return refused ?? status;
}

/** The same: its status, and that of the error in its answer. */
async function called(text: string, phone: string) {
  await trial.database.query(
    "insert into sign_in_codes (browser, phone, ip, network) values (sha256($1), $2, '192.0.2.1', '192.0.2.0/24')",
    [Buffer.from(text), phone],
  );
  const id = randomUUID();
  const at = new Date();
  const sms = { otp: '123456', phone: phone.slice(1) };
  const body = JSON.stringify({ metadata: { uuid: text }, user: {}, sms });
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(SECRET).sign(id, at, body),
  };
  const answer = await fetch(`${site.url}/api/hooks/send-sms`, { method: 'POST', headers, body });
  const { error } = await answer.json();
  return { status: answer.status, refused: error?.http_code };
}

/** Twilio's report of a text. */
const reported = (text: string, status: string, code?: number) => {
  const message = { sid: `SM${'1'.repeat(32)}`, to: nextPhone() };
  const taken = { ...message, body: '', createdAt: new Date(), statusCallback: undefined };
  return postSigned(codeReport(site.url, text) ?? '', statusForm(taken, status, code));
};

const state = () => readCodeDeliveries(connectStore(process.env), process.env);
const failing = async () => textsFailing(await state(), new Date());
const watched = () => {
  const own = createSite(process.env);
  return watchOnce(own, createStore(connectStore(process.env)), () => {});
};
const page = async () => {
  placeSite(undefined);
  return (await reader().call(SESSION)).body.texts;
};

test('450: the hook texts no pay-per-call number, premium one or other country, whoever signed', async () => {
  for (const phone of [
    '+12129761234',
    '+12125401234',
    '+19002345678',
    '+18762345678',
    '+18002345678',
  ]) {
    expect(await texted(randomUUID(), phone), phone).toBe(400);
  }
  expect(inbox.messages()).toEqual([]);
  expect((await state()).texts).toEqual([]);
  expect(await failing()).toBeUndefined();
});

test.each<[string, Behaviour, string]>([
  ['wrong token', { status: 401, code: 20_003 }, 'credentials'],
  ['a suspended account', { status: 403, code: 10_001 }, 'account'],
  ['no money', { status: 400, code: 30_002 }, 'account'],
  ['a trial account', { status: 400, code: 21_608 }, 'account'],
  ['a region that is not allowed', { status: 400, code: 21_408 }, 'region'],
  ['no such service', { status: 400, code: 21_703 }, 'sender'],
  ['an unregistered number', { status: 400, code: 30_034 }, 'unregistered'],
  ['the day’s limit', { status: 429, code: 63_038 }, 'limit'],
])(
  '466: %s: one code is enough to know, the owner is told, and the page',
  async (_, does, trouble) => {
    expect(await page()).toBeUndefined();
    twilio.behave(does);
    expect(await texted()).toBe(422);
    expect(await failing()).toMatchObject({ trouble });
    await watched();
    expect(told.join()).toMatch(/Wrong, since .* UTC: Sign-in codes do not reach phones: /);
    expect(await page()).toBe('failing');
    twilio.behave('take');
    expect(await texted()).toBe(200);
    expect(await failing()).toBeUndefined();
    expect(await page()).toBeUndefined();
  },
);

test.each<[string, Behaviour]>([
  ['a landline', { status: 400, code: 21_614 }],
  ['no such number', { status: 400, code: 21_211 }],
  ['STOP', { status: 400, code: 21_610 }],
])('467: strangers who ask for numbers that get no text (%s) make no alarm', async (_, does) => {
  twilio.behave(does);
  for (let n = 0; n < 12; n += 1) expect(await texted()).toBe(422);
  expect((await state()).texts).toHaveLength(12);
  expect(await failing()).toBeUndefined();
});

test.each<[string, Behaviour]>([
  ['too many at a time', { status: 429, code: 20_429 }],
  ['failures', { status: 500, code: 20_500 }],
  ['away', { status: 503, code: 20_503 }],
])('466: %s is known after three in a row, and one is an accident', async (_, does) => {
  for (let n = 0; n < 2; n += 1) await texted();
  twilio.behave(does);
  for (let n = 0; n < 2; n += 1) await texted();
  expect(await failing()).toBeUndefined();
  for (let n = 0; n < 2; n += 1) await texted();
  expect(await failing()).toBeDefined();
});

test('466: a provider that never answers: the text may be on its way, and with two failures it is an alarm', async () => {
  twilio.behave({ status: 500, code: 20_500 });
  for (let n = 0; n < 2; n += 1) await texted();
  twilio.behave('hang');
  await texted();
  expect((await state()).texts.map((text) => text.state)).toEqual([
    'unclear',
    'refused',
    'refused',
  ]);
  expect(await failing()).toMatchObject({ trouble: 'provider' });
});

test('468: taken, and kept back by the carriers minutes later, for all: known; for one phone that is off: not', async () => {
  const texts = Array.from({ length: 6 }, () => randomUUID());
  for (const text of texts) expect(await texted(text)).toBe(200);
  for (const text of texts.slice(0, 3)) await reported(text, 'undelivered', 30_003);
  expect(await failing()).toBeUndefined();
  for (const text of texts.slice(3)) await reported(text, 'undelivered', 30_007);
  expect(await failing()).toMatchObject({ trouble: 'filtered' });
  await watched();
  expect(told.join()).toContain('do not reach phones: a carrier filters them as unwanted.');
});

test('468: one report that the number is not registered is enough, though another text is on its way', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await texted(first);
  await reported(first, 'undelivered', 30_034);
  await texted(second);
  await travel(0);
  expect(await failing()).toBeDefined();
  await reported(second, 'delivered');
  expect(await failing()).toBeUndefined();
});

test('468: reports come late, twice and in any order: the carrier’s last word stays', async () => {
  const text = randomUUID();
  expect((await reported(text, 'delivered')).status).toBe(200);
  expect((await reported(text, 'sent')).status).toBe(200);
  expect((await reported(text, 'undelivered', 30_007)).status).toBe(200);
  await texted(text);
  expect((await state()).texts.map((one) => one.state)).toEqual(['delivered']);
});

test('468: a report that Twilio has not signed, or of no text, changes nothing', async () => {
  const address = `${site.url}${CODE_STATUS}?text=${randomUUID()}`;
  const body = new URLSearchParams({ AccountSid: LOCAL_TWILIO.account, MessageStatus: 'failed' });
  expect((await fetch(address, { method: 'POST', body })).status).toBe(403);
  expect(
    (await postSigned(`${site.url}${CODE_STATUS}?text=1`, Object.fromEntries(body))).status,
  ).toBe(400);
  const other = { ...Object.fromEntries(body), AccountSid: `AC${'2'.repeat(32)}` };
  expect((await postSigned(address, other)).status).toBe(400);
  expect((await state()).texts).toEqual([]);
});

test('457: half of the day’s codes used, most by strangers: the owner is told, and again when all are', async () => {
  process.env.SMS_DAILY_CAP = '6';
  try {
    const ask = async (n: number) => {
      for (let at = 0; at < n; at += 1) {
        expect(
          (await reader().call(SEND, { method: 'POST', body: { phoneNumber: nextPhone() } }))
            .status,
        ).toBe(200);
      }
    };
    await ask(2);
    await watched();
    expect(told.join()).not.toContain('codes');
    await ask(1);
    await watched();
    expect(told.join()).toContain(
      'More than half of the day’s sign-in codes are used, most by numbers that had not signed in before.',
    );
    // Strangers have three fifths of the day's: these get the same answer, and no text.
    await ask(1);
    await watched();
    expect(told.join()).toContain('Numbers that have not signed in before get no codes');
    expect((await state()).day).toMatchObject({ used: 3, cap: 6, strangers: 3 });
  } finally {
    delete process.env.SMS_DAILY_CAP;
  }
});
