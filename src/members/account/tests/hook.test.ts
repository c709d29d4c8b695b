import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { serve } from '#http/endpoint.ts';
import type { HttpServer } from '#local/http/listen.ts';
import { createInbox, startInbox } from '#local/standins/inbox.ts';
import { nextAddress, trial, withAccounts } from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import { SEND_SMS_HOOK } from '../contract/paths.ts';
import { SEND_TEXT } from '../sendText.ts';

const sendText = (request: Request): Promise<Response> => serve(SEND_TEXT)(request, bareContext());

withAccounts();

const SECRET = Buffer.from('s'.repeat(32)).toString('base64');
const NEXT = Buffer.from('n'.repeat(32)).toString('base64');
const inbox = createInbox();
let server: HttpServer;

beforeAll(async () => {
  server = await startInbox(inbox);
  process.env.SMS_INBOX_URL = server.url;
});
afterAll(() => server.stop());
beforeEach(() => {
  process.env.SEND_SMS_HOOK_SECRETS = `v1,whsec_${SECRET}|v1,whsec_${NEXT}`;
});

const payload = (phone: string, uuid: string = randomUUID()) =>
  JSON.stringify({ metadata: { uuid }, user: {}, sms: { otp: '123456', phone } });

function call(body: string, secret = SECRET, sent = body, at = new Date()): Promise<Response> {
  const id = randomUUID();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
  const address = 'https://simcast.test/api/hooks/send-sms';
  return sendText(new Request(address, { method: 'POST', headers, body: sent }));
}

/** Notes at our door that a number asked for a code, from an address of its own. */
async function noted(digits: string): Promise<void> {
  await trial.database.query('select begin_sign_in($1, sha256($2::bytea), $3, 500)', [
    `+${digits}`,
    randomUUID(),
    nextAddress(),
  ]);
}

/** What became of texts, by state, and by trouble of those that nobody asked for. */
async function results(): Promise<Readonly<Record<string, number>>> {
  const rows = await trial.database.query<{ what: string; times: number }>(
    `select concat_ws(' ', state, case when state = 'unasked' then trouble end) as what, count(*)::int as times
     from code_results group by 1`,
  );
  return Object.fromEntries(rows.map(({ what, times }) => [what, times]));
}

const textsTo = (phone: string) => inbox.messages().filter(({ to }) => to === phone);

test('a code is texted as a phone can fill it in, whichever secret signed', async () => {
  for (const [secret, phone] of [
    [SECRET, '12125550001'],
    [NEXT, '12125550002'],
  ] as const) {
    await noted(phone);
    const answer = await call(payload(phone), secret);
    expect([answer.status, await answer.json()]).toEqual([200, {}]);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(textsTo(`+${phone}`).map(({ text }) => text)).toEqual([
      'Your Simcast code is 123456. It is good for 5 minutes.\n\n@simcast.test #123456',
    ]);
  }
});

test('unsigned, forged, altered or old, nothing is sent', async () => {
  const phone = '12125550003';
  await noted(phone);
  const body = payload(phone);
  const other = Buffer.from('x'.repeat(32)).toString('base64');
  const statuses = [
    (await call(body, other)).status,
    (await call(body, SECRET, body.replace('123456', '654321'))).status,
    (await call(body, SECRET, body, new Date(Date.now() - 600_000))).status,
    (await sendText(new Request(`https://simcast.test${SEND_SMS_HOOK}`, { method: 'POST', body })))
      .status,
  ];
  process.env.SEND_SMS_HOOK_SECRETS = '';
  statuses.push((await call(body, SECRET)).status);
  expect(statuses).toEqual([401, 401, 401, 401, 401]);
  expect(textsTo(`+${phone}`)).toEqual([]);
});

