import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthStand, startStand } from './stand.fixture.ts';

let stand: AuthStand;
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
  // Version, session and count of the one, signature of the other; with its own checksum.
  const signed = Buffer.concat([
    bytes(other.refresh_token).subarray(0, 18),
    bytes(mine.refresh_token).subarray(18, 34),
  ]);
  const summed = (token: Buffer) =>
    Buffer.concat([token, createHash('sha256').update(token).digest().subarray(0, 4)]);
  const mixed = summed(signed).toString('base64url');
  expect((await refresh(mixed)).error?.code).toBe('refresh_token_not_found');
  const whole = bytes(mine.refresh_token);
  const nextVersion = Buffer.concat([Buffer.from([1]), whole.subarray(1, -4)]);
  const broken = [
    `${mine.refresh_token}A`,
    mine.refresh_token.slice(0, -2),
    Buffer.concat([signed, Buffer.alloc(4)]).toString('base64url'),
    summed(nextVersion).toString('base64url'),
    summed(
      Buffer.concat([whole.subarray(0, 17), Buffer.alloc(9, 255), whole.subarray(18, -4)]),
    ).toString('base64url'),
  ];
  for (const token of broken) {
    expect((await refresh(token)).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Refresh token is not valid',
    });
  }
});

test('640: the form is that of the real server: version 0, session, count as a varint, signature, checksum', async () => {
  const { session } = await stand.signIn();
  const form = (token: string) => {
    const bytes = Buffer.from(token, 'base64url');
    return [bytes.length, bytes[0], [...bytes.subarray(17, -20)]];
  };
  expect(form(session.refresh_token)).toEqual([38, 0, [0]]);
  await stand.db.query('update auth.sessions set refresh_token_counter = 299 where id = $1', [
    Buffer.from(session.refresh_token, 'base64url').toString('hex', 1, 17),
  ]);
  // In groups of seven bits, the lowest first; far behind, but the session is fresh.
  const current = await next(session.refresh_token);
  expect(form(current)).toEqual([39, 0, [128 + 43, 2]]);
  expect(form(await next(current))).toEqual([39, 0, [128 + 44, 2]]);
});
