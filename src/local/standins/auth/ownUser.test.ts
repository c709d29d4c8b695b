import { afterAll, beforeAll, expect, test } from 'vitest';
import { signJwt } from '../../services/jwt.ts';
import { type AuthStand, startStand } from './stand.fixture.ts';

let stand: AuthStand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.db.stop());

const STRONG = 'Correct-Horse-Battery-Staple-2026!!';

/** The response to a request with a user's token: status and body. */
async function own(bearer: string, body?: object): Promise<[number, unknown]> {
  const method = body === undefined ? 'GET' : 'PUT';
  const answer = await stand.ask('/user', { method, bearer, ...(body ? { body } : {}) });
  return [answer.status, await answer.json()];
}

test('the user reads what is known, and sets and deletes metadata', async () => {
  const { phone, session } = await stand.signIn();
  const { data } = await stand.client().auth.getUser(session.access_token);
  expect(data.user).toMatchObject({ phone: phone.slice(1), role: 'authenticated', email: '' });
  expect(data.user?.identities).toHaveLength(1);
  const change = (values: object) => own(session.access_token, { data: values });
  expect(await change({ name: 'Z', team: 'A' })).toMatchObject([
    200,
    { user_metadata: { name: 'Z', team: 'A' } },
  ]);
  const [, user] = await change({ team: null });
  expect(user).toMatchObject({ user_metadata: { name: 'Z' } });
  expect(user).not.toHaveProperty('user_metadata.team');
});

test('app_metadata are for administrators', async () => {
  const { session } = await stand.signIn();
  expect(await own(session.access_token, { app_metadata: { admin: true } })).toEqual([
    403,
    { code: 'not_admin', message: 'Updating app_metadata requires admin privileges' },
  ]);
});

test('a new number is taken over with the code sent to it', async () => {
  const { phone: old, session } = await stand.signIn();
  const phone = stand.newPhone();
  expect(await own(session.access_token, { phone })).toMatchObject([
    200,
    { phone: old.slice(1), new_phone: phone.slice(1) },
  ]);
  const token = stand.codeFor(phone);
  const wrongType = await stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
  expect(wrongType.error?.code).toBe('otp_expired');
  expect(await own(session.access_token, { phone })).toMatchObject([
    429,
    { code: 'over_sms_send_rate_limit' },
  ]);
  const { data } = await stand.client().auth.verifyOtp({ phone, token, type: 'phone_change' });
  expect(data.user).toMatchObject({ id: session.user.id, phone: phone.slice(1) });
  expect(data.user?.new_phone).toBeUndefined();
  expect(data.user?.identities?.[0]?.identity_data).toMatchObject({
    phone: phone.slice(1),
    phone_verified: true,
  });
});

test('a number of another user is refused, one that waits for its change gets another code by resend', async () => {
  const [{ phone: taken }, { session }] = [await stand.signIn(), await stand.signIn()];
  expect(await own(session.access_token, { phone: taken })).toEqual([
    422,
    {
      code: 'phone_exists',
      message: 'A user with this phone number has already been registered',
    },
  ]);
  const phone = stand.newPhone();
  await own(session.access_token, { phone });
  const again = async () =>
    (
      await stand.ask('/resend', {
        body: { type: 'phone_change', phone: `+${session.user.phone}` },
      })
    ).status;
  expect(await again()).toBe(429);
  await stand.db.moveClock(61_000);
  expect(await again()).toBe(200);
  await stand.db.moveClock(0);
  expect(stand.db.inbox.messages().filter(({ to }) => to === phone)).toHaveLength(2);
});

