import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../scratch.ts';
import { startTestDatabase, type TestDatabase } from '../testing.ts';
import { migrate } from './database.ts';
import { startPostgres } from './postgres.ts';
import { connectDatabase, type SqlQuery } from './query.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

const inherits = (query: SqlQuery) =>
  query<{ name: string; inherits: boolean }>(`
    select rolname as name, rolinherit as inherits from pg_roles
    where rolname in ('anon', 'authenticated', 'service_role', 'authenticator') order by 1`);
const INHERITS = [
  { name: 'anon', inherits: true },
  { name: 'authenticated', inherits: true },
  { name: 'authenticator', inherits: false },
  { name: 'service_role', inherits: true },
];

/** The API roles' rights to a newly created table, sequence and function. */
async function grantedAnew(query: SqlQuery): Promise<number> {
  await query(`create table public.anew (n int); create sequence public.anew_numbers;
    create function public.anew() returns int language sql as 'select 1'`);
  const [row] = await query<{ granted: number }>(`
    select count(*)::int as granted from (
      select unnest(relacl) as acl from pg_class where relname in ('anew', 'anew_numbers')
      union all select unnest(proacl) from pg_proc where proname = 'anew') as made
    where acl::text ~ '^(anon|authenticated|service_role)='`);
  await query(
    'drop table public.anew; drop sequence public.anew_numbers; drop function public.anew()',
  );
  return row?.granted ?? Number.NaN;
}

test('the API roles inherit, as hosted ones do, and are granted nothing that is made later', async () => {
  expect(await inherits(database.query)).toEqual(INHERITS);
  expect(await grantedAnew(database.query)).toBe(0);
});

test('row security is on everywhere in auth, without a policy', async () => {
  const tables = await database.query<{ name: string; on: boolean; policies: number }>(`
    select c.relname as name, c.relrowsecurity as on,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies
    from pg_class c where c.relnamespace = 'auth'::regnamespace and c.relkind = 'r' order by 1`);
  expect(tables.map(({ name }) => name)).toEqual([
    'audit_log_entries',
    'identities',
    'mfa_amr_claims',
    'one_time_tokens',
    'refresh_tokens',
    'sessions',
    'users',
  ]);
  expect(tables.every(({ on, policies }) => on && policies === 0)).toBe(true);
});

test('a call waits eight seconds for its end, and as long for a lock', async () => {
  await database.query(`
    create function public.limits() returns text[] language sql as
      $$ select array[current_setting('statement_timeout'), current_setting('lock_timeout')] $$;
    grant execute on function public.limits to service_role;
    notify pgrst, 'reload schema'`);
  const client = createClient(database.supabaseUrl, database.secretKey);
  await expect
    .poll(async () => (await client.rpc('limits')).data, { timeout: 10_000 })
    .toEqual(['8s', '8s']);
});

test('a database that an earlier version made becomes the same', async () => {
  const { path, remove } = await temporaryFolder('simcast-earlier');
  const postgres = await startPostgres({ dataDir: join(path, 'postgres'), throwAway: true });
  const { query, stop } = connectDatabase(postgres.url);
  await migrate(postgres.url, 'none');
  await query(`
    alter role anon noinherit; alter role authenticated noinherit; alter role service_role noinherit;
    alter role authenticator reset lock_timeout;
    alter table auth.users disable row level security;
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
    alter default privileges in schema public grant all on sequences to anon, authenticated, service_role`);
  expect(await grantedAnew(query)).toBeGreaterThan(0);
  await migrate(postgres.url, 'none');
  expect(await inherits(query)).toEqual(INHERITS);
  expect(await grantedAnew(query)).toBe(0);
  const [row] = await query<{ on: boolean; config: string[] }>(`
    select relrowsecurity as on, (select rolconfig from pg_roles where rolname = 'authenticator') as config
    from pg_class where oid = 'auth.users'::regclass`);
  expect(row?.on).toBe(true);
  expect(row?.config).toContain('lock_timeout=8s');
  await stop();
  await postgres.stop();
  await remove();
});
