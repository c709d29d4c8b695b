import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { GRANTS_FILE, grantsPage, readGrants } from './grants.fixture.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

const page = async () => grantsPage(await readGrants(database.query));

test('65: what each role may do to each table, sequence and function is what docs/grants.md says', async () => {
  await expect(await page()).toMatchFileSnapshot(GRANTS_FILE);
});

test.each([
  ['grant delete on games to service_role', 'games | – | – | – | SELECT, DELETE'],
  ['grant select (id), update (id) on members to anon', 'members | – | SELECT of id, UPDATE of id'],
  ['create sequence later; grant usage on sequence later to public', 'later | USAGE | USAGE'],
  ['grant execute on function clock to authenticated', 'clock() | – | – | EXECUTE | EXECUTE'],
])('65: a right that comes of “%s” would be seen', async (grant, row) => {
  await database.query(grant);
  expect(await page()).toContain(`| ${row} |`);
});
