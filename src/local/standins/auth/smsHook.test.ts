import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HttpServer, listen } from '../../http/listen.ts';
import { signedHeaders } from './signedHeaders.ts';
import { callHook } from './smsHook.ts';
import { type AuthStand, startStand } from './stand.fixture.ts';

const secrets = 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = 'v1,whsec_ZmFrZXNlY3JldGZha2VzZWNyZXRmYWtlc2VjcmV0';
interface Received {
  readonly body: string;
  readonly headers: Headers;
}
const calls: Received[] = [];
let reply: (tried: number) => Response | Promise<Response>;
let hook: HttpServer;
let stand: AuthStand;

const sent = () => Response.json({});
beforeAll(async () => {
  hook = await listen(async (request) => {
    calls.push({ body: await request.text(), headers: request.headers });
    return reply(calls.length);
  });
  stand = await startStand({ smsHook: { uri: hook.url, secrets: `${secrets}|${OTHER}` } });
});
afterAll(async () => {
  await stand.db.stop();
  await hook.stop();
});
beforeEach(() => {
  calls.length = 0;
  reply = sent;
});

const send = (phone: string) => stand.client().auth.signInWithOtp({ phone });
const payload = (call: Received | undefined) => JSON.parse(call?.body ?? '');

test('signs the example of the Standard Webhooks specification', () => {
  const headers = signedHeaders(
    '{"test": 2432232314}',
    secrets,
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('the hook gets code, number and user, signed with every secret; the answer has no message', async () => {
  const phone = stand.newPhone();
  const answer = await stand.ask('/otp', { body: { phone, channel: 'pigeon' } });
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const [call] = calls;
  expect(payload(call)).toMatchObject({
    metadata: {
      uuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      time: expect.any(String),
      name: 'send-sms',
      ip_address: expect.any(String),
    },
    user: { phone: phone.slice(1), role: 'authenticated', identities: [{ provider: 'phone' }] },
    sms: { otp: expect.stringMatching(/^\d{6}$/), phone: phone.slice(1) },
  });
  const [id, seconds, signature] = ['id', 'timestamp', 'signature'].map(
    (name) => call?.headers.get(`webhook-${name}`) ?? '',
  );
  expect(signature).toMatch(/^v1,[^ ,]+, v1,[^ ,]+$/);
  for (const secret of [secrets, OTHER]) {
    const alone = signedHeaders(call?.body ?? '', secret, id, Number(seconds));
    expect(signature).toContain(alone['webhook-signature']);
  }
  expect(stand.db.inbox.messages()).toEqual([]);
  const token = payload(call).sms.otp;
  const { data } = await stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
  expect(data.session).not.toBeNull();
  await stand.db.moveClock(61_000);
  const again = await stand.ask('/otp', { body: { phone } });
  expect(await again.json()).toEqual({});
  await stand.db.moveClock(0);
});

const json = (body: string, status = 200, type = 'application/json') =>
  new Response(body, { status, headers: { 'content-type': type } });
const untyped = () => new Response(new Uint8Array([123, 125]));

test.each([
  ['200 and an object', () => json('{"ok":true}')],
  ['200 and null', () => json('null')],
  ['202 and an object', () => json('{}', 202, 'Application/JSON; charset=utf-8')],
  ['204', () => new Response(null, { status: 204 })],
  ['200 and an error without a message', () => json('{"error":{"http_code":429}}')],
])('a hook that answers %s has sent the text', async (_, answer) => {
  reply = answer;
  expect((await send(stand.newPhone())).error).toBeNull();
  expect(calls).toHaveLength(1);
});

// supabase-js drops the code of failures.
test.each<[string, () => Response, number, string | undefined, string]>([
  [
    '200 without a type',
    untyped,
    400,
    'hook_payload_invalid_content_type',
    'Invalid Content-Type: Missing Content-Type header',
  ],
  [
    '200 as text',
    () => json('{}', 200, 'text/plain'),
    400,
    'hook_payload_invalid_content_type',
    'Invalid JSON response. Received content-type: text/plain',
  ],
  ['200 and nothing', () => json(''), 500, undefined, 'Error unmarshaling JSON output.'],
  ['200 and a list', () => json('[]'), 500, undefined, 'Error unmarshaling JSON output.'],
  ['200 and no JSON', () => json('{'), 500, undefined, 'Error unmarshaling JSON output.'],
  [
    '200 and too much',
    () => json(JSON.stringify({ a: 'a'.repeat(205_000) })),
    422,
    'hook_payload_over_size_limit',
    'Payload size exceeded size limit of 204800 bytes',
  ],
  [
    '200 and an error',
    () => json('{"error":{"http_code":429,"message":"Slow down"}}'),
    429,
    'unknown',
    'Slow down',
  ],
  [
    '200 and an error without a status',
    () => json('{"error":{"message":"Sorry"}}'),
    500,
    undefined,
    'Sorry',
  ],
  ['201', () => json('{}', 201), 500, undefined, 'Unexpected status code returned from hook: 201'],
  ['400', () => json('{}', 400), 500, undefined, 'Invalid payload sent to hook'],
  ['401', () => json('{}', 401), 500, undefined, 'Hook requires authorization token'],
  ['403', () => json('{}', 403), 500, undefined, 'Unexpected status code returned from hook: 403'],
  ['500', () => json('{}', 500), 500, undefined, 'Unexpected status code returned from hook: 500'],
  ['429', () => json('{}', 429), 500, undefined, 'Service currently unavailable due to hook'],
  ['503', () => json('{}', 503), 500, undefined, 'Service currently unavailable due to hook'],
])(
  'a hook that answers %s fails with %i, and may be asked again',
  async (_, answer, status, code, message) => {
    reply = answer;
    const phone = stand.newPhone();
    const { error } = await send(phone);
    expect(calls).toHaveLength(1);
    expect(error).toMatchObject({ status, message });
    expect(error?.code).toBe(code);
    reply = sent;
    expect((await send(phone)).error).toBeNull();
  },
);

test('what fails is undone: no user, no waiting, and the code before is still good', async () => {
  const phone = stand.newPhone();
  await send(phone);
  const token = payload(calls[0]).sms.otp;
  await stand.db.moveClock(61_000);
  reply = () => json('{}', 500);
  expect((await send(phone)).error?.status).toBe(500);
  const dead = payload(calls[1]).sms.otp;
  if (dead !== token) {
    const refused = await stand.client().auth.verifyOtp({ phone, token: dead, type: 'sms' });
    expect(refused.error?.code).toBe('otp_expired');
  }
  const { data } = await stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
  expect(data.session).not.toBeNull();
  const unknown = stand.newPhone();
  await send(unknown);
  const rows = await stand.db.query('select from auth.users where phone = $1', [unknown.slice(1)]);
  expect(rows).toEqual([]);
  await stand.db.moveClock(0);
});

test('a hook that is busy is called again at once, each time as another message of the same event', async () => {
  reply = (tried) =>
    tried < 3 ? new Response('', { status: 503, headers: { 'retry-after': '9' } }) : sent();
  expect((await send(stand.newPhone())).error).toBeNull();
  expect(calls).toHaveLength(3);
  const ids = calls.map(({ headers }) => headers.get('webhook-id'));
  expect(new Set(ids).size).toBe(3);
  const events = calls.map((call) => payload(call).metadata.uuid);
  expect(new Set(events).size).toBe(1);
  calls.length = 0;
  reply = () => new Response('', { status: 429, headers: { 'retry-after': '9' } });
  expect((await send(stand.newPhone())).error).toMatchObject({
    status: 500,
    message: 'Service currently unavailable due to hook',
  });
  expect(calls).toHaveLength(3);
});

test('a hook that nobody answers at is given up after three tries', async () => {
  const away = callHook(
    { uri: 'http://127.0.0.1:1/', secrets },
    {},
    { withinMs: 60_000, pauseMs: 5 },
  );
  await expect(away).rejects.toMatchObject({
    status: 422,
    code: 'hook_timeout_after_retry',
    message: 'Failed to reach hook after maximum retries',
  });
});

test.each([
  ['takes too long', () => new Promise<Response>(() => {}), 50],
  ['cannot be reached before time is up', undefined, 50],
])('a hook that %s is given up', async (_, silent, withinMs) => {
  if (silent) reply = silent;
  const uri = silent ? hook.url : 'http://127.0.0.1:1/';
  await expect(callHook({ uri, secrets }, {}, { withinMs, pauseMs: 60_000 })).rejects.toMatchObject(
    {
      status: 422,
      code: 'hook_timeout',
      message: 'Failed to reach hook within maximum time of 0.050000 seconds',
    },
  );
});

test('544: a hook’s own error has no code in a header; one that is no status of HTTP is a failure', async () => {
  const said = async (http_code: number) => {
    reply = () => Response.json({ error: { http_code, message: 'Not today' } });
    const answer = await stand.ask('/otp', { body: { phone: stand.newPhone() } });
    return [answer.status, answer.headers.get('x-sb-error-code'), (await answer.json()).message];
  };
  expect(await said(422)).toEqual([422, null, 'Not today']);
  expect((await said(99)).slice(0, 2)).toEqual([500, 'unexpected_failure']);
});
