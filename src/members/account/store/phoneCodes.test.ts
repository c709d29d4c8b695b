import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallLimits } from '#store/limitedFetch.ts';
import { phoneCodes } from './phoneCodes.ts';

const LIMITS = { readMs: 500, writeMs: 500 };
let server: Server | undefined;
afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
});

/** Codes from a Supabase Auth that answers every request alike. */
async function codesOf(
  listener: RequestListener,
  { sending, verifying }: { readonly sending?: CallLimits; readonly verifying?: CallLimits } = {
    sending: LIMITS,
    verifying: LIMITS,
  },
) {
  vi.spyOn(console, 'error').mockReturnValue();
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const environment = { SUPABASE_URL: `http://127.0.0.1:${port}`, SUPABASE_SECRET_KEY: 'key' };
  return phoneCodes(environment, sending, verifying);
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

const cuts: RequestListener = (request) => request.socket.destroy();
const IP = '203.0.113.7';

test.each([
  [refuses(422, 'sms_send_failed'), { status: 'not sent' }],
  [refuses(422, 'hook_timeout_after_retry'), { status: 'closed' }],
  [refuses(400, 'hook_payload_invalid_content_type'), { status: 'closed' }],
  [refuses(500, 'unexpected_failure', 'Hook requires authorization token'), { status: 'closed' }],
  [
    refuses(500, 'unexpected_failure', 'Unexpected status code returned from hook: 404'),
    { status: 'closed' },
  ],
  [refuses(500, 'unexpected_failure', 'Error running hook URI'), { status: 'closed' }],
  [refuses(500, 'unexpected_failure', 'Invalid payload sent to hook'), { status: 'not sent' }],
  [refuses(401, 'no_authorization', 'Invalid API key'), { status: 'closed' }],
  [refuses(404, 'not_found'), { status: 'closed' }],
  [refuses(400, 'phone_provider_disabled'), { status: 'closed' }],
  [refuses(422, 'signup_disabled'), { status: 'closed' }],
  [refuses(400, 'validation_failed'), { status: 'not sent' }],
  [refuses(500, 'unexpected_failure'), { status: 'not sent' }],
  [refuses(503, 'unavailable'), { status: 'away' }],
  [refuses(502, 'bad_gateway'), { status: 'unclear' }],
  [refuses(422, 'hook_timeout'), { status: 'unclear' }],
  [refuses(504, 'request_timeout'), { status: 'unclear' }],
  [never, { status: 'unclear' }],
  [cuts, { status: 'unclear' }],
  [
    refuses(
      429,
      'over_sms_send_rate_limit',
      'For security purposes, you can only request this after 17 seconds.',
    ),
    { status: 'wait', seconds: 18 },
  ],
  [refuses(429, 'over_sms_send_rate_limit', 'SMS rate limit exceeded'), { status: 'project cap' }],
  [refuses(429, 'over_request_rate_limit', 'Request rate limit reached'), { status: 'busy' }],
])(
  '421, 425, 651: what came of a code is known where Supabase has said so (%#)',
  async (listener, sending) => {
    const codes = await codesOf(listener);
    expect(await codes.send('+12125550123', IP)).toEqual(sending);
  },
);

test.each([
  [403, 'otp_expired'],
  [403, 'user_banned'],
  [400, 'validation_failed'],
])('%i %s is a wrong code', async (status, code) => {
  const codes = await codesOf(refuses(status, code));
  expect(await codes.check('+12125550123', '123456', IP)).toEqual({ status: 'wrong' });
});

test.each([
  [refuses(429, 'over_request_rate_limit'), 'busy'],
  [refuses(401, 'no_authorization'), 'away'],
  [refuses(500, 'unexpected_failure'), 'away'],
  [refuses(503, 'hook_timeout'), 'away'],
  [refuses(502, 'bad_gateway'), 'unclear'],
  [refuses(504, 'request_timeout'), 'unclear'],
  [never, 'unclear'],
  [cuts, 'unclear'],
])('417: what says nothing of the code is not a wrong one (%#)', async (listener, status) => {
  const codes = await codesOf(listener);
  expect(await codes.check('+12125550123', '123456', IP)).toEqual({ status });
});

test('418, 421: where nothing listens nothing was sent, and nothing was looked at', async () => {
  const codes = await codesOf(never);
  server?.closeAllConnections();
  await new Promise((resolve) => server?.close(resolve));
  expect(await codes.send('+12125550123', IP)).toEqual({ status: 'away' });
  expect(await codes.check('+12125550123', '123456', IP)).toEqual({ status: 'away' });
});

test('414: each call names the address of the reader’s connection, where there is one', async () => {
  const named: unknown[] = [];
  const codes = await codesOf((request, response) => {
    named.push([request.url, request.headers['sb-forwarded-for']]);
    refuses(403, 'otp_expired')(request, response);
  });
  await codes.send('+12125550123', IP);
  await codes.check('+12125550123', '123456', '2001:db8::7');
  await codes.check('+12125550123', '123456', '0.0.0.0');
  expect(named).toEqual([
    ['/auth/v1/otp', IP],
    ['/auth/v1/verify', '2001:db8::7'],
    ['/auth/v1/verify', undefined],
  ]);
});

test('417: a code is waited for longer than anything else is', async () => {
  const slow: RequestListener = (request, response) =>
    setTimeout(() => refuses(403, 'otp_expired')(request, response), 3_300);
  vi.spyOn(console, 'error').mockReturnValue();
  const codes = await codesOf(slow, {});
  expect(await codes.check('+12125550123', '123456', IP)).toEqual({ status: 'wrong' });
});
