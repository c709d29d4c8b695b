import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { phoneCodes } from './phoneCodes.ts';

let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

/** Codes from a Supabase Auth that answers every request alike. */
async function codesOf(listener: RequestListener) {
  vi.spyOn(console, 'error').mockReturnValue();
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'key' };
  return phoneCodes(environment, { readMs: 500, writeMs: 500 });
}

const refuses =
  (status: number, code: string, message = 'No'): RequestListener =>
  (_, response) =>
    response
      .writeHead(status, {
        'content-type': 'application/json',
        'x-supabase-api-version': '2024-01-01',
      })
      .end(JSON.stringify({ code, message }));
const never: RequestListener = () => {};

test.each([
  [refuses(422, 'sms_send_failed'), { status: 'not sent' }],
  [refuses(422, 'hook_timeout_after_retry'), { status: 'not sent' }],
  [refuses(500, 'unexpected_failure'), { status: 'not sent' }],
  [refuses(422, 'hook_timeout'), { status: 'unclear' }],
  [refuses(504, 'request_timeout'), { status: 'unclear' }],
  [never, { status: 'unclear' }],
  [
    refuses(
      429,
      'over_sms_send_rate_limit',
      'For security purposes, you can only request this after 17 seconds.',
    ),
    { status: 'wait', seconds: 18 },
  ],
  [
    refuses(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'),
    { status: 'wait', seconds: 60 },
  ],
])('what came of a code is known where Supabase has said so (%#)', async (listener, sending) => {
  const codes = await codesOf(listener);
  expect(await codes.send('+12125550123')).toEqual(sending);
});

test.each([
  [403, 'otp_expired'],
  [403, 'user_banned'],
  [400, 'validation_failed'],
])('%i %s is a wrong code', async (status, code) => {
  const codes = await codesOf(refuses(status, code));
  expect(await codes.check('+12125550123', '123456')).toBeUndefined();
});

test.each([
  [429, 'over_request_rate_limit'],
  [401, 'no_authorization'],
  [500, 'unexpected_failure'],
  [503, 'hook_timeout'],
])('%i %s says nothing of the code', async (status, code) => {
  const codes = await codesOf(refuses(status, code));
  await expect(codes.check('+12125550123', '123456')).rejects.toThrow();
});
