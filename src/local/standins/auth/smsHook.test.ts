import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HttpServer, listen } from '../../http/listen.ts';
import { callHook, signedHeaders } from './smsHook.ts';

const secret = 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const calls: { body: string; headers: Headers }[] = [];
let hook: HttpServer;
beforeAll(async () => {
  hook = await listen(async (request) => {
    calls.push({ body: await request.text(), headers: request.headers });
    return new Response(null, { status: 200 });
  });
});
afterAll(() => hook.stop());

test('signs the example of the Standard Webhooks specification', () => {
  const headers = signedHeaders(
    '{"test": 2432232314}',
    secret,
    'msg_p5jXN8AQM9LWM0D4loKWxJek',
    1614265330,
  );
  expect(headers['webhook-signature']).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
});

test('posts the payload with its signature', async () => {
  expect(await callHook({ uri: hook.url, secret }, { sms: { otp: '123456' } })).toBe(200);
  const call = calls[0];
  const signed = signedHeaders(
    call?.body ?? '',
    secret,
    call?.headers.get('webhook-id') ?? '',
    Number(call?.headers.get('webhook-timestamp')),
  );
  expect(call?.headers.get('webhook-signature')).toBe(signed['webhook-signature']);
});

test('a hook that is not there counts as a time-out', async () => {
  expect(await callHook({ uri: 'http://127.0.0.1:1/', secret }, {})).toBe(504);
});