test('who sets a password needs no code from then on, and the other sessions end', async () => {
  const { phone, session } = await stand.signIn();
  await stand.db.moveClock(61_000);
  const { session: other } = await stand.signIn(phone);
  expect(await own(session.access_token, { password: 'short' })).toMatchObject([
    422,
    {
      code: 'weak_password',
      message: expect.stringMatching(
        /^Password should be at least 32 characters\. Password should/,
      ),
      weak_password: { reasons: ['length', 'characters'] },
    },
  ]);
  expect((await own(session.access_token, { password: STRONG }))[0]).toBe(200);
  expect(await own(other.access_token)).toMatchObject([403, { code: 'session_not_found' }]);
  expect(await own(session.access_token, { password: STRONG })).toMatchObject([
    422,
    { code: 'same_password' },
  ]);
  const signIn = (password: string) => stand.client().auth.signInWithPassword({ phone, password });
  const { data } = await signIn(STRONG);
  const { data: claims } = await stand.client().auth.getClaims(data.session?.access_token);
  expect(claims?.claims.amr).toMatchObject([{ method: 'password' }]);
  const WRONG = { status: 400, code: 'invalid_credentials', message: 'Invalid login credentials' };
  expect((await signIn('wrong')).error).toMatchObject(WRONG);
  await stand.db.moveClock(0);
});

test('a session older than a day sets no password', async () => {
  const { session } = await stand.signIn();
  await stand.db.moveClock(86_401_000);
  const refreshed = await stand
    .client()
    .auth.refreshSession({ refresh_token: session.refresh_token });
  const token = refreshed.data.session?.access_token ?? '';
  expect(await own(token, { password: STRONG })).toEqual([
    400,
    { code: 'reauthentication_needed', message: 'Password update requires reauthentication' },
  ]);
  await stand.db.moveClock(0);
});

test.each([
  ['global', [403, 403, 403]],
  ['', [403, 403, 403]],
  ['local', [403, 200, 200]],
  ['others', [200, 403, 403]],
])('signing out with scope "%s" ends these sessions', async (scope, expected) => {
  const { phone, session: mine } = await stand.signIn();
  await stand.db.moveClock(61_000);
  const { session: second } = await stand.signIn(phone);
  await stand.db.moveClock(122_000);
  const { session: third } = await stand.signIn(phone);
  const path = scope ? `/logout?scope=${scope}` : '/logout';
  const answer = await stand.ask(path, { bearer: mine.access_token });
  expect(answer.status).toBe(204);
  const statuses = [];
  for (const { access_token } of [mine, second, third]) {
    statuses.push((await own(access_token))[0]);
  }
  expect(statuses).toEqual(expected);
  await stand.db.moveClock(0);
});

test('the banned and the deleted are told so; an expired token is none', async () => {
  const { session } = await stand.signIn();
  const { admin } = stand.service.auth;
  await admin.updateUserById(session.user.id, { ban_duration: '24h' });
  expect(await own(session.access_token)).toEqual([
    403,
    { code: 'user_banned', message: 'User is banned' },
  ]);
  await admin.updateUserById(session.user.id, { ban_duration: 'none' });
  expect((await own(session.access_token))[0]).toBe(200);
  await stand.db.moveClock(3_601_000);
  expect(await own(session.access_token)).toEqual([
    403,
    {
      code: 'bad_jwt',
      message:
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    },
  ]);
  await stand.db.moveClock(0);
  await admin.deleteUser(session.user.id);
  expect(await own(session.access_token)).toEqual([
    403,
    { code: 'user_not_found', message: 'User from sub claim in JWT does not exist' },
  ]);
});

test('a token of another secret, of no user or of no form is refused', async () => {
  const forged = signJwt({ role: 'authenticated', exp: 4_000_000_000 }, 'another secret');
  expect(await own(forged)).toMatchObject([403, { code: 'bad_jwt' }]);
  expect(await own('a.b')).toMatchObject([403, { code: 'bad_jwt' }]);
  // The key's own role, which the gateway uses without a user's token.
  const answer = await stand.ask('/user', { method: 'GET' });
  expect([answer.status, await answer.json()]).toEqual([
    403,
    { code: 'bad_jwt', message: 'invalid claim: missing sub claim' },
  ]);
  const basic = await stand.ask('/user', {
    method: 'GET',
    headers: { authorization: 'Basic dTpw' },
  });
  expect([basic.status, await basic.json()]).toEqual([
    401,
    { code: 'no_authorization', message: 'This endpoint requires a valid Bearer token' },
  ]);
});
