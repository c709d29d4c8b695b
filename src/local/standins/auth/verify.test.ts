import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyJwt } from '../../services/jwt.ts';
import { type AuthStand, startStand } from './stand.fixture.ts';

let stand: AuthStand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.db.stop());

const send = (phone: string) => stand.client().auth.signInWithOtp({ phone });
const verify = (phone: string, token: string) =>
  stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
const EXPIRED = {
  status: 403,
  code: 'otp_expired',
  message: 'Token has expired or is invalid',
};
const another = (code: string) => (code === '000000' ? '000001' : '000000');

test('a code is good once; wrong ones, however many, change nothing', async () => {
  const phone = stand.newPhone();
  await send(phone);
  const code = stand.codeFor(phone);
  for (let i = 0; i < 8; i++) {
    expect((await verify(phone, another(code))).error).toMatchObject(EXPIRED);
  }
  const { data } = await verify(phone, code);
  expect(`+${data.user?.phone}`).toBe(phone);
  expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  expect(data.session?.refresh_token).toMatch(/^[a-z0-9]{12}$/);
  expect((await verify(phone, code)).error).toMatchObject(EXPIRED);
  expect((await verify(stand.newPhone(), code)).error).toMatchObject(EXPIRED);
});

test('a code is superseded by the next one and ends after five minutes', async () => {
  const phone = stand.newPhone();
  await send(phone);
  const first = stand.codeFor(phone);
  await stand.db.moveClock(61_000);
  await send(phone);
  const second = stand.codeFor(phone);
  if (first !== second) expect((await verify(phone, first)).error).toMatchObject(EXPIRED);
  await stand.db.moveClock(61_000 + 301_000);
  expect((await verify(phone, second)).error).toMatchObject(EXPIRED);
  await stand.db.moveClock(0);
});

test('two right codes at the same time may both get a session', async () => {
  const phone = stand.newPhone();
  await send(phone);
  const code = stand.codeFor(phone);
  const answers = await Promise.all([verify(phone, code), verify(phone, code)]);
  const sessions = answers.filter(({ error }) => error === null);
  expect(sessions.length).toBeGreaterThan(0);
  for (const { error } of answers) if (error) expect(error).toMatchObject(EXPIRED);
  const [row] = await stand.db.query<{ n: number }>(
    'select count(*)::int as n from auth.sessions join auth.users u on u.id = user_id where u.phone = $1',
    [phone.slice(1)],
  );
  expect(row?.n).toBe(sessions.length);
});

test('each confirmation is of its own time', async () => {
  const { phone, session } = await stand.signIn();
  await stand.db.moveClock(120_000);
  await send(phone);
  const { data } = await verify(phone, stand.codeFor(phone));
  await stand.db.moveClock(0);
  const at = (text: string | undefined) => Date.parse(text ?? '');
  const apart = at(data.user?.phone_confirmed_at) - at(session.user.phone_confirmed_at);
  expect(apart).toBeGreaterThan(60_000);
});

test('a banned number is told so before its code is looked at, and the code stays', async () => {
  const { phone, session } = await stand.signIn();
  await stand.db.moveClock(61_000);
  await send(phone);
  const code = stand.codeFor(phone);
  const { admin } = stand.service.auth;
  await admin.updateUserById(session.user.id, { ban_duration: '1h30m' });
  const BANNED = { status: 403, code: 'user_banned', message: 'User is banned' };
  expect((await verify(phone, another(code))).error).toMatchObject(BANNED);
  expect((await verify(phone, code)).error).toMatchObject(BANNED);
  await admin.updateUserById(session.user.id, { ban_duration: 'none' });
  expect((await verify(phone, code)).error).toBeNull();
  await stand.db.moveClock(0);
});

test('a test number has a fixed code, is sent nothing, and needs no request once it is known', async () => {
  const phone = '+12025550100';
  const before = stand.db.inbox.messages().length;
  expect((await verify(phone, '123456')).error).toMatchObject(EXPIRED);
  expect((await send(phone)).data.messageId).toBeUndefined();
  for (let i = 0; i < 2; i++) expect((await verify(phone, '123456')).error).toBeNull();
  expect((await verify(phone, '123457')).error).toMatchObject(EXPIRED);
  await stand.db.moveClock(3_600_000);
  expect((await verify(phone, '123456')).error).toBeNull();
  expect((await send(phone)).data.messageId).toBe('test-otp');
  expect((await send(phone)).error?.code).toBe('over_sms_send_rate_limit');
  expect(stand.db.inbox.messages().length).toBe(before);
  await stand.db.moveClock(0);
});

test('the fixed codes may end', async () => {
  const ended = await startStand({ authSettings: { testCodesUntil: new Date(0) } });
  try {
    const phone = '+12025550100';
    await ended.client().auth.signInWithOtp({ phone });
    expect(ended.codeFor(phone)).toMatch(/^\d{6}$/);
    const fixed = await ended.client().auth.verifyOtp({ phone, token: '123456', type: 'sms' });
    if (ended.codeFor(phone) !== '123456') expect(fixed.error).toMatchObject(EXPIRED);
  } finally {
    await ended.db.stop();
  }
});

test('a number may come with one plus and spaces, and no other way', async () => {
  const phone = stand.newPhone();
  await send(` ${phone.slice(0, 2)} ${phone.slice(2)}`.trim());
  const code = stand.codeFor(phone);
  expect((await verify(phone.slice(1), code)).error).toBeNull();
  for (const wrong of ['+1 (555) 010-0100', '++15550100100', '05550100', '1', '1234567890123456']) {
    expect((await send(wrong)).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Invalid phone number format (E.164 required)',
    });
  }
});

test('a code is stored as the hash of number and code', async () => {
  const phone = stand.newPhone();
  await send(phone);
  const [row] = await stand.db.query<{ confirmation_token: string }>(
    'select confirmation_token from auth.users where phone = $1',
    [phone.slice(1)],
  );
  const hash = createHash('sha224').update(phone.slice(1) + stand.codeFor(phone));
  expect(row?.confirmation_token).toBe(hash.digest('hex'));
});

test('the access token says who, since when and by whom', async () => {
  const { phone, session } = await stand.signIn();
  const { data } = await stand.client().auth.getClaims(session.access_token);
  expect(data?.header).toEqual({ alg: 'HS256', typ: 'JWT' });
  expect(data?.claims).toEqual({
    iss: `${stand.db.supabaseUrl}/auth/v1`,
    sub: session.user.id,
    aud: 'authenticated',
    role: 'authenticated',
    iat: expect.any(Number),
    exp: session.expires_at,
    email: '',
    phone: phone.slice(1),
    app_metadata: { provider: 'phone', providers: ['phone'] },
    user_metadata: session.user.user_metadata,
    session_id: expect.any(String),
    aal: 'aal1',
    amr: [{ method: 'otp', timestamp: data?.claims.iat }],
    is_anonymous: false,
  });
  expect((data?.claims.exp ?? 0) - (data?.claims.iat ?? 0)).toBe(3600);
  expect(verifyJwt(session.access_token, 'another secret')).toBeUndefined();
});
