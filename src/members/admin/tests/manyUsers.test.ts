import { beforeAll, expect, test } from 'vitest';
import { newAdmin, setAdmin } from '#test/accounts/admins.ts';
import { seedMany } from '#test/accounts/seedMany.ts';
import { type TrialReader, trial, withAccounts } from '#test/accounts/trial.ts';
import { ADMIN_PATHS } from '../paths.ts';

withAccounts();

const PHONE = '+12125559999';
const MEMBERS = 12_000;
let admin: TrialReader;

beforeAll(async () => {
  await seedMany(trial.database.query, MEMBERS);
  admin = await newAdmin(PHONE);
});

const linesOf = (text: string) => text.trimEnd().split('\r\n');

test('63: a file of many users is written in parts, each user once', async () => {
  const { text } = await admin.call(ADMIN_PATHS.export);
  const lines = linesOf(text);
  expect(lines).toHaveLength(1 + MEMBERS + 1);
  expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(lines.length);
  const parts = await trial.database.query("select from audit where action = 'export'");
  expect(parts).toHaveLength(3);
});

test('62: a file whose reader is no admin any more breaks off with an error', async () => {
  const { query } = trial.database;
  await query(`create function end_right() returns trigger language plpgsql as $$
    begin update public.members set is_admin = false where phone = '${PHONE}'; return null; end $$`);
  await query(
    'create trigger end_right after insert on audit for each row execute function end_right()',
  );
  await expect(admin.call(ADMIN_PATHS.export)).rejects.toThrow('right ended');
  await query('drop trigger end_right on audit');
  await setAdmin(PHONE, true);
});

interface Plan {
  readonly 'Node Type': string;
  readonly Plans?: readonly Plan[];
}
const nodesOf = (plan: Plan): string[] => [
  plan['Node Type'],
  ...(plan.Plans ?? []).flatMap(nodesOf),
];

async function planOf(asked: object): Promise<string[]> {
  const { query } = trial.database;
  const [page] = await query<{ sql: string }>('select public.users_page($1, 51) as sql', [
    JSON.stringify(asked),
  ]);
  const [row] = await query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${page?.sql}`,
  );
  return nodesOf(row?.['QUERY PLAN'][0].Plan ?? { 'Node Type': 'none' });
}

const AFTER = {
  createdAt: '2025-06-01T00:00:00Z',
  id: '00000000-0000-4000-8000-000000000000',
};

test.each([
  {},
  { sort: 'oldest' },
  { after: AFTER },
  { sort: 'oldest', after: AFTER },
  { status: 'none' },
  { status: 'active', after: AFTER },
  { status: 'banned' },
  { tier: 'yearly', after: AFTER },
  { terms: 'missing' },
  { terms: 'accepted' },
  { digits: '4125550137' },
  { digits: '0137' },
  { id: AFTER.id },
])('a page of %o is read along an index', async (asked) => {
  const nodes = await planOf(asked);
  expect(nodes).not.toContain('Seq Scan');
  expect(nodes.join()).toMatch(/Index/);
});
