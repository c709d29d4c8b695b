import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { nextPhone, SESSION, signedInReader, trial, withAccounts } from '#test/accounts/trial.ts';
import { siteOf } from '#wiring';
import { tendSignIn } from '../tendSignIn.ts';

withAccounts();

const { query } = {
  query: (sql: string, values: unknown[] = []) => trial.database.query(sql, values),
};
const hold = (phone: string, until: string | null) =>
  query('update auth.users set banned_until = $2 where phone = $1', [phone.slice(1), until]);

test('431, 432: a ban by hand at Supabase ends sessions, holds however a member comes, and goes as it is lifted', async () => {
  const phone = nextPhone();
  const who = await signedInReader(phone);
  const other = await signedInReader();
  await hold(phone, '2100-01-01T00:00:00Z');
  await tendSignIn(siteOf());
  expect((await who.call(SESSION)).body.user).toBeNull();
  expect((await other.call(SESSION)).body.user).not.toBeNull();
  // A session by another way than a code ends as it begins.
  const opened = () =>
    query(
      `insert into sessions (member_id, token, device)
       select id, sha256($2::bytea), 'd' from members where phone = $1 returning ended_by`,
      [phone, randomUUID()],
    );
  expect(await opened()).toEqual([{ ended_by: 'ban' }]);
  await hold(phone, null);
  expect(await opened()).toEqual([{ ended_by: null }]);
});

test('433: what Supabase’s own log says of deleted users, and what is older than a day, is deleted', async () => {
  const phone = nextPhone();
  await signedInReader(phone);
  const [user] = await trial.database.query<{ id: string }>(
    'select id from auth.users where phone = $1',
    [phone.slice(1)],
  );
  const entry = (actor: string, hours: number, traits: object = {}) =>
    query(
      `insert into auth.audit_log_entries (id, payload, created_at)
       values (gen_random_uuid(), $1, public.clock() - make_interval(hours => $2))`,
      [JSON.stringify({ actor_id: actor, actor_username: phone.slice(1), traits }), hours],
    );
  const service = '00000000-0000-0000-0000-000000000000';
  await entry(user?.id ?? '', 1);
  await entry(user?.id ?? '', 25);
  await entry(randomUUID(), 1);
  await entry(service, 1, { user_id: randomUUID(), user_phone: '12125550199' });
  await tendSignIn(siteOf());
  const left = await trial.database.query<{ actor: string }>(
    `select payload ->> 'actor_id' as actor from auth.audit_log_entries`,
  );
  expect(left).toEqual([{ actor: user?.id }]);
});
