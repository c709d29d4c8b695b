import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { withoutComments } from '#test/house/withoutComments.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

const WORD = /[a-z_0-9]+/g;

/** Words of the code that a deploy or an owner runs, without comments. */
function wordsOfProduct(): Set<string> {
  const files = globSync('{src,netlify}/**/*.{ts,tsx,astro}', { cwd: ROOT }).filter(
    (file) => !/\.(?:test|fixture)\.tsx?$|^src\/test\//.test(file),
  );
  expect(files.length).toBeGreaterThan(4_000);
  const text = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  return new Set(withoutComments(text).match(WORD));
}

interface Thing {
  readonly name: string;
  /** What it is made of, in SQL; of a table, nothing. */
  readonly body: string;
  /** Whether it runs as whoever owns it, so that its caller needs no right to what it calls. */
  readonly definer: boolean;
}

/** Functions, tables and views of ours; and what runs without being called: rules of the tables, and triggers. */
const THINGS = `
  select p.proname::text as name, p.prosrc as body, p.prosecdef as definer from pg_proc p
  where p.pronamespace = 'public'::regnamespace
  union all select c.relname, case when c.relkind = 'v' then pg_get_viewdef(c.oid) else '' end, false
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v')`;
const UNASKED = `
  select pg_get_triggerdef(oid) as body from pg_trigger where not tgisinternal
  union all select coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '') from pg_policy
  union all select pg_get_constraintdef(oid) from pg_constraint where contype = 'c'
  union all select pg_get_expr(adbin, adrelid) from pg_attrdef
  union all select indexdef from pg_indexes where schemaname = 'public'
  union all select prosrc from pg_proc where pronamespace = 'auth'::regnamespace`;

const wordsOf = (sql: string): Set<string> =>
  new Set(sql.replaceAll(/--.*$|\/\*[\s\S]*?\*\//gm, ' ').match(WORD));

/** Names that nothing calls: neither the product, nor what runs unasked, nor anything that they call. */
async function uncalled(): Promise<readonly string[]> {
  const things = await database.query<Thing>(THINGS);
  const unasked = await database.query<Pick<Thing, 'body'>>(UNASKED);
  const called = wordsOfProduct();
  for (const { body } of unasked) for (const word of wordsOf(body)) called.add(word);
  let left = things;
  for (;;) {
    const now = left.filter(({ name }) => called.has(name));
    if (now.length === 0) return left.map(({ name }) => name);
    left = left.filter(({ name }) => !called.has(name));
    for (const { body } of now) for (const word of wordsOf(body)) called.add(word);
  }
}

test('every function, table and view of the database is used by the product', async () => {
  expect(await uncalled()).toEqual([]);
});

test('two functions that only call each other are found, and so is a view that nobody reads', async () => {
  await database.query(`
    create function there_and(p int) returns int language plpgsql as 'begin return and_back(p); end';
    create function and_back(p int) returns int language plpgsql as 'begin return there_and(p); end';
    create view looked_at_by_nobody as select 1 as one`);
  expect([...(await uncalled())].sort()).toEqual(['and_back', 'looked_at_by_nobody', 'there_and']);
});

test('the service may call what its code calls, and what code that runs as its caller calls', async () => {
  const things = await database.query<Thing>(THINGS);
  const granted = await database.query<{ name: string }>(
    `select distinct p.proname::text as name from pg_proc p where p.pronamespace = 'public'::regnamespace
    and p.prorettype <> 'trigger'::regtype and has_function_privilege('service_role', p.oid, 'EXECUTE')`,
  );
  expect(granted.length).toBeGreaterThan(250);
  const called = wordsOfProduct();
  for (const { name, body, definer } of things)
    if (!definer) for (const word of wordsOf(body)) if (word !== name) called.add(word);
  expect(granted.map(({ name }) => name).filter((name) => !called.has(name))).toEqual([]);
});
