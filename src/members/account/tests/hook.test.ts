import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { serve } from '#http/endpoint.ts';
import type { HttpServer } from '#local/http/listen.ts';
import { createInbox, startInbox } from '#local/standins/inbox.ts';
import { trial, withAccounts } from '#test/accounts/trial.ts';
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

const textsTo = (phone: string) => inbox.messages().filter(({ to }) => to === phone);

test('a code is texted as a phone can fill it in, whichever secret signed', async () => {
  for (const [secret, phone] of [
    [SECRET, '12125550001'],
    [NEXT, '12125550002'],
  ] as const) {
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
  const body = payload(phone);
  const answers = await Promise.all([call(body), call(body), call(body)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(textsTo(`+${phone}`)).toHaveLength(1);

  const later = payload('12125550005');
  process.env.SMS_INBOX_URL = 'http://127.0.0.1:1';
  expect((await call(later)).status).toBe(500);
  process.env.SMS_INBOX_URL = server.url;
  expect((await call(later)).status).toBe(200);
  expect(textsTo('+12125550005')).toHaveLength(1);
});

test('no other number is texted', async () => {
  expect((await call(payload('447911123456'))).status).toBe(400);
  expect(trial.database.inbox.messages()).toEqual([]);
});

test('a call longer than one of a hook is not read on', async () => {
  const body = payload('12125550006');
  const answer = await call(body, SECRET, body + ' '.repeat(20_000));
  expect(answer.status).toBe(413);
  expect(textsTo('+12125550006')).toEqual([]);
});
