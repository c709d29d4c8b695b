import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Stand, startStand } from './stand.fixture.ts';

let stand: Stand;
beforeAll(async () => {
  stand = await startStand({ authSettings: { refreshTokens: 2 } });
});
afterAll(() => stand.db.stop());

const refresh = (token: string) => stand.client().auth.refreshSession({ refresh_token: token });
const next = async (token: string) => {
  const { data, error } = await refresh(token);
  if (data.session === null) throw error;
  return data.session.refresh_token;
};
const isOver = async (accessToken: string) =>
  (await stand.client().auth.getUser(accessToken)).error !== null;

test('a token of the longer form goes on to the next; one back gives the current one, at any age', async () => {
  const { session } = await stand.signIn();
  expect(session.refresh_token.length).toBeGreaterThan(12);
  const second = await next(session.refresh_token);
  expect(second).not.toBe(session.refresh_token);
  await stand.db.moveClock(86_400_000);
  expect(await next(session.refresh_token)).toBe(second);
  await stand.db.moveClock(0);
});

test('further back it gives the current one while the last refresh is fresh, later the session ends', async () => {
  const { session } = await stand.signIn();
  const second = await next(session.refresh_token);
  const third = await next(second);
  expect(await next(session.refresh_token)).toBe(third);
  await stand.db.moveClock(11_000);
  expect((await refresh(session.refresh_token)).error).toMatchObject({
    status: 400,
    code: 'refresh_token_already_used',
    message: 'Invalid Refresh Token: Already Used',
  });
  expect(await isOver(session.access_token)).toBe(true);
  expect((await refresh(third)).error?.code).toBe('refresh_token_not_found');
  await stand.db.moveClock(0);
});

test('of requests at the same time all get the same token', async () => {
  const { session } = await stand.signIn();
  const tokens = await Promise.all(Array.from({ length: 4 }, () => next(session.refresh_token)));
  expect(new Set(tokens).size).toBe(1);
});

test('a token with another signature, of another session or of no form is refused', async () => {
  const [{ session: mine }, { session: other }] = [await stand.signIn(), await stand.signIn()];
  const bytes = (token: string) => Buffer.from(token, 'base64url');
  const mixed = Buffer.concat([
    bytes(other.refresh_token).subarray(0, 22),
    bytes(mine.refresh_token).subarray(22),
  ]).toString('base64url');
  expect((await refresh(mixed)).error?.code).toBe('refresh_token_not_found');
  expect((await refresh(`${mine.refresh_token}A`)).error).toMatchObject({
    status: 400,
    code: 'validation_failed',
    message: 'Refresh token is not valid',
  });
});
