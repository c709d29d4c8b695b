import { expect, test } from 'vitest';
import { phoneHash } from '#server/tasks/accounts/secrets.ts';
import {
  codeFor,
  guess,
  nextPhone,
  reader,
  SEND,
  signedIn,
  travel,
  trial,
  VERIFY,
  withAccounts,
} from '#test/accounts/trial.ts';

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
  await signedIn(phone, reader('198.51.100.7'));
  const first = await consentsOf(phone);
  expect(first).toMatchObject([
    { version: '2025-10-10', ip: '198.51.100.7', device: 'Mozilla/5.0 (Test)' },
  ]);
  await travel(61_000);
  await signedIn(phone, reader('192.0.2.1'));
  expect(await consentsOf(phone)).toEqual(first);
  await expect(trial.database.query('update consents set accepted_at = now()')).rejects.toThrow(
    'an acceptance is never changed',
  );
});

test('19, 20, 67: known, unknown and banned numbers get one answer, and none signs in that is banned', async () => {
  const [known, unknown, banned] = [nextPhone(), nextPhone(), nextPhone()];
  await signedIn(known);
  await signedIn(banned);
  await trial.database.query('insert into bans (phone_hash, reason) values ($1, $2)', [
    phoneHash(banned, 'k'.repeat(32)),
    'chargeback',
  ]);
  await travel(61_000);
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
