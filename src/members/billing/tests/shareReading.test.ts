import { afterEach, expect, test, vi } from 'vitest';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  atStripe,
  CURRENT,
  controls,
  type PayingMember,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';

withBank();
afterEach(() => vi.restoreAllMocks());

const LISTS = 'GET /v1/subscriptions';
const lists = (): number =>
  controls()
    .requests()
    .filter(({ operation }) => operation === LISTS).length;
const current = async (who: PayingMember) => who.call(CURRENT);

/** Lets a reading begin, and does something before Stripe answers it. */
async function whileReading<T>(who: PayingMember, act: () => Promise<T>) {
  const goOn = controls().pause();
  const before = controls().requests().length;
  const first = current(who);
  await vi.waitFor(() => expect(controls().requests().length).toBeGreaterThan(before), 30_000);
  const acted = act();
  // Time for it to arrive.
  await new Promise((resolve) => setTimeout(resolve, 300));
  goOn();
  return { first: await first, acted: await acted };
}

test('581: who asks while it is read gets the same answer, without another call', async () => {
  const who = await subscriber();
  const before = lists();
  const { first, acted } = await whileReading(who, () =>
    Promise.all([current(who), current(who), current(who)]),
  );
  expect(first.body.subscription.standing).toBe('active');
  for (const { status, body } of acted) expect([status, body]).toEqual([200, first.body]);
  expect(lists() - before).toBe(1);
  // Afterward it is read anew: what happened at Stripe since is seen at once.
  const [one] = subscriptionsOf(who);
  if (one) atStripe().subscriptions[one.id] = { ...one, cancel_at_period_end: true };
  expect((await current(who)).body.subscription.standing).toBe('ending');
});

test('581: after a change nobody gets what was read before it', async () => {
  const who = await subscriber();
  const before = lists();
  const { acted } = await whileReading(who, async () => {
    await trial.database.query(
      `update subscriptions set cancels_at = period_end where customer_id in (select id from customers where member_id = $1)`,
      [who.id],
    );
    return current(who);
  });
  expect(acted.status).toBe(200);
  expect(lists() - before).toBe(2);
});

test('581: where it fails all are told so, and the next reading is a new one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await subscriber();
  for (const status of [400, 500]) {
    // A call that fails at Stripe is tried again once.
    controls().fail({ on: LISTS, status });
    controls().fail({ on: LISTS, status });
    const { first, acted } = await whileReading(who, () => Promise.all([current(who)]));
    expect(first.status).toBe(status === 400 ? 500 : 502);
    expect(acted.map((one) => one.status)).toEqual([status === 400 ? 500 : 503]);
    expect(acted[0]?.body.error).toBe(first.body.error);
    // What is left of the planned failures is taken.
    await current(who);
    expect((await current(who)).status).toBe(200);
  }
});

test('581: a reading whose function died is given up after fifteen seconds; of a deleted member nothing is kept', async () => {
  const who = await subscriber();
  await trial.database.query('select begin_reading($1)', [who.id]);
  await travel(16_000);
  expect((await current(who)).status).toBe(200);
  const rows = () =>
    trial.database.query('select from subscription_readings where member_id = $1', [who.id]);
  expect(await rows()).toHaveLength(1);
  const other = await subscriber();
  await travel(90_000);
  expect((await current(other)).status).toBe(200);
  expect(await rows()).toHaveLength(0);
  expect((await other.post('/api/account/delete', { confirm: 'DELETE' })).status).toBe(200);
  const all = await trial.database.query('select from subscription_readings');
  expect(all).toHaveLength(0);
});
