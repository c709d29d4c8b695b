import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';

let database: TestDatabase;
let tables: string[];

beforeAll(async () => {
  database = await startTestDatabase();
  const rows = await database.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  tables = rows.map((row) => row.tablename);
});
afterAll(() => database?.stop());

test('64: row level security is on, on every table', async () => {
  const open = await database.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
  );
  expect(tables.length).toBeGreaterThan(10);
  expect(open).toEqual([]);
});

test('65: anon and authenticated may do nothing to any table, view, sequence or function', async () => {
  const granted = await database.query(`
    select r.rolname, c.relname, v.verb from pg_class c, pg_roles r,
      unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as v(verb)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')
      and r.rolname in ('anon', 'authenticated') and has_table_privilege(r.oid, c.oid, v.verb)
    union all
    select r.rolname, p.proname, 'EXECUTE' from pg_proc p, pg_roles r
    where p.pronamespace = 'public'::regnamespace and r.rolname in ('anon', 'authenticated')
      and has_function_privilege(r.oid, p.oid, 'EXECUTE')`);
  expect(granted).toEqual([]);
});

test('the service role can neither edit nor delete what is append-only', async () => {
  const granted = await database.query(`
    select t, v.verb from unnest(array['ledger', 'predictions', 'grades', 'results']) as t,
      unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as v(verb)
    where has_table_privilege('service_role', 'public.' || t, v.verb)`);
  expect(granted).toEqual([]);
});

test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
  'the publishable key is refused over HTTP: %s',
  async (method) => {
    for (const table of tables) {
      const answer = await fetch(`${database.supabaseUrl}/rest/v1/${table}`, {
        method,
        headers: { apikey: database.publishableKey, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: '{}' }),
      });
      expect([401, 403], `${method} ${table}`).toContain(answer.status);
    }
  },
);

test('a table or function made later is closed too', async () => {
  await database.query(
    'create table public.later (id int); create function public.later_too() returns int language sql as $$ select 1 $$',
  );
  const [row] = await database.query(`
    select has_table_privilege('anon', 'public.later', 'SELECT') as table_open,
      has_function_privilege('anon', 'public.later_too()', 'EXECUTE') as function_open`);
  expect(row).toEqual({ table_open: false, function_open: false });
});

test('what the service role may do to a table made later is granted by name', async () => {
  await database.query('create table public.later_still (id int)');
  const granted = await database.query(`
    select v.verb from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) as v(verb)
    where has_table_privilege('service_role', 'public.later_still', v.verb)`);
  expect(granted).toEqual([]);
});
