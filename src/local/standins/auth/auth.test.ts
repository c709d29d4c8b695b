import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLock } from './hold.fixture.ts';
import { type AuthStand, startStand } from './stand.fixture.ts';

let stand: AuthStand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.db.stop());

const E164 = 'Invalid phone number format (E.164 required)';

test.each<[string, unknown, number, string, string | RegExp]>([
  ['/otp', '{', 400, 'bad_json', /^Could not parse request body as JSON: /],
  ['/otp', '[]', 400, 'bad_json', /^Could not parse request body as JSON: /],
  ['/otp', { phone: 15550100000 }, 400, 'bad_json', /^Could not parse request body as JSON: /],
  ['/otp', {}, 400, 'validation_failed', 'One of email or phone must be set'],
  ['/otp', { phone: '+1555x' }, 400, 'validation_failed', E164],
  [
    '/otp',
    { phone: '+15550100', email: 'a@example.com' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided',
  ],
  ['/otp', { email: 'a@example.com' }, 422, 'email_provider_disabled', 'Email logins are disabled'],
  [
    '/otp',
    { phone: '+15550100', channel: 'pigeon' },
    400,
    'validation_failed',
    "Invalid channel, supported values are 'sms' or 'whatsapp'",
  ],
  [
    '/resend',
    { phone: '+15550100' },
    400,
    'validation_failed',
    'Missing one of these types: signup, email_change, sms, phone_change',
  ],
  ['/resend', { type: 'sms' }, 400, 'validation_failed', 'Type provided requires a phone number'],
  ['/resend', { type: 'sms', phone: '0' }, 400, 'validation_failed', E164],
  [
    '/verify',
    { phone: '+15550100', token: '123456' },
    400,
    'validation_failed',
    'Verify requires a verification type',
  ],
  [
    '/verify',
    { type: 'sms', phone: '+15550100' },
    400,
    'validation_failed',
    'Verify requires either a token or a token hash',
  ],
  [
    '/verify',
    { type: 'sms', token: '123456' },
    400,
    'validation_failed',
    'Only an email address or phone number should be provided on verify',
  ],
  ['/verify', { type: 'sms', phone: 'x', token: '123456' }, 400, 'validation_failed', E164],
  [
    '/verify',
    { type: 'sms', phone: '+15550100', token: '123456' },
    403,
    'otp_expired',
    'Token has expired or is invalid',
  ],
  ['/token?grant_type=magic', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  ['/token', {}, 400, 'invalid_credentials', 'unsupported_grant_type'],
  ['/token?grant_type=refresh_token', {}, 400, 'validation_failed', 'Refresh token is not valid'],
  ['/token?grant_type=password', {}, 400, 'validation_failed', 'missing email or phone'],
  ['/token?grant_type=pkce', {}, 404, 'flow_state_not_found', /flow state/],
])('POST %s %j is refused with %i %s', async (path, body, status, code, message) => {
  const answer = await stand.ask(path, { body });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({
    code,
    message: typeof message === 'string' ? message : expect.stringMatching(message),
  });
  expect(answer.headers.get('x-sb-error-code')).toBe(code);
  expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  expect(answer.headers.has('retry-after')).toBe(false);
});

test('an unknown scope of signing out is refused', async () => {
  const { session } = await stand.signIn();
  const answer = await stand.ask('/logout?scope=here', { bearer: session.access_token });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { code: 'validation_failed', message: 'Unsupported logout scope "here"' },
  ]);
});

test.each(['', 'yesterday', '2023-12-31'])(
  'asked as of version "%s", an error has its status as code, and no version comes back',
  async (version) => {
    const answer = await stand.ask('/verify', {
      body: { type: 'sms', phone: '+15550100', token: '1' },
      headers: { 'x-supabase-api-version': version },
    });
    expect(await answer.json()).toEqual({
      code: 403,
      error_code: 'otp_expired',
      msg: 'Token has expired or is invalid',
    });
    expect(answer.headers.get('x-sb-error-code')).toBe('otp_expired');
    expect(answer.headers.has('x-supabase-api-version')).toBe(false);
  },
);

test('the settings say that no number is confirmed without a code', async () => {
  const answer = await stand.ask('/settings', { method: 'GET' });
  expect(await answer.json()).toMatchObject({
    external: { phone: true, email: false },
    disable_signup: false,
    phone_autoconfirm: false,
  });
});

test('keys are public only where they are asymmetric', async () => {
  const answer = await fetch(`${stand.db.supabaseUrl}/auth/v1/.well-known/jwks.json`);
  expect(await answer.json()).toEqual({ keys: [] });
});

test('an answer that takes too long is given up, and what it did is undone', async () => {
  const slow = await startStand({ authSettings: { answerWithinMs: 300 } });
  const { query, inbox, stop } = slow.db;
  try {
    const phone = slow.newPhone();
    const letGo = await holdLock(slow.db, 'lock table auth.users');
    const answer = await slow.ask('/otp', { body: { phone } });
    expect([answer.status, await answer.json()]).toEqual([
      504,
      {
        code: 'request_timeout',
        message: 'Processing this request timed out, please retry after a moment.',
      },
    ]);
    await letGo();
    await query('do $$ begin lock table auth.users in share mode; end $$');
    expect(await query('select from auth.users')).toEqual([]);
    expect(inbox.messages()).toEqual([]);
  } finally {
    await stop();
  }
});

test.each([
  [
    { signup: false },
    { phone: '+15550100' },
    422,
    'signup_disabled',
    'Signups not allowed for this instance',
  ],
  [
    { phone: false },
    { phone: '+15550100' },
    400,
    'phone_provider_disabled',
    'Unsupported phone provider',
  ],
])(
  'with settings %j, POST /otp %j is refused with %i %s',
  async (authSettings, body, status, code, message) => {
    const closed = await startStand({ authSettings });
    try {
      await closed.service.auth.admin.createUser({ phone: body.phone });
      const answer = await closed.ask('/otp', { body });
      expect([answer.status, await answer.json()]).toEqual([status, { code, message }]);
    } finally {
      await closed.db.stop();
    }
  },
);

test('544: a wrong method, an unknown path and a link of a mail are answered as the real server does', async () => {
  const wrong = await stand.ask('/otp', { method: 'GET' });
  expect([wrong.status, await wrong.text()]).toEqual([405, '']);
  const none = await stand.ask('/nowhere', { body: {} });
  expect([none.status, await none.text()]).toEqual([404, '404 page not found\n']);
  expect(none.headers.get('content-type')).toContain('text/plain');
  const link = await fetch(`${stand.db.supabaseUrl}/auth/v1/verify?token=x&type=sms`, {
    headers: { apikey: stand.db.publishableKey },
    redirect: 'manual',
  });
  expect(link.status).toBe(303);
  const keys = await stand.ask('/.well-known/jwks.json', { method: 'GET' });
  expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
});
