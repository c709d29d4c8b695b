import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../testing.ts';
import { askedOfDatabase } from './asked.ts';
import { checkDatabase } from './database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

const said = async (): Promise<string> => {
  const { supabaseUrl: SUPABASE_URL, secretKey: SUPABASE_SECRET_KEY } = database;
  const findings = await checkDatabase({ SUPABASE_URL, SUPABASE_SECRET_KEY });
  return findings.map(({ level, text }) => `${level} ${text}`).join('\n');
};

/** Undoes whatever a test has broken. */
beforeEach(async () => {
  await database.query(`
    delete from refresh_lease; delete from refresh_runs; insert into refresh_lease default values;
    drop function if exists broken();
    grant execute on function acquire_refresh, publish_slate to service_role;
    grant select on games to service_role`);
});

test('in a project as the migrations make it a refresh can begin, and nothing of the attempt stays', async () => {
  expect(await said()).toMatch(/^ok Supabase: a test refresh started, ended and was undone[^\n]*$/);
  expect(await database.query('select id from refresh_runs')).toEqual([]);
  expect(await database.query('select fencing_token::int as token from refresh_lease')).toEqual([
    { token: 0 },
  ]);
});

test('while a run holds the lease nothing is wrong, and it keeps it', async () => {
  await database.query(`select acquire_refresh('schedule', 60)`);
  expect(await said()).toMatch(/^ok/);
  expect(await database.query('select status from refresh_runs')).toEqual([{ status: 'running' }]);
});

test('a function that a hosted project would refuse is named', async () => {
  await database.query(
    `create function broken() returns void language sql as 'update public.feeds set feed = feed'`,
  );
  expect(await said()).toMatch(/danger .*broken\(\) has an UPDATE feeds without a WHERE.*21000/);
});

test('what is refused when it is tried is named with the reason', async () => {
  await database.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'UPDATE requires a WHERE clause' using errcode = '21000'; end $$;
    create trigger refuse before update on refresh_lease execute function refuse()`);
  expect(await said()).toMatch(
    /danger .*cannot begin and end: UPDATE requires a WHERE clause \(21000\)/,
  );
  await database.query('drop trigger refuse on refresh_lease; drop function refuse()');
});

test('grants that are missing are named, those of a refresh and those of all else', async () => {
  await database.query(
    'revoke execute on function acquire_refresh, publish_slate from service_role; revoke select on games from service_role',
  );
  const text = await said();
  for (const name of ['acquire_refresh', 'publish_slate', 'games']) {
    expect(text).toContain(`does not reach ${name},`);
  }
  expect(text).toContain('permission denied for function acquire_refresh (42501)');
});

test('after a restore that lost the lease’s row, or kept the new project’s, it says what mends it', async () => {
  await database.query(`select acquire_refresh('schedule', 0)`);
  await database.query('update refresh_lease set fencing_token = 0, run_id = null');
  const kept = await said();
  expect(kept).toMatch(/stands at 0 and the last run was 1/);
  expect(kept).toMatch(/duplicate key/);
  await database.query('delete from refresh_lease');
  const lost = await said();
  const [, mend = ''] = /As the owner: (insert [^\n]*?)\.(?:\n|$)/.exec(lost) ?? [];
  await database.query(mend);
  expect(await said()).toMatch(/^ok/);
});

test('a project without the newest migrations is told to have them', async () => {
  await database.query(`drop function if exists rehearse_refresh; notify pgrst, 'reload schema'`);
  await expect
    .poll(said, { timeout: 30_000 })
    .toMatch(/missing .*rehearse_refresh.*supabase db push/);
});

test('what the site asks is read whole from its sources', () => {
  const { functions, tables } = askedOfDatabase();
  expect(functions.length).toBeGreaterThan(80);
  expect(functions).toContain('acquire_refresh');
  expect(tables.length).toBeGreaterThan(25);
  expect(tables).toContain('published_games');
});
