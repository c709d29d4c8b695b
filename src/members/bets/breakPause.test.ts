import { afterEach, expect, test, vi } from 'vitest';
import { billingTools } from '#members/billing/tools.ts';
import { reconcile } from '#members/billing/verbs/reconcile.ts';
import { travel } from '#test/accounts/trial.ts';
import {
  atStripe,
  CURRENT,
  controls,
  type Member,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { siteOf } from '#wiring';

withBank();
afterEach(() => travel(0));

const DAY = 86_400_000;
const pausing = (who: Member, kind: string, days: number) =>
  who.post('/api/bets/pause', { userId: who.id, kind, days });
const atBank = (who: Member) => subscriptionsOf(who)[0];
const paidBy = (who: Member) =>
  Object.values(atStripe().charges).filter(
    ({ customer, paid }) => customer === atBank(who)?.customer && paid,
  ).length;

test('288: nothing is collected during a self-exclusion, and after it a month is again', async () => {
  const who = await subscriber();
  const { body } = await pausing(who, 'exclusion', 90);
  expect(atBank(who)?.pause_collection).toEqual({
    behavior: 'void',
    resumes_at: Math.ceil(Date.parse(body.until) / 1000),
  });
  const current = async () => (await who.call(CURRENT)).body.subscription;
  expect(Date.parse((await current()).heldUntil)).toBe(
    1000 * Math.ceil(Date.parse(body.until) / 1000),
  );
  await travel(89 * DAY);
  controls().tick();
  expect([paidBy(who), atBank(who)?.status]).toEqual([1, 'active']);
  await travel(119 * DAY);
  controls().tick();
  expect([paidBy(who), atBank(who)?.pause_collection]).toEqual([2, null]);
});

test('288: a year ends later by its length; made longer, by that; a shorter break changes nothing', async () => {
  const who = await subscriber('yearly');
  const end = () => atBank(who)?.items.data[0]?.current_period_end ?? 0;
  const first = end();
  await pausing(who, 'pause', 14);
  expect([end(), atBank(who)?.pause_collection]).toEqual([first, null]);
  await pausing(who, 'exclusion', 30);
  expect(Math.abs(end() - first - 30 * 86_400)).toBeLessThan(60);
  await pausing(who, 'exclusion', 90);
  expect(Math.abs(end() - first - 90 * 86_400)).toBeLessThan(60);
  expect(paidBy(who)).toBe(1);
});

test('288: with Stripe away the break holds, and the daily comparison stops the collecting', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const who = await subscriber();
  for (let at = 0; at < 2; at += 1)
    controls().fail({ on: 'POST /v1/subscriptions/{id}', status: 500 });
  expect((await pausing(who, 'exclusion', 30)).status).toBe(200);
  expect(atBank(who)?.pause_collection).toBeNull();
  await reconcile(siteOf().use(billingTools), new Date());
  expect(atBank(who)?.pause_collection?.behavior).toBe('void');
  log.mockRestore();
});
