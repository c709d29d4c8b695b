import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readGrants } from './grants.fixture.ts';

let database: TestDatabase;
let tables: string[];

/** The filter-free address of a whole table: without a filter a change is refused for everybody. */
async function allOf(table: string): Promise<string> {
  const [column] = await database.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum = 1',
    [`public.${table}`],
  );
  return `${database.supabaseUrl}/rest/v1/${table}?${column?.name}=not.is.null`;
}

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

test('65: everybody, anon and authenticated may do nothing to any table, view, sequence or function', async () => {
  const granted = await readGrants(database.query);
  expect(granted.length).toBeGreaterThan(200);
  expect(
    granted.filter((one) => [one.public, one.anon, one.authenticated].flat().length > 0),
  ).toEqual([]);
});

test('92: the service role reads tables and writes none', async () => {
  const granted = await readGrants(database.query);
  const rights = granted
    .filter(({ kind }) => kind !== 'function')
    .flatMap((one) => one.service_role);
  expect(rights.filter((right) => !/^SELECT(?: of \w+)?$/.test(right))).toEqual([]);
});

test('what the service role may call runs with its owner’s rights and its own search path', async () => {
  const called = await database.query<{
    proname: string;
    prosecdef: boolean;
    proconfig: string[];
  }>(`
    select proname, prosecdef, proconfig from pg_proc
    where pronamespace = 'public'::regnamespace and has_function_privilege('service_role', oid, 'EXECUTE')`);
  const names = called.map(({ proname }) => proname);
  expect(names).toContain('publish_slate');
  for (const inner of [
    'write_slate',
    'say_predictions',
    'show_slate',
    'store_openings',
    'store_results',
    'thin_grids',
  ]) {
    expect(names).not.toContain(inner);
  }
  // The clock is public; a rehearsal must be refused whatever its caller would be.
  const callers = ['clock', 'rehearse_refresh'];
  const open = called.filter(
    ({ proname, prosecdef, proconfig }) =>
      !(prosecdef || callers.includes(proname)) || !proconfig?.includes('search_path=""'),
  );
  expect(open).toEqual([]);
});

test.each([
  ['games', { begun_at: null }],
  ['games', { game_time: '2030-01-01T00:00:00Z' }],
  ['games', { closed_at: null }],
  ['events', { begun_at: null }],
  ['slate_entries', { game: {} }],
  ['slate_events', { event: {} }],
  ['results', { home_score: 99 }],
  ['event_results', { result: null }],
  ['predictions', { total: 1 }],
  ['ledger', { payload: '{}' }],
  ['refresh_lease', { expires_at: 'infinity' }],
])('92: the secret key cannot change %s over HTTP: %o', async (table, body) => {
  const rows = `${Object.keys(body)[0]}=not.is.null`;
  const answer = await fetch(`${database.supabaseUrl}/rest/v1/${table}?select=*&${rows}`, {
    method: 'PATCH',
    headers: { apikey: database.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(403);
  expect(await answer.json()).toMatchObject({ code: '42501' });
});

test.each(['ledger', 'grades', 'event_grades', 'results', 'event_results', 'slate_entries'])(
  '92: the secret key can neither add to %s over HTTP nor take from it',
  async (table) => {
    for (const method of ['POST', 'DELETE']) {
      const answer = await fetch(await allOf(table), {
        method,
        headers: { apikey: database.secretKey, 'content-type': 'application/json' },
        ...(method === 'POST' ? { body: '{}' } : {}),
      });
      expect(answer.status, method).toBe(403);
    }
  },
);

test('every foreign key leads an index', async () => {
  const bare = await database.query(`
    select k.conrelid::regclass::text as of, k.conname from pg_constraint k
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = k.conrelid
        and k.conkey[1] = i.indkey[0])`);
  expect(bare).toEqual([]);
});

test.each(['GET', 'POST', 'PATCH', 'DELETE'])(
  'the publishable key is refused over HTTP: %s',
  async (method) => {
    for (const table of tables) {
      const answer = await fetch(await allOf(table), {
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
