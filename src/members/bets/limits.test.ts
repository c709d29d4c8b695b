import { afterEach, expect, test } from 'vitest';
import { travel } from '#test/accounts/trial.ts';
import { newPayer, payingVisitor, withBank } from '#test/billing/member.ts';

withBank();
afterEach(() => travel(0));

const LIMITS = '/api/bets/limits';
const DAY = 86_400_000;

test('111: a limit that is lowered counts in the next request, one that is raised or lifted after 24 hours', async () => {
  const who = await newPayer();
  const set = async (stake: number | null) =>
    (await who.post(LIMITS, { userId: who.id, stake, loss: null })).body;
  expect(await set(5000)).toEqual({ stake: { cents: 5000 }, loss: {} });
  await set(2000);
  expect((await who.call(LIMITS)).body.stake).toEqual({ cents: 2000 });
  const raised = await set(9000);
  expect(raised.stake).toMatchObject({ cents: 2000, next: { cents: 9000 } });
  // Requested again half a day later: it neither comes sooner nor starts over.
  await travel(DAY / 2);
  expect(await set(9000)).toEqual(raised);
  const lifted = await set(null);
  expect(lifted.stake).toMatchObject({ cents: 2000, next: { from: expect.any(String) } });
  expect(lifted.stake.next).not.toHaveProperty('cents');
  await travel(DAY * 1.4);
  expect((await set(1500)).stake).toEqual({ cents: 1500 });
});

test('what is answered is in force by the server’s clock: what will be, only while it lies ahead', async () => {
  const who = await newPayer();
  await who.post(LIMITS, { userId: who.id, stake: 2000, loss: 1000 });
  await who.post(LIMITS, { userId: who.id, stake: 9000, loss: null });
  await travel(DAY + 1000);
  expect((await who.call(LIMITS)).body).toEqual({
    userId: who.id,
    stake: { cents: 9000 },
    loss: {},
  });
  const other = await newPayer();
  expect((await other.post(LIMITS, { userId: who.id, stake: 1, loss: 1 })).status).toBe(403);
});

test('111: after the day the higher one counts; a lower one then is lower than that', async () => {
  const who = await newPayer();
  await who.post(LIMITS, { userId: who.id, stake: 2000, loss: 1000 });
  await who.post(LIMITS, { userId: who.id, stake: 9000, loss: 1000 });
  await travel(DAY + 1000);
  const { body } = await who.post(LIMITS, { userId: who.id, stake: 8000, loss: 1000 });
  expect(body).toEqual({ stake: { cents: 8000 }, loss: { cents: 1000 } });
});

test('111: deleting the account and coming back with the number does not lift a limit before its day', async () => {
  const who = await newPayer();
  await who.post(LIMITS, { userId: who.id, stake: 2000, loss: null });
  await who.post('/api/account/delete', { confirm: 'DELETE' });
  // As soon as the number may get another code.
  await travel(DAY / 720);
  const back = await newPayer(who.phone);
  expect((await back.call(LIMITS)).body.stake).toEqual({ cents: 2000 });
  await travel(DAY + 1000);
  expect((await back.call(LIMITS)).body.stake).toEqual({});
});

test('limits are their owner’s, and money', async () => {
  expect((await payingVisitor().call(LIMITS)).status).toBe(401);
  const who = await newPayer();
  for (const stake of [-1, 1.5, '10', undefined, 1e12]) {
    expect((await who.post(LIMITS, { userId: who.id, stake, loss: null })).status).toBe(400);
  }
});
