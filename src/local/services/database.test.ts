import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './database.ts';
import { startPostgres } from './postgres.ts';
import { connectDatabase } from './query.ts';

type Connection = ReturnType<typeof connectDatabase>;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

let folder: string;
let postgres: Postgres;
let connection: Connection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simcast-migrate-'));
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), throwAway: true });
  connection = connectDatabase(postgres.url);
  await mkdir(join(folder, 'supabase/migrations'), { recursive: true });
  await write(
    'migrations/1_first.sql',
    'create table thing (n int); insert into thing values (1);',
  );
  await write('seed.sql', 'insert into thing values (2);');
});
afterAll(async () => {
  await connection.stop();
  await postgres.stop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(join(folder, 'supabase', name), sql);
const run = () => migrate(postgres.url, join(folder, 'supabase'));
const things = async () =>
  (await connection.query<{ n: number }>('select n from thing order by n')).map(({ n }) => n);

test('migrates and seeds once', async () => {
  expect(await run()).toEqual(['1']);
  expect(await run()).toEqual([]);
  expect(await things()).toEqual([1, 2]);
});

test('two at the same time apply a migration once', async () => {
  await write('migrations/2_second.sql', 'insert into thing values (3);');
  const applied = await Promise.all([run(), run()]);
  expect(applied.flat()).toEqual(['2']);
  expect(await things()).toEqual([1, 2, 3]);
});

test('a migration that fails leaves nothing of itself and names its file', async () => {
  await write('migrations/3_third.sql', 'insert into thing values (4); select wrong;');
  await expect(run()).rejects.toThrow(/3_third\.sql failed \(column "wrong" does not exist\)/);
  expect(await things()).toEqual([1, 2, 3]);
  await write('migrations/3_third.sql', 'insert into thing values (4);');
  expect(await run()).toEqual(['3']);
});

test('sorts text by code point and keeps time in UTC, on every machine', async () => {
  const [row] = await connection.query<{ collation: string; zone: string; above: boolean }>(
    `select datlocale as collation, current_setting('timezone') as zone, 'a' > 'Z' as above
     from pg_database where datname = 'postgres'`,
  );
  expect(row).toEqual({ collation: 'C.UTF-8', zone: 'UTC', above: true });
});

test('data made with another version of a migration are refused in one sentence', async () => {
  const first = 'create table thing (n int); insert into thing values (1);';
  await write('migrations/1_first.sql', `${first} -- changed`);
  await expect(run()).rejects.toThrow(/another version of .*1_first\.sql: run npm run reset/);
  await write('migrations/1_first.sql', first);
  await expect(run()).resolves.toEqual(expect.any(Array));
});

test('a function that changes rows without a WHERE is refused, unless a later migration mends it', async () => {
  const body = (end: string) =>
    `create or replace function shift() returns void language plpgsql as $$ begin
       update thing set n = n + 1 ${end}; end $$;`;
  await write('migrations/4_fourth.sql', `insert into thing values (5); ${body('')}`);
  await expect(run()).rejects.toThrow(
    /4_fourth\.sql failed \(shift\(\): UPDATE thing needs a WHERE/,
  );
  expect(await things()).toEqual([1, 2, 3, 4]);
  await write('migrations/5_fifth.sql', body('where true'));
  expect(await run()).toEqual(['4', '5']);
});
