import process from 'node:process';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import type { RecordRow } from '#domain/record/recordRow.ts';
import { gradedRow } from '#domain/record/rows.fixture.ts';
import { signRefresh } from '#http/signedJob.ts';
import { currentRecord } from '#slate/answers/recordTools.ts';
import type { OneRecord } from '#slate/record/reader.ts';
import { RECORD_PARTS } from '#slate/record/store/record.ts';
import { SITE_URL, travel, trial } from '#test/accounts/trial.ts';
import { bareContext } from '#test/context.ts';
import { outside, withChannels } from '#test/messages/channelsTrial.ts';
import { createSite, placeSite } from '#wiring';
import picks from '../../../../netlify/functions/picks-background.ts';

withChannels();
const ADDRESS = 'ann@weekly.test';
const DAY = 86_400_000;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { query } = trial.database;
  for (const table of ['readers', 'issues', 'wishes']) await query(`delete from letter_${table}`);
  await query(
    `insert into letter_readers (address, address_hash, asked_at) values ($1::text, sha256(convert_to($1::text, 'UTF8')), clock())`,
    [ADDRESS],
  );
});
afterEach(() => {
  placeSite(undefined);
  vi.restoreAllMocks();
});

/** One run of the schedule's job, where these lines are the record. */
async function run(rows: readonly RecordRow[] | undefined): Promise<string> {
  const { query, secretKey } = trial.database;
  await query('delete from refresh_requests');
  const month = RECORD_PARTS.rows('2026-11');
  const record = rows && {
    state: { asOf: clock.now().toISOString(), fingerprint: 'x', parts: new Map([[month, 'x']]) },
    part: async () => JSON.stringify(rows),
  };
  placeSite(createSite(process.env, [[currentRecord, async () => record as OneRecord]]));
  const headers = signRefresh(secretKey, clock.now(), 'picks');
  const asked = new Request(`${SITE_URL}/x`, { method: 'POST', headers });
  expect((await picks(asked, bareContext())).status).toBe(200);
  const [request] = await query<{ row: string }>('select r::text as row from refresh_requests r');
  return request?.row ?? '';
}

/** The week that is told at the tests' time: November 10 to 16. */
const ROWS = [
  gradedRow(11, { pick: 'Bills', probability: 90, outcome: 'loss' }),
  gradedRow(15, { pick: 'Jets', probability: 60, closingProbability: 52.5 }),
];

test('the newest week that is told is mailed once, with the words of its page and a link to it', async () => {
  expect(await run(ROWS)).toContain('done');
  await run(ROWS);
  const sent = outside.mail.sentTo(ADDRESS);
  expect(sent.map(({ subject }) => subject)).toEqual([
    'Where we were wrong, November 10 to 16: 1 of 2 right',
  ]);
  expect(sent[0]?.text).toContain('Bills 90.0%, Game 11');
  expect(sent[0]?.text).toContain(`${SITE_URL}/where-we-were-wrong#week-2026-11-10`);
});

test('a week without a decided call is waited for a day after it is told, and then skipped', async () => {
  // Told on Tuesday the 17th: on Saturday it is late for it.
  await run([gradedRow(3)]);
  await run(ROWS);
  expect(outside.mail.sentTo(ADDRESS)).toEqual([]);
  // The next, told at noon on the 24th: at five in the afternoon nothing has been graded yet.
  const toldAt = Date.parse('2026-11-24T17:00:00Z') - clock.now().getTime();
  await travel(toldAt + 5 * 3_600_000);
  await run(ROWS);
  await travel(toldAt + DAY - 60_000);
  await run([...ROWS, gradedRow(19, { pick: 'Colts' })]);
  expect(outside.mail.sentTo(ADDRESS).map(({ subject }) => subject)).toEqual([
    'Where we were wrong, November 17 to 23: 1 of 1 right',
  ]);
});

test('a failure of the letters fails the run, says so, and is made good by the next', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await run([{ ...gradedRow(11), gradeLine: -1 }])).toContain('failed');
  expect(said.mock.calls.join(' ')).toContain('Letters could not be sent');
  expect(await run(ROWS)).toContain('done');
  expect(outside.mail.sentTo(ADDRESS)).toHaveLength(1);
});

test('what nobody confirmed in 48 hours is forgotten by the run', async () => {
  await trial.database.query(
    `insert into letter_wishes (address, address_hash, token_hash, ip, network, mailed, asked_at)
     values ('x@weekly.test', sha256('x'), sha256('x'), '203.0.113.7', '203.0.113.0', true, clock() - interval '48 hours 1 second')`,
  );
  await run(undefined);
  expect(await trial.database.query('select from letter_wishes')).toEqual([]);
});
