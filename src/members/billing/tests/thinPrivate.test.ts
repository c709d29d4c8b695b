import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { signRefresh } from '#http/signedJob.ts';
import { SITE_URL, trial, withAccounts } from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import reconcile from '../../../../netlify/functions/reconcile-background.ts';

withAccounts();
afterEach(() => vi.restoreAllMocks());

test('what is kept for a while is forgotten every day, with everything off and without Stripe', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { query, secretKey } = trial.database;
  const id = crypto.randomUUID();
  await query(
    `insert into members (id, phone, phone_hash) values ($1, '+12125550123', sha256('x'::bytea))`,
    [id],
  );
  await query(`insert into private_feeds (member_id, secret) values ($1, sha256('y'::bytea))`, [
    id,
  ]);
  const ages =
    "unnest(array['1 hour', '25 hours', '3 days', '91 days']::interval[]) with ordinality as a(age, n)";
  await query(`insert into private_feed_reads (member_id, network, read_at)
    select '${id}', '203.0.113.0', clock() - age from ${ages} order by age desc`);
  await query(`insert into voice_calls (sid, began_at)
    select 'CA' || lpad(n::text, 32, '0'), clock() - age from ${ages}`);
  await query(
    `insert into inbound_messages (sid, received_at) select 'SM' || n, clock() - age from ${ages}`,
  );
  await query(`insert into messages (member_id, channel, day, kind, expires_at, state, decided_at)
    select '${id}', 'sms', current_date - n::int, 'digest', clock(), 'silent', clock() - age from ${ages}`);
  const before = process.env.STRIPE_SECRET_KEY;
  process.env.STRIPE_SECRET_KEY = '';
  const headers = signRefresh(secretKey, clock.now(), 'reconcile');
  await reconcile(new Request(`${SITE_URL}/x`, { method: 'POST', headers }), bareContext());
  process.env.STRIPE_SECRET_KEY = before ?? '';
  const [left] = await query(`select
    (select count(*)::int from private_feed_reads) as reads,
    (select count(*)::int from voice_calls) as calls,
    (select count(*)::int from inbound_messages) as texts,
    (select count(*)::int from messages) as digests`);
  expect(left).toEqual({ reads: 1, calls: 2, texts: 3, digests: 3 });
  // The last reading keeps its time, but not its origin.
  await query("update private_feed_reads set read_at = read_at - interval '1 day'");
  await query('select thin_private()');
  expect(await query('select network from private_feed_reads')).toEqual([{ network: null }]);
});
