import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdLock } from './hold.fixture.ts';
import { type AuthStand, startStand } from './stand.fixture.ts';

let stand: AuthStand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.db.stop());

const refresh = async (token: string) =>
  stand.client().auth.refreshSession({ refresh_token: token });
/** The token after this one. */
const next = async (token: string) => {
  const { data, error } = await refresh(token);
  if (data.session === null) throw error;
  return data.session.refresh_token;
};
const USED = {
  status: 400,
  code: 'refresh_token_already_used',
  message: 'Invalid Refresh Token: Already Used',
};
const claims = async (token: string) => (await stand.client().auth.getClaims(token)).data?.claims;

test('a refresh gives the next token and a new access token of the same sign-in', async () => {
  const { session } = await stand.signIn();
  await stand.db.moveClock(600_000);
  const { data } = await refresh(session.refresh_token);
  await stand.db.moveClock(0);
  expect(data.session?.refresh_token).toMatch(/^[a-z0-9]{12}$/);
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  const [before, after] = await Promise.all([
    claims(session.access_token),
    claims(data.session?.access_token ?? ''),
  ]);
  expect(after?.session_id).toBe(before?.session_id);
  expect(after?.amr).toEqual(before?.amr);
  expect((after?.iat ?? 0) - (before?.iat ?? 0)).toBeGreaterThan(500);
});

test('the token before the active one gives the active one, at any age', async () => {
  const { session } = await stand.signIn();
  const active = await next(session.refresh_token);
  expect(await next(session.refresh_token)).toBe(active);
  await stand.db.moveClock(30 * 86_400_000);
  expect(await next(session.refresh_token)).toBe(active);
  await stand.db.moveClock(0);
});

test('older ones get a new token within ten seconds; later all of the session are revoked, and it stays', async () => {
  const { session } = await stand.signIn();
  const second = await next(session.refresh_token);
  const third = await next(second);
  const branched = await next(session.refresh_token);
  expect([second, third]).not.toContain(branched);
  await stand.db.moveClock(11_000);
  expect((await refresh(second)).error).toMatchObject(USED);
  expect((await stand.client().auth.getUser(session.access_token)).error).toBeNull();
  const once = await refresh(branched);
  expect(once.error).toBeNull();
  await stand.db.moveClock(0);
});

test('of requests at the same time all get the same token', async () => {
  const { session } = await stand.signIn();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => next(session.refresh_token)));
  expect(new Set(tokens).size).toBe(1);
});

test('a session whose rows another request holds is given up after five seconds', async () => {
  const { session } = await stand.signIn();
  const letGo = await holdLock(
    stand.db,
    `perform from auth.refresh_tokens where token = '${session.refresh_token}' for update`,
  );
  expect((await refresh(session.refresh_token)).error).toMatchObject({
    status: 409,
    code: 'conflict',
    message: 'Too many concurrent token refresh requests on the same session or refresh token',
  });
  await letGo();
  expect((await refresh(session.refresh_token)).error).toBeNull();
});

test('tokens of another form, unknown ones and those of the banned are refused, each in its way', async () => {
  const NOT_VALID = {
    status: 400,
    code: 'validation_failed',
    message: 'Refresh token is not valid',
  };
  for (const wrong of ['nope', 'ABCDEFGHIJKL', 'abcdefghijk!', 'abcdefghijklm', 'a'.repeat(80)]) {
    expect((await refresh(wrong)).error).toMatchObject(NOT_VALID);
  }
  expect((await refresh('abcdefghijkl')).error).toMatchObject({
    status: 400,
    code: 'refresh_token_not_found',
    message: 'Invalid Refresh Token: Refresh Token Not Found',
  });
  const { session } = await stand.signIn();
  await stand.service.auth.admin.updateUserById(session.user.id, { ban_duration: '24h' });
  expect((await refresh(session.refresh_token)).error).toMatchObject({
    status: 400,
    code: 'user_banned',
    message: 'Invalid Refresh Token: User Banned',
  });
});

test('sessions may end by age or by rest', async () => {
  const strict = await startStand({
    authSettings: { sessionTimeboxS: 3600, sessionInactivityS: 600 },
  });
  try {
    const { session } = await strict.signIn();
    const again = (token: string) => strict.client().auth.refreshSession({ refresh_token: token });
    await strict.db.moveClock(500_000);
    const { data } = await again(session.refresh_token);
    await strict.db.moveClock(1_200_000);
    const token = data.session?.refresh_token ?? '';
    expect((await again(token)).error).toMatchObject({
      status: 400,
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired (Inactivity)',
    });
    await strict.db.moveClock(3_700_000);
    expect((await again(token)).error).toMatchObject({
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired',
    });
  } finally {
    await strict.db.stop();
  }
});
