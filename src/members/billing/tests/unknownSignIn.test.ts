import { expect, test } from 'vitest';
import { add, openWithPasskey } from '#test/accounts/passkeys.ts';
import { SoftDevice } from '#test/accounts/softDevice.ts';
import { SESSION, travel, trial } from '#test/accounts/trial.ts';
import {
  newPayer,
  type PayingMember,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';

withBank();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const sessionsOf = async (who: PayingMember) =>
  (await who.call('/api/auth/sessions')).body.sessions;
const hereOf = async (who: PayingMember): Promise<string> =>
  (await sessionsOf(who)).find((one: { here: boolean }) => one.here).id;
/** What a device is asked about: when, for the notice, and which sessions of the list. */
const askedOf = async (who: PayingMember) => ({
  notice: (await who.call(SESSION)).body.user.newSignIn,
  listed: (await sessionsOf(who))
    .filter(({ asked }: { asked: boolean }) => asked)
    .map(({ id }: { id: string }) => id),
});
const NOTHING = { notice: undefined, listed: [] };
const vouch = (who: PayingMember, session: string) =>
  who.post('/api/account/trust/device', { session });

/** A subscriber without any way to be told, and who signs in with their number an hour later. */
async function homeAndOther() {
  const home = await subscriber();
  await travel(HOUR_MS);
  const other = await newPayer(home.phone);
  return { home, other, there: await hereOf(other) };
}

test('700: a member without notifications and e-mail is asked on the device from before, until they answer', async () => {
  const { home, other, there } = await homeAndOther();
  expect(await askedOf(home)).toEqual({ notice: expect.any(String), listed: [there] });
  // Nobody is asked about themselves, nor a new device about the older ones.
  expect(await askedOf(other)).toEqual(NOTHING);
  // Who waits a day is trusted, and still unknown.
  await travel(DAY_MS + 2 * HOUR_MS);
  expect(await askedOf(home)).toEqual({ notice: expect.any(String), listed: [there] });
  expect((await vouch(home, there)).status).toBe(200);
  expect(await askedOf(home)).toEqual(NOTHING);
});

test('700: signed out, it is asked about no more', async () => {
  const { home, there } = await homeAndOther();
  expect((await home.post('/api/auth/sign-out', { which: there })).status).toBe(200);
  expect(await askedOf(home)).toEqual(NOTHING);
});

test('700: in a new account that holds nothing, too', async () => {
  const home = await newPayer();
  await travel(HOUR_MS);
  const there = await hereOf(await newPayer(home.phone));
  expect(await askedOf(home)).toEqual({ notice: expect.any(String), listed: [there] });
  expect((await vouch(home, there)).status).toBe(200);
  expect(await askedOf(home)).toEqual(NOTHING);
});

test('701: two strangers cannot answer for each other, nor one for itself', async () => {
  const { home, other, there } = await homeAndOther();
  await travel(2 * HOUR_MS);
  const third = await newPayer(home.phone);
  const further = await hereOf(third);
  await travel(2 * DAY_MS);
  expect((await vouch(third, there)).status).toBe(200);
  expect((await vouch(other, there)).status).toBe(200);
  expect((await askedOf(home)).listed).toContain(there);
  expect((await askedOf(home)).listed).toContain(further);
});

test('701: a device that is not trusted is asked about nobody: it may be the stranger', async () => {
  const { other, home } = await homeAndOther();
  await travel(2 * HOUR_MS);
  await newPayer(home.phone);
  expect(await askedOf(other)).toEqual(NOTHING);
});

test('701: who proves the stolen card is asked about; who signs in with the passkey is not', async () => {
  const { home, other, there } = await homeAndOther();
  await trial.database.query("insert into trusted_sessions (session_id, by) values ($1, 'card')", [
    there,
  ]);
  expect((await other.call('/api/account/trust')).body.by).toBe('card');
  expect((await askedOf(home)).listed).toEqual([there]);
  expect((await vouch(home, there)).status).toBe(200);
  const device = new SoftDevice();
  expect((await add(home, device)).status).toBe(200);
  const laptop = payingVisitor();
  expect((await openWithPasskey(laptop, device)).status).toBe(200);
  expect(await askedOf(home)).toEqual(NOTHING);
});
