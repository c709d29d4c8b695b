import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { expect, test } from 'vitest';
import { connectStore } from '#store/client.ts';
import { readCodeDeliveries } from '#store/codeDeliveries.ts';
import {
  codeFor,
  guess,
  nextAddress,
  nextPhone,
  RESEND,
  reader,
  SEND,
  signedInReader,
  travel,
  trial,
  withAccounts,
} from '#test/accounts/trial.ts';

withAccounts();

/** Codes asked for by strangers, each at a new number and network. */
async function strangers(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await trial.database.query('select begin_sign_in($1, sha256($2::bytea), $3, 500)', [
      nextPhone(),
      randomUUID(),
      nextAddress(),
    ]);
  }
}
const usage = () => readCodeDeliveries(connectStore(process.env), process.env);
const textsTo = (phone: string) =>
  trial.database.inbox.messages().filter(({ to }) => to === phone).length;

test('412, 413: however many strangers ask, members get in; and nobody learns who is one', async () => {
  const member = nextPhone();
  await signedInReader(member);
  await travel(3_600_000);
  // The member was a stranger at the first time.
  await strangers(500);
  expect(await usage()).toMatchObject({
    day: { cap: 500, strangersCap: 300, strangers: 300 },
  });
  const stranger = nextPhone();
  const [known, unknown] = [reader(), reader()];
  const told = await known.post(SEND, { phoneNumber: member });
  const alike = await unknown.post(SEND, { phoneNumber: stranger });
  expect([alike.status, alike.body]).toEqual([told.status, told.body]);
  expect(told.body.note).toContain('only to numbers that have signed in before');
  expect([...unknown.cookies.keys()]).toEqual([...known.cookies.keys()]);
  expect([textsTo(member), textsTo(stranger)]).toEqual([2, 0]);
  // Asking again, and guessing, are answered alike, too.
  for (const [who, phone] of [
    [known, member],
    [unknown, stranger],
  ] as const) {
    expect((await who.post(RESEND, { phoneNumber: phone })).status).toBe(429);
    expect((await guess(who, phone, '000000')).status).toBe(400);
  }
  expect((await guess(known, member, codeFor(member))).status).toBe(200);
  expect(await usage()).toMatchObject({
    day: { used: 301, strangers: 300 },
    withheld: 202,
  });
});

test('412: the room is that of the last day, and a number that has not signed in for 90 days is a stranger', async () => {
  await trial.database.query('delete from sign_in_codes');
  const phone = nextPhone();
  await signedInReader(phone);
  const asks = async () => {
    const [row] = await trial.database.query<{ begun: { withheld: boolean } }>(
      'select begin_sign_in($1, sha256($2::bytea), $3, 1) as begun',
      [phone, randomUUID(), nextAddress()],
    );
    return row?.begun;
  };
  await travel(89 * 86_400_000);
  expect(await asks()).toMatchObject({ wait: 0, withheld: false });
  await travel(92 * 86_400_000);
  await trial.database.query('select begin_sign_in($1, sha256($2::bytea), $3, 500)', [
    nextPhone(),
    randomUUID(),
    nextAddress(),
  ]);
  const begun = await trial.database.query<{ begun: { withheld: boolean } }>(
    'select begin_sign_in($1, sha256($2::bytea), $3, 2) as begun',
    [phone, randomUUID(), nextAddress()],
  );
  expect(begun[0]?.begun).toMatchObject({ wait: 0, withheld: true });
});
