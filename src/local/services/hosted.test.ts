import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRANTS_FILE, grantsPage, readGrants } from '#store/grants.fixture.ts';
import { ROOT } from '../project.ts';
import { startPostgres } from './postgres.ts';
import { connectDatabase } from './query.ts';

type Connection = ReturnType<typeof connectDatabase>;

type Postgres = Awaited<ReturnType<typeof startPostgres>>;

const MIGRATIONS = join(ROOT, 'supabase/migrations');

/** Roles of a hosted project, none of them a superuser. */
const ROLES = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create role owner login createrole createdb bypassrls password 'owner';
  create role auth_admin nologin noinherit createrole;
  grant anon, authenticated, service_role to owner`;

/** Its other properties: sign-in owned by itself, behind row security. */
const HOSTED = `
  create schema auth authorization auth_admin;
  create table auth.users (id uuid primary key, phone text unique, banned_until timestamptz);
  alter table auth.users owner to auth_admin;
  alter table auth.users enable row level security;
  create table auth.audit_log_entries (id uuid primary key, payload json, created_at timestamptz);
  alter table auth.audit_log_entries owner to auth_admin;
  alter table auth.audit_log_entries enable row level security;
  grant all on all tables in schema auth to owner;
  grant usage on schema auth to anon, authenticated, service_role, owner;
  grant create, usage on schema public to owner;
  grant usage on schema public to anon, authenticated, service_role;`;

/** Property, until 2026-10-30, of projects made before 2026-05-30: everything new in public also belonged to the API roles. */
const GRANTS = `
  alter default privileges for role owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on functions to anon, authenticated, service_role;
  alter default privileges for role owner in schema public
    grant all on sequences to anon, authenticated, service_role`;

let folder: string;
let postgres: Postgres;
let superuser: Connection;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'simcast-hosted-'));
  postgres = await startPostgres({ dataDir: join(folder, 'postgres'), throwAway: true });
  superuser = connectDatabase(postgres.url);
  await superuser.query(ROLES);
});
afterAll(async () => {
  await superuser?.stop();
  await postgres?.stop();
  await rm(folder, { recursive: true });
});

async function migratedProject(name: string, before: string): Promise<Connection> {
  await superuser.query(`create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = name;
  const inside = connectDatabase(url.href);
  await inside.query(before);
  await inside.stop();
  url.username = 'owner';
  url.password = 'owner';
  const owner = connectDatabase(url.href);
  for (const file of readdirSync(MIGRATIONS).sort()) {
    await owner.query(readFileSync(join(MIGRATIONS, file), 'utf8'));
  }
  return owner;
}

describe.each([
  ['whose API roles are granted nothing', 'today', HOSTED],
  ['of earlier, whose API roles are granted everything', 'earlier', HOSTED + GRANTS],
])('a project %s', (_, name, before) => {
  let owner: Connection;
  beforeAll(async () => {
    owner = await migratedProject(name, before);
  });
  afterAll(() => owner?.stop());

  test('64, 65: the migrations need nothing but what a hosted project has, and leave no door open', async () => {
    const [row] = await owner.query<{ doors: unknown }>('select public.open_doors() as doors');
    expect(row?.doors).toEqual({
      withoutRowSecurity: [],
      granted: [],
      callable: [],
      clockMoved: false,
    });
  });

  test('65: each role may do what docs/grants.md says, and no more', async () => {
    const page = grantsPage(await readGrants(owner.query));
    expect(page).toBe(readFileSync(GRANTS_FILE, 'utf8'));
  });

  test('each function looks for names where it says', async () => {
    const functions = await owner.query<{ name: string; path: boolean }>(`
    select proname as name, coalesce(proconfig @> array['search_path=""'], false) as path
    from pg_proc where pronamespace = 'public'::regnamespace`);
    expect(functions.length).toBeGreaterThan(40);
    // A part of the statement that it stands in, which names everything in full.
    expect(functions.filter(({ path }) => !path).map(({ name }) => name)).toEqual(['listed_json']);
  });

  test('what a later migration makes is closed until it says otherwise', async () => {
    await owner.query(`create table public.later (n int); create sequence public.later_numbers;
    create function public.later_function() returns int language sql as 'select 1'`);
    const [open] = await owner.query<{ grants: number }>(`
    select count(*)::int as grants from pg_roles as r
    where r.rolname in ('anon', 'authenticated', 'service_role') and (
      has_table_privilege(r.oid, 'public.later', 'SELECT, INSERT, UPDATE, DELETE, TRUNCATE')
      or has_sequence_privilege(r.oid, 'public.later_numbers', 'USAGE, SELECT, UPDATE')
      or has_function_privilege(r.oid, 'public.later_function()', 'EXECUTE'))`);
    expect(open?.grants).toBe(0);
  });

  test('the service role signs a member in, sells to them and lists them there, and reads no table of theirs', async () => {
    const one = (sql: string) =>
      owner.transact(async (query) => {
        await query('set local role service_role');
        return (await query<{ it: unknown }>(`select ${sql} as it`))[0]?.it;
      });
    const id = randomUUID();
    const phone = '+12125550123';
    const hash = `sha256('number')`;
    const browser = `sha256('browser')`;
    expect(await one(`begin_sign_in('${phone}', ${browser}, '192.0.2.1', 500)`)).toMatchObject({
      wait: 0,
      resendAfter: 60,
    });
    const code = await one(`count_guess('${phone}', ${browser})`);
    expect(
      await one(
        `finish_sign_in(${code}, '${id}', '${phone}', ${hash}, sha256('token'), 'v', '192.0.2.1', 'd')`,
      ),
    ).toMatchObject({ isNewUser: true });
    expect(await one(`use_session(sha256('token'), sha256('next'))`)).toMatchObject({
      user: { id },
    });
    expect(await one('tend_sign_in()')).toEqual({ readsBans: true, ended: 0, forgotten: 0 });
    expect(await one('reach_into_auth()')).toEqual({
      readsBans: true,
      deletesLog: true,
      logKept: false,
    });
    expect(await one(`begin_checkout('${id}', 'monthly')`)).toMatchObject({ refused: false });
    expect(await one(`set_admin('${phone}', true)`)).toBe('done');
    expect(await one(`list_users('${id}', '192.0.2.1', '{}', 10)`)).toMatchObject({ total: 1 });
    for (const table of ['members', 'sessions', 'sign_in_codes', 'customers', 'audit', 'bans']) {
      await expect(one(`(select count(*) from ${table})`), table).rejects.toThrow(
        /permission denied/,
      );
    }
    expect(await one(`delete_member('${id}', '{}')`)).toBeNull();
  });
});
