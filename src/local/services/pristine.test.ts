import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveDatabaseClock } from '../clock/databaseClock.ts';
import { branchOf, TEST_CLUSTER } from './branch.ts';
import { type Pristine, pristineOf, restore } from './pristine.ts';
import { connectDatabase } from './query.ts';

type Connection = ReturnType<typeof connectDatabase>;

type Branch = Awaited<ReturnType<typeof branchOf>>;

let branch: Branch;
let connection: Connection;
let was: Pristine;

beforeAll(async () => {
  branch = await branchOf(process.env[TEST_CLUSTER] ?? '');
  connection = connectDatabase(branch.url);
  was = await pristineOf(connection.query);
});
afterAll(async () => {
  await connection?.stop();
  await branch?.stop();
});

test('rows that were added, changed or deleted, and numbers that were given, are as before', async () => {
  const { query, transact } = connection;
  await query(`
    insert into teams (league, name, short_name, abbreviation) values ('NFL', 'A', 'A', 'A');
    update refresh_lease set fencing_token = 7;
    delete from zone_names where name like 'America/%'`);
  await query('analyze');
  await moveDatabaseClock(query, 60_000);
  expect(await restore(transact, was)).toBe(true);
  expect(await pristineOf(query)).toEqual(was);
  const numbers = await query('select * from pg_sequences where last_value is not null');
  expect(numbers).toEqual([]);
  expect(await query(`select from pg_stats where schemaname = 'public'`)).toEqual([]);
});

test.each([
  ['a function', 'create function one() returns int language sql as $$ select 1 $$'],
  ['a right', 'grant insert on games to anon'],
  ['a trigger that is off', 'alter table predictions disable trigger user'],
  ['a column', 'alter table games add column extra text'],
  ['a migration', `insert into supabase_migrations.schema_migrations (version) values ('1')`],
  ['a policy', 'create policy open on games for select using (true)'],
  [
    'a setting',
    `do $$ begin execute format('alter database %I set work_mem = 64', current_database()); end $$`,
  ],
])('%s more is seen, and such a database is not used again', async (_, change) => {
  const { query, transact } = connection;
  const before = await pristineOf(query);
  await query(change);
  expect(await restore(transact, before)).toBe(false);
});

test('while a statement is at work nothing is undone below it', async () => {
  const { query, transact } = connection;
  const now = await pristineOf(query);
  await transact(async (own) => {
    await own('select 1');
    expect(await restore(transact, now)).toBe(false);
  });
});
