import { expect, test } from 'vitest';
import {
  codeFor,
  guess,
  nextPhone,
  reader,
  SEND,
  SESSION,
  signedInReader,
  travel,
  trial,
  VERIFY,
  withAccounts,
} from '#test/accounts/trial.ts';
import { phoneHash } from '../verbs/secrets.ts';

withAccounts();

const consentsOf = (phone: string) =>
  trial.database.query<{ version: string; ip: string; device: string; accepted_at: Date }>(
    'select version, ip, device, accepted_at from consents join members on members.id = member_id where phone = $1',
    [phone],
  );

test.each([false, 'true', 1, null, undefined])(
  '16: with the Terms "%j" nobody is signed in',
  async (tosAccepted) => {
    const phone = nextPhone();
    const who = reader();
    await who.post(SEND, { phoneNumber: phone });
    const answer = await who.post(VERIFY, {
      phoneNumber: phone,
      code: codeFor(phone),
      tosAccepted,
    });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'You must accept the Terms of Service to continue' },
    ]);
    expect(await consentsOf(phone)).toEqual([]);
  },
);

test('17, 18: the first acceptance is kept with address, device and version, and never changes', async () => {
  const phone = nextPhone();
  await signedInReader(phone, reader('198.51.100.7'));
  const first = await consentsOf(phone);
  expect(first).toMatchObject([
    { version: '2026-11-26', ip: '198.51.100.7', device: 'Mozilla/5.0 (Test)' },
  ]);
  await travel(61_000);
  await signedInReader(phone, reader('192.0.2.1'));
  expect(await consentsOf(phone)).toEqual(first);
  await expect(trial.database.query('update consents set accepted_at = now()')).rejects.toThrow(
    'an acceptance is never changed',
  );
});

/** Manually gives the user with one number another number at Supabase. */
const renumber = async (from: string, to: string) => {
  const { supabaseUrl: url, secretKey: apikey, query } = trial.database;
  const [user] = await query<{ id: string }>('select id from auth.users where phone = $1', [
    from.slice(1),
  ]);
  const answer = await fetch(`${url}/auth/v1/admin/users/${user?.id}`, {
    method: 'PUT',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: to, phone_confirm: true }),
  });
  expect(answer.status).toBe(200);
};

const ban = (phone: string) =>
  trial.database.query('insert into bans (phone_hash, reason) values ($1, $2)', [
    phoneHash(phone, 'k'.repeat(32)),
    'chargeback',
  ]);

const userOf = async (phone: string) =>
  (await (await signedInReader(phone)).call(SESSION)).body.user;

test('a user who is given another number has that number’s account, and the old number keeps its own', async () => {
  const [first, second] = [nextPhone(), nextPhone()];
  const before = await userOf(first);
  await renumber(first, second);
  await travel(61_000);
  const after = await userOf(second);
  expect(after).toMatchObject({ phoneNumber: second, tosAccepted: true });
  expect(after.id).not.toBe(before.id);
  expect((await userOf(first)).id).toBe(before.id);
  // Again, to the number of an account whose own user has another by now.
  const third = nextPhone();
  await renumber(first, third);
  await renumber(second, first);
  await travel(200_000);
  expect((await userOf(first)).id).toBe(before.id);
  expect((await userOf(third)).id).not.toBe(before.id);
  await travel(400_000);
  expect((await userOf(second)).id).toBe(after.id);
});

test('67: a banned number that is changed at Supabase signs nobody in, under the new number either', async () => {
  const [banned, other] = [nextPhone(), nextPhone()];
  await signedInReader(banned);
  await ban(banned);
  await renumber(banned, other);
  const who = reader();
  await travel(61_000);
  await who.post(SEND, { phoneNumber: other });
  const answer = await guess(who, other, codeFor(other));
  expect([answer.status, answer.body.error]).toEqual([
    400,
    'The verification code is incorrect or expired',
  ]);
  expect(await consentsOf(other)).toEqual([]);
});

test('19, 20, 67: known, unknown and banned numbers get one answer, and none signs in that is banned', async () => {
  const [known, unknown, banned] = [nextPhone(), nextPhone(), nextPhone()];
  await signedInReader(known);
  await signedInReader(banned);
  await ban(banned);
  // More than an hour: how soon another may be asked for counts the codes of the last one, whoever asked.
  await travel(3_700_000);
  const answers = [];
  for (const phone of [known, unknown, banned]) {
    const who = reader();
    const { status, body } = await who.post(SEND, { phoneNumber: phone });
    const wrong = await guess(who, phone, '000000');
    answers.push({ status, body, wrong: [wrong.status, wrong.body] });
    const right = await guess(who, phone, codeFor(phone));
    expect(right.status).toBe(phone === banned ? 400 : 200);
    if (phone === banned) expect(right.body).toEqual(wrong.body);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});
