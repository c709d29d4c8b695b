/** `npm run bench -- admin`: what the admin's list of 100,000 users costs Postgres. */
import { randomUUID } from 'node:crypto';
import type { SqlQuery } from '#local/services/query.ts';
import { startTestDatabase } from '#local/testing.ts';
import { seedMany } from '#test/accounts/seedMany.ts';
import { median } from './measure.ts';
import { benchColumns } from './table.ts';

const USERS = 100_000;
const TIMES = 9;
const HALF_WAY = { createdAt: '2025-02-04T16:00:00Z', id: randomUUID() };

const LISTS: readonly (readonly [string, object])[] = [
  ['the newest', {}],
  ['half way down', { after: HALF_WAY }],
  ['the oldest', { sort: 'oldest' }],
  ['active', { status: 'active' }],
  ['active, yearly, half way', { status: 'active', tier: 'yearly', after: HALF_WAY }],
  ['ended', { status: 'ended' }],
  ['banned', { status: 'banned' }],
  ['Terms not accepted', { terms: 'missing' }],
  ['last four digits', { digits: '0137' }],
  ['an area code', { digits: '412' }],
  ['two digits', { digits: '41' }],
  ['a whole number', { digits: '3829339151' }],
  ['nothing that is there', { digits: '9999999999' }],
];

/** Median and slowest of some calls made by the only admin, in ms in Postgres, including building the answer's JSON. */
async function timed(query: SqlQuery, call: string, values: readonly unknown[]): Promise<string[]> {
  const times: number[] = [];
  for (let time = 0; time < TIMES; time += 1) {
    const [row] = await query<{ 'QUERY PLAN': [{ 'Execution Time': number }] }>(
      `explain (analyze, format json) select ${call}`,
      values,
    );
    times.push(row?.['QUERY PLAN'][0]['Execution Time'] ?? Number.NaN);
  }
  return [median(times).toFixed(1), Math.max(...times).toFixed(1)];
}

const database = await startTestDatabase();
try {
  const { query } = database;
  await seedMany(query, USERS);
  await query('vacuum analyze member_list');
  const [admin] = await query<{ id: string }>(
    'update members set is_admin = true where id = (select id from members limit 1) returning id',
  );
  const rows: string[][] = [];
  for (const [name, asked] of LISTS) {
    const call = "public.list_users($1, '127.0.0.1', $2, 50)";
    rows.push([name, ...(await timed(query, call, [admin?.id, JSON.stringify(asked)]))]);
  }
  rows.push([
    'the figures',
    ...(await timed(query, "public.summarize_users($1, '127.0.0.1')", [admin?.id])),
  ]);
  const file = "public.export_users($1, '127.0.0.1', $2, 5000, true)";
  rows.push([
    'for the file, 5,000',
    ...(await timed(query, file, [admin?.id, JSON.stringify({ after: HALF_WAY })])),
  ]);
  console.log(
    `${USERS.toLocaleString('en-US')} users, pages of 50 with their total, ${TIMES} times each.\n`,
  );
  console.log(`${benchColumns([['page', 'median ms', 'slowest ms'], ...rows])}\n`);
  console.log('Aim: at most 50 ms a page.');
} finally {
  await database.stop();
}
