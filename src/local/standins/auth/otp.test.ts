import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AuthStand, startStand } from './stand.fixture.ts';

let stand: AuthStand;
beforeAll(async () => {
  stand = await startStand();
});
afterAll(() => stand.db.stop());

const send = (phone: string) => stand.client().auth.signInWithOtp({ phone });
const userOf = async (phone: string) =>
  (
    await stand.db.query<{ id: string; confirmation_token: string; phone_confirmed_at: Date }>(
      'select * from auth.users where phone = $1',
      [phone.slice(1)],
    )
  )[0];
const MINUTE = 60_001;
let ahead = 0;
const later = (ms: number) => {
  ahead += ms;
  return stand.db.moveClock(ahead);
};

test('an unknown number signs up, with nothing in the answer; a confirmed one is told the id of the message', async () => {
  const phone = stand.newPhone();
  const first = await stand.ask('/otp', { body: { phone } });
  expect(await first.json()).toEqual({});
  expect(stand.codeFor(phone)).toMatch(/^\d{6}$/);
  const token = stand.codeFor(phone);
  await stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
  await later(MINUTE);
  expect((await send(phone)).data.messageId).toMatch(/^[0-9a-f-]{36}$/);
  await later(MINUTE);
  const unconfirmed = stand.newPhone();
  await send(unconfirmed);
  await later(MINUTE);
  expect((await send(unconfirmed)).data.messageId).toBeUndefined();
});

test('metadata are kept when the user is made, never later', async () => {
  const phone = stand.newPhone();
  const ask = (name: string) =>
    stand.client().auth.signInWithOtp({ phone, options: { data: { name, sub: 'me' } } });
  await ask('first');
  await later(MINUTE);
  await ask('second');
  const token = stand.codeFor(phone);
  const { data } = await stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
  expect(data.user?.user_metadata).toEqual({
    name: 'first',
    sub: data.user?.id,
    email_verified: false,
    phone_verified: false,
  });
  expect(data.user?.identities).toMatchObject([
    { id: data.user?.id, provider: 'phone', identity_data: { name: 'first' } },
  ]);
});

test('codes are spaced by a minute; the seconds left are cut off, not rounded up', async () => {
  const phone = stand.newPhone();
  await send(phone);
  await later(18_500);
  const { error } = await send(phone);
  expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
  const seconds = Number(
    /^For security purposes, you can only request this after (\d+) seconds\.$/.exec(
      error?.message ?? '',
    )?.[1],
  );
  expect(seconds).toBeLessThanOrEqual(41);
  expect(seconds).toBeGreaterThan(20);
  await later(MINUTE);
  expect((await send(phone)).error).toBeNull();
});

test('a text that cannot be sent leaves everything as it was', async () => {
  const phone = stand.newPhone();
  await send(phone);
  const token = stand.codeFor(phone);
  const unknown = stand.newPhone();
  await later(MINUTE);
  stand.db.inbox.failWith('out of order');
  for (const number of [phone, unknown]) {
    expect((await send(number)).error).toMatchObject({
      status: 422,
      code: 'sms_send_failed',
      message: 'Error sending confirmation OTP to provider: out of order',
    });
  }
  stand.db.inbox.failWith(undefined);
  expect(await userOf(unknown)).toBeUndefined();
  expect((await send(unknown)).error).toBeNull();
  const old = await stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
  expect(old.error).toBeNull();
});

test('of first requests at the same time one is served, the others find the number taken', async () => {
  const phone = stand.newPhone();
  const answers = await Promise.all([send(phone), send(phone), send(phone)]);
  const statuses = answers.map(({ error }) => error?.status);
  expect(statuses).toContain(undefined);
  for (const status of statuses) expect([undefined, 429, 500]).toContain(status);
  expect(stand.db.inbox.messages().filter(({ to }) => to === phone)).toHaveLength(1);
});

test('requests at the same time for a confirmed number all send: the spacing locks nothing', async () => {
  const { phone } = await stand.signIn();
  await later(MINUTE);
  const before = stand.db.inbox.messages().filter(({ to }) => to === phone).length;
  const answers = await Promise.all([send(phone), send(phone)]);
  const sent = answers.filter(({ error }) => error === null).length;
  expect(sent).toBeGreaterThan(0);
  const after = stand.db.inbox.messages().filter(({ to }) => to === phone).length;
  expect(after - before).toBe(sent);
});

test('without sign-up an unknown number is told so', async () => {
  const phone = stand.newPhone();
  const options = { shouldCreateUser: false };
  const unknown = await stand.client().auth.signInWithOtp({ phone, options });
  expect(unknown.error).toMatchObject({
    status: 422,
    code: 'otp_disabled',
    message: 'Signups not allowed for otp',
  });
  expect(await userOf(phone)).toBeUndefined();
});

test('a banned number gets codes', async () => {
  const { phone, session } = await stand.signIn();
  await stand.service.auth.admin.updateUserById(session.user.id, { ban_duration: '24h' });
  await later(MINUTE);
  const before = stand.db.inbox.messages().length;
  expect((await send(phone)).error).toBeNull();
  expect(stand.db.inbox.messages().length).toBe(before + 1);
});

test('a second code by resend reaches who waits for a first; all others get the same answer and none', async () => {
  const resend = async (phone: string) => {
    const answer = await stand.ask('/resend', { body: { type: 'sms', phone } });
    return [answer.status, await answer.json()];
  };
  const { phone } = await stand.signIn();
  const unconfirmed = stand.newPhone();
  await send(unconfirmed);
  expect(await resend(unconfirmed)).toMatchObject([429, { code: 'over_sms_send_rate_limit' }]);
  await later(MINUTE);
  const before = stand.db.inbox.messages().length;
  expect(await resend(phone)).toEqual([200, {}]);
  expect(await resend(stand.newPhone())).toEqual([200, {}]);
  expect(stand.db.inbox.messages().length).toBe(before);
  expect(await resend(unconfirmed)).toEqual([200, { message_id: expect.any(String) }]);
  expect(stand.db.inbox.messages()[0]?.to).toBe(unconfirmed);
});
