import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../project.ts';
import { startTestDatabase, type TestDatabase } from '../testing.ts';
import { findUnfiltered } from './find.ts';
import { DEFINITIONS, type Definition, unfilteredOf } from './functions.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

const definitions = () => database.query<Definition>(DEFINITIONS);

test('no function of the migrated database changes or deletes without a WHERE, and each can be read', async () => {
  const all = await definitions();
  expect(all.length).toBeGreaterThan(200);
  expect(new Set(all.map(({ language }) => language))).toEqual(new Set(['plpgsql', 'sql']));
  const found = all.flatMap((one) => unfilteredOf(one).map((what) => `${one.name}: ${what}`));
  expect(found).toEqual([]);
});

test('the one that began every refresh is found as it was', async () => {
  const old = readFileSync(join(ROOT, 'supabase/migrations/20261120000100_refresh.sql'), 'utf8');
  const [, made = ''] = /(create function public\.acquire_refresh.*?end \$\$;)/s.exec(old) ?? [];
  await database.query(made.replace('create function', 'create or replace function'));
  expect(findUnfiltered(await definitions())).toEqual([
    { name: 'acquire_refresh(text,integer,text)', found: 'UPDATE refresh_lease' },
  ]);
});

test('functions are found in every schema and language that holds our own, procedures and triggers among them', async () => {
  await database.query(`
    create schema inner_room;
    create procedure inner_room.p() language sql begin atomic delete from public.feeds; end;
    create function inner_room.t() returns trigger language plpgsql as
      $$ begin update public.feeds set feed = new.feed; return new; end $$;
    create function inner_room.s() returns bigint language sql as
      $$ with x as (delete from public.feeds returning 1) select count(*) from x where true $$`);
  const found = findUnfiltered(await definitions()).map(({ name }) => name);
  expect(found).toEqual(
    expect.arrayContaining(['inner_room.p()', 'inner_room.t()', 'inner_room.s()']),
  );
});