test('a text that is asked for again is sent once; one that was not taken may be asked for again', async () => {
  const phone = '12125550004';
  await noted(phone);
  const body = payload(phone);
  const answers = await Promise.all([call(body), call(body), call(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(textsTo(`+${phone}`)).toHaveLength(1);

  const later = payload('12125550005');
  await noted('12125550005');
  process.env.SMS_INBOX_URL = 'http://127.0.0.1:1';
  const refused = await call(later);
  expect([refused.status, await refused.json()]).toEqual([
    200,
    { error: { http_code: 422, message: 'Text not taken: provider' } },
  ]);
  process.env.SMS_INBOX_URL = server.url;
  expect((await call(later)).status).toBe(200);
  expect(textsTo('+12125550005')).toHaveLength(1);
});

test('no other number is texted', async () => {
  expect((await call(payload('447911123456'))).status).toBe(400);
  expect(trial.database.inbox.messages()).toEqual([]);
});

test('410: nothing is texted that nobody asked for at our door, and the owner learns of it', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const before = (await results()).unasked ?? 0;
  expect((await call(payload('12125550010'))).status).toBe(400);
  // One text for each wish, whatever asks Supabase for more of them: /otp, /resend, a new number, a reauthentication.
  await noted('12125550011');
  expect((await call(payload('12125550011'))).status).toBe(200);
  expect((await call(payload('12125550011'))).status).toBe(400);
  // A wish of more than a minute ago.
  await noted('12125550012');
  await trial.database.query(
    `update sign_in_codes set sent_at = sent_at - interval '61 seconds' where phone = '+12125550012'`,
  );
  expect((await call(payload('12125550012'))).status).toBe(400);
  // One that Supabase was not there for, and one that was withheld.
  await noted('12125550013');
  await noted('12125550014');
  await trial.database.query(
    `update sign_in_codes set failed = true, came_of = 'away' where phone = '+12125550013'`,
  );
  await trial.database.query(
    `update sign_in_codes set came_of = 'withheld' where phone = '+12125550014'`,
  );
  expect((await call(payload('12125550013'))).status).toBe(400);
  expect((await call(payload('12125550014'))).status).toBe(400);
  expect([10, 12, 13, 14].flatMap((n) => textsTo(`+121255500${n}`))).toEqual([]);
  expect(textsTo('+12125550011')).toHaveLength(1);
  expect((await results()).unasked).toBe(before + 5);
});

test.each(['18765550123', '19005550123', '18005550123', '447911123456'])(
  '411: %s is not texted, though it was noted',
  async (digits) => {
    vi.spyOn(console, 'warn').mockReturnValue();
    if (digits.length === 11) await noted(digits);
    expect((await call(payload(digits))).status).toBe(400);
    expect(textsTo(`+${digits}`)).toEqual([]);
    expect((await results())['unasked unreachable']).toBeGreaterThan(0);
  },
);

test('427: where the provider does not answer in two seconds the text counts and its code is good', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const slow = createServer(() => {});
  await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
  process.env.SMS_INBOX_URL = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  try {
    await noted('12125550020');
    const body = payload('12125550020');
    expect((await call(body)).status).toBe(200);
    expect((await call(body)).status).toBe(200);
    // The wish is used up: another text needs another.
    vi.spyOn(console, 'warn').mockReturnValue();
    expect((await call(payload('12125550020'))).status).toBe(400);
  } finally {
    slow.closeAllConnections();
    slow.close();
    process.env.SMS_INBOX_URL = server.url;
  }
  expect(log.mock.calls.flat().join()).toContain('did not answer in time');
  expect((await results()).unclear).toBe(1);
});

test('428: a text that left counts as sent, whatever Supabase says then', async () => {
  await noted('12125550021');
  await call(payload('12125550021'));
  const [row] = await trial.database.query<{ settled: boolean }>(
    `select settle_code(phone, browser, 'failed') as settled from sign_in_codes where phone = '+12125550021'`,
  );
  expect(row?.settled).toBe(false);
});

test('a call longer than one of a hook is not read on', async () => {
  const body = payload('12125550006');
  const answer = await call(body, SECRET, body + ' '.repeat(20_000));
  expect(answer.status).toBe(413);
  expect(textsTo('+12125550006')).toEqual([]);
});

test('714: a signed call whose number or code is written as none of ours: nothing is sent', async () => {
  const phone = '12125550090';
  await noted(phone);
  const before = inbox.messages().length;
  const sms = (written: object) =>
    JSON.stringify({ metadata: { uuid: randomUUID() }, user: {}, sms: written });
  const statuses = [];
  for (const body of [
    sms({ otp: '123456', phone: `+${phone}` }),
    sms({ otp: '123456', phone: '1 212 555 0090' }),
    sms({ otp: '123456', phone: `${phone}\n` }),
    sms({ otp: '123456', phone: `${phone},19005550123` }),
    sms({ otp: '123456', phone: '１２１２５５５００９０' }),
    sms({ otp: '123456', phone: [phone] }),
    sms({ otp: '1234567', phone }),
    sms({ otp: '١٢٣٤٥٦', phone }),
    sms({ otp: 'Win $1000 at evil.example', phone }),
    sms({ otp: 123_456, phone }),
    JSON.stringify({ metadata: { uuid: 'x' }, user: {}, sms: { otp: '123456', phone } }),
    JSON.stringify([{ otp: '123456', phone }]),
  ])
    statuses.push((await call(body)).status);
  expect(statuses.filter((status) => status < 400)).toEqual([]);
  expect(inbox.messages()).toHaveLength(before);
  // The wish itself is still there for the call that is right.
  expect((await call(payload(phone))).status).toBe(200);
  expect(textsTo(`+${phone}`)).toHaveLength(1);
});
