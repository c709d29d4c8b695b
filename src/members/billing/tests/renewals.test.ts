import { expect, test } from 'vitest';
import { trial } from '#test/accounts/trial.ts';
import {
  CREATE,
  CURRENT,
  choose,
  controls,
  newPayer,
  payerSessions,
  subscriber,
  subscriptionsOf,
  withBank,
} from '#test/billing/member.ts';
import { siteOf } from '#wiring';
import { renewalNotice } from '../rules/notices.ts';
import { PLANS } from '../rules/plans.ts';
import { renewalWording } from '../rules/renewal.ts';
import { memberTools, moneyBackTools } from '../tools.ts';
import { nextOfRenewing } from '../verbs/nextPayment.ts';
import { remindOfRenewals } from '../verbs/remindOfRenewals.ts';

withBank();

const consents = (id: string) =>
  trial.database.query<{
    tier: string;
    version: string;
    wording: string;
    ip: string;
    device: string;
  }>(
    `select tier, version, wording, host(ip) as ip, device from renewal_consents where member_id = '${id}' order by id`,
  );

test('nothing is bought without the renewal’s own consent, in its present words', async () => {
  const who = await newPayer();
  const buy = (renewal?: string) => who.post(CREATE, { userId: who.id, tier: 'monthly', renewal });
  expect([(await buy()).status, (await buy()).body.error]).toEqual([
    400,
    'Please agree to the renewal first',
  ]);
  for (const version of ['renewal 2020-01-01 monthly 1995', renewalWording('yearly').version]) {
    expect((await buy(version)).status).toBe(409);
  }
  expect(payerSessions(who)).toEqual([]);
  expect(await consents(who.id)).toEqual([]);
});

test('the consent is kept with time, address, device and wording, and never changes', async () => {
  const who = await newPayer();
  await choose(who, 'yearly');
  const [kept] = await consents(who.id);
  expect(kept).toMatchObject({ tier: 'yearly', ...wordingOf('yearly') });
  expect(kept?.ip).toMatch(/^\d+\.\d+\.\d+\.\d+$/);
  expect(kept?.device).not.toBe('');
  const change = (sql: string) => trial.database.query(sql);
  await expect(change(`update renewal_consents set wording = 'x'`)).rejects.toThrow(
    'never changed',
  );
  await expect(change('delete from renewal_consents')).rejects.toThrow('never changed');
});

const wordingOf = (tier: 'monthly' | 'yearly') => {
  const { version, text } = renewalWording(tier);
  return { version, wording: text };
};

test('a switch is agreed to in the new plan’s words', async () => {
  const who = await subscriber();
  const { body } = await who.post('/api/subscriptions/switch-preview', { tier: 'yearly' });
  expect(body.renewal).toEqual(renewalWording('yearly'));
  const { renewal, ...figures } = body;
  const move = (more: object) => who.post('/api/subscriptions/switch', { ...figures, ...more });
  expect((await move({})).status).toBe(400);
  expect((await move({ renewal: renewalWording('monthly') })).status).toBe(409);
  expect((await move({ renewal })).status).toBe(200);
  expect((await consents(who.id)).map(({ tier }) => tier)).toEqual(['monthly', 'yearly']);
});

test('a deleted account leaves its consent under the fingerprint of the number', async () => {
  const who = await subscriber();
  await who.post('/api/account/delete', { confirm: 'DELETE' });
  expect(await consents(who.id)).toEqual([]);
  const left = await trial.database.query('select from renewal_consents where member_id is null');
  expect(left.length).toBeGreaterThan(0);
});

const DAY_MS = 86_400_000;
const tools = () => ({ ...siteOf().use(moneyBackTools), channels: [] });
const next = (id: string) => nextOfRenewing(siteOf().use(memberTools).stripe, id);
const remind = (now: Date) => remindOfRenewals(tools(), { now, next });

test('what renews is told once, under the account', async () => {
  const who = await subscriber('yearly');
  const { periodEnd } = (await who.call(CURRENT)).body.subscription;
  const at = (days: number) => new Date(Date.parse(periodEnd) - days * DAY_MS);
  const told = async () => (await who.call(CURRENT)).body.notices;
  await remind(at(31));
  expect(await told()).toEqual([]);
  await remind(at(29));
  await remind(at(20));
  const [notice, ...others] = await told();
  const { sender } = tools();
  const { title, text } = renewalNotice(sender, {
    tier: 'yearly',
    periodEnd,
    key: '',
    plan: PLANS.yearly.cents,
    next: { cents: PLANS.yearly.cents, credit: 0 },
  });
  expect([notice.title, notice.text, others]).toEqual([title, text, []]);
});

test('570: a reminder says what the next invoice takes, and Stripe is asked once for it', async () => {
  const who = await subscriber('yearly');
  const { periodEnd } = (await who.call(CURRENT)).body.subscription;
  controls().discount(subscriptionsOf(who)[0]?.id ?? '', { percent: 50 });
  const previews = () =>
    controls()
      .requests()
      .filter(({ operation }) => operation.endsWith('create_preview')).length;
  const before = previews();
  const at = (days: number) => new Date(Date.parse(periodEnd) - days * DAY_MS);
  for (const days of [31, 29, 28]) await remind(at(days));
  const [notice] = (await who.call(CURRENT)).body.notices;
  expect(notice.text).toContain('for $99.97 (plan price $199.95).');
  // One for another test's member, and the one of the page.
  expect(previews() - before).toBeLessThanOrEqual(3);
});

/** The messages of a member, as queued. */
const queued = (id: string) =>
  trial.database.query<{ channel: string; title: string | null }>(
    `select channel, title from messages where member_id = '${id}' and kind = 'notice' order by channel`,
  );

test('a notice goes by text to who has no other channel, and over those that are on', async () => {
  const { renewals, sender } = tools();
  const notice = renewalNotice(sender, {
    tier: 'monthly',
    periodEnd: '2026-12-24T12:00:00Z',
    key: 'year 1',
    plan: PLANS.monthly.cents,
    next: null,
  });
  const plain = await subscriber();
  expect(await renewals.tell(plain.id, notice, ['sms', 'email'])).toBe(true);
  expect(await renewals.tell(plain.id, notice, ['sms', 'email'])).toBe(false);
  expect(await queued(plain.id)).toEqual([{ channel: 'sms', title: null }]);
  const stopped = await subscriber();
  await trial.database.query(
    `insert into message_blocks (phone_hash, channel, reason)
     select phone_hash, 'sms', 'stop' from members where id = '${stopped.id}'`,
  );
  await renewals.tell(stopped.id, notice, ['sms', 'email']);
  expect(await queued(stopped.id)).toEqual([]);
  expect((await stopped.call(CURRENT)).body.notices).toHaveLength(1);
});
