import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import type { Context } from '@netlify/functions';
import { parse as parseCsv } from 'csv-parse/sync';
import { parse as parseHtml } from 'node-html-parser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { platformStats } from '#contract/platformStats.ts';
import { recordJson } from '#contract/record/downloads.ts';
import { signed } from '#domain/numbers/numbers.ts';
import { WRONG_PATH } from '#domain/product/paths.ts';
import { recordFiguresOf } from '#domain/record/figures/recordFigures.ts';
import { valueAtClose } from '#domain/record/figures/valueAtClose.ts';
import { isWinnerPick } from '#domain/record/recordRow.ts';
import { recordWeekOf } from '#domain/record/week/recordWeek.ts';
import { easternDate } from '#domain/time/time.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import { createStore, type Store } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { answered } from '#test/answered.ts';
import { bareContext } from '#test/context.ts';
import { fabricateSeason, GAMES } from '#test/record/fabricateSeason.ts';
import { scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import download from '../../../netlify/functions/record.ts';
import page from '../../../netlify/functions/record-page.ts';
import { recordParts } from './parts.ts';

let database: TestDatabase;
let store: Store;
let siteUrl: string;
const frames = createServer((_, answer) =>
  answer.end(
    '<html><main><!--page--><!--/page--><section id="backtest"></section><!--claims--><!--/claims--></main></html>',
  ),
);

const refresh = () =>
  refreshTestSlate({
    store,
    source: scriptedSource({}),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  store = createStore(connectStore(process.env));
  await new Promise<void>((resolve) => frames.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(frames.address() as AddressInfo).port}`;
});
afterAll(async () => {
  frames.close();
  await database?.stop();
});

const text = async (path: string): Promise<string> => {
  const answer = await download(new Request(new URL(path, siteUrl)), bareContext());
  expect(answer.status).toBe(200);
  return answer.text();
};
const html = async (path: string, status = 200) => {
  const answer = await page(new Request(new URL(path, siteUrl)), {
    site: { url: siteUrl },
  } as unknown as Context);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('text/html');
  return parseHtml(await answer.text());
};
const lines = async (path = '/api/record.csv'): Promise<Record<string, string>[]> =>
  parseCsv(await text(path), { columns: true });
const json = async () => recordJson.answer.parse(JSON.parse(await text('/api/record.json')));

/** The record once it differs from that of `asOf`: the store's answer is trusted for a second. */
const readAfter = (asOf: string | null) =>
  vi.waitFor(
    async () => {
      const record = await json();
      expect(record.asOf).not.toBe(asOf);
      return record;
    },
    { timeout: 20_000 },
  );

test('before anything is graded the files are empty and the page says so, with the built test below and no claim', async () => {
  await refresh();
  expect(await lines()).toEqual([]);
  expect(await json()).toEqual({
    formatVersion: 1,
    asOf: null,
    figures: null,
    moves: [],
    rows: [],
  });
  const root = await html('/track-record');
  expect(root.querySelector('h2')?.text).toBe('No graded bets yet');
  expect(root.querySelector('.finding')?.text).toContain('On past seasons our model alone');
  expect(root.querySelectorAll('#nothing-graded, #backtest')).toHaveLength(2);
  // What is not graded is not claimed either: the claims as given belong to the sample.
  expect(root.querySelectorAll('.claims')).toHaveLength(0);
  expect((await html('/track-record/picks')).querySelector('h2')?.text).toBe('No graded bets yet');
  expect((await html(WRONG_PATH)).querySelector('h2')?.text).toBe('No week to tell yet');
});

test('a season through the database: each pick graded once, and again only by a corrected result', async () => {
  await fabricateSeason(database);
  await refresh();
  const count = async () =>
    database.query<{ n: number }>("select count(*)::int as n from ledger where kind = 'grade'");
  const [first] = await count();
  // Three picks a game, an edge of every tenth.
  expect(first?.n).toBe(3 * GAMES + GAMES / 10);
  await refresh();
  expect(await count()).toEqual([first]);
  await readAfter(null);
  const rows = await lines();
  expect(rows).toHaveLength(3 * GAMES + GAMES / 10);
  expect(new Set(rows.map(({ gradeLine }) => gradeLine)).size).toBe(rows.length);
});

/** A cell's number; nothing for an empty cell. */
const number = (cell: string | undefined): number | undefined =>
  cell === undefined || cell === '' ? undefined : Number(cell);

test('80: the figures of the page follow from the lines of the file', async () => {
  const rows = (await lines()).filter(({ basis }) => basis === 'pick');
  const of = (market: string) => rows.filter((row) => row.market === market);
  const weight: Record<string, number> = { win: 1, loss: 1, halfWin: 0.5, halfLoss: 0.5 };
  const expected = ['moneyline', 'spread', 'total'].map((market) => {
    const own = of(market);
    const lost = own.filter(({ outcome }) => /loss/i.test(outcome ?? '')).length;
    const won = own.filter(({ outcome }) => /win/i.test(outcome ?? '')).length;
    let decided = 0;
    let gained = 0;
    for (const { outcome = '' } of own) {
      decided += weight[outcome] ?? 0;
      gained += /win/i.test(outcome) ? (weight[outcome] ?? 0) : 0;
    }
    const staked = own.filter(({ outcome, price }) => outcome !== 'void' && price !== '');
    let units = 0;
    for (const { outcome, price } of staked) {
      const american = Number(price);
      const profit = american > 0 ? american / 100 : -100 / american;
      const part = weight[outcome ?? ''] ?? 0;
      units += /win/i.test(outcome ?? '') ? part * profit : -part;
    }
    const values = staked.flatMap(({ price, closingProbability }) => {
      const american = Number(price);
      const decimal = 1 + (american > 0 ? american / 100 : -100 / american);
      const close = number(closingProbability);
      return close === undefined ? [] : [decimal * close - 100];
    });
    const mean = values.reduce((total, value) => total + value, 0) / values.length;
    return [
      lost.toLocaleString('en-US'),
      won.toLocaleString('en-US'),
      `${((100 * gained) / decided).toFixed(1)}%`,
      signed(units, 2),
      `${signed((100 * units) / staked.length, 1)}%`,
      `${signed(mean, 1)}%`,
    ];
  });
  const root = await html('/track-record');
  const cellsOf = (table: string) =>
    root
      .querySelector(table)
      ?.querySelectorAll('tbody tr')
      .map((row) =>
        row.querySelectorAll('td').map((cell) => {
          for (const range of cell.querySelectorAll('.range')) range.remove();
          return cell.text;
        }),
      ) ?? [];
  const scores = cellsOf('.scores-table');
  const shown = cellsOf('.returns-table').map((cell, at) => [
    cell[0],
    cell[1],
    cell[6],
    cell[8],
    cell[9],
    scores[at]?.[7],
  ]);
  expect(shown).toEqual(expected);
});

test('where we were wrong: the last week with calls, its surest miss first, from the lines of the file', async () => {
  const root = await html(WRONG_PATH);
  const id = root.querySelector('section.panel')?.getAttribute('id');
  const winners = (await json()).rows.filter((row) => isWinnerPick(row));
  const own = winners.filter((row) => id === `week-${recordWeekOf(easternDate(row.startTime))}`);
  const decided = own.filter(({ outcome }) => outcome === 'win' || outcome === 'loss');
  const right = decided.filter(({ outcome }) => outcome === 'win');
  const expected = decided.reduce((total, { probability }) => total + probability / 100, 0);
  expect(decided.length).toBeGreaterThan(3);
  expect(root.querySelector('.wrong-count')?.text).toContain(
    `Of ${decided.length} winners that we named, ${right.length} ${right.length === 1 ? 'was' : 'were'} right; by our own chances ${expected.toFixed(1)} were to be.`,
  );
  const wrong = decided.filter(({ outcome }) => outcome === 'loss');
  const surest = Math.max(...wrong.map(({ probability }) => probability));
  expect(root.querySelector('.wrong-calls li b')?.text).toContain(`${surest.toFixed(1)}%`);
  // The season ended weeks ago.
  expect(root.text).toContain('no call was decided. This is the last week with one.');
  expect(root.querySelectorAll('details.disclose').length).toBeGreaterThan(1);
});

test('page, files and API have the same figures, to the last digit', async () => {
  const { figures, rows } = await json();
  expect(figures).toEqual(JSON.parse(JSON.stringify(recordFiguresOf(rows))));
  const stats = platformStats.answer.parse(await answered(store, ANSWER_KEYS.platformStats));
  expect(stats.totalPredictions).toBe(figures?.predictions);
  expect(stats.roi).toBeCloseTo(figures?.picks.all.roi?.mean ?? Number.NaN, 9);
  const moneyline = figures?.picks.markets.find(({ market }) => market === 'moneyline');
  expect(stats.winRate).toBeCloseTo(moneyline?.winRate?.mean ?? Number.NaN, 9);
  const csv = await lines();
  expect(csv.map(({ units }) => number(units))).toEqual(rows.map(({ units }) => units));
  expect(csv.map(({ closingLineValue }) => number(closingLineValue))).toEqual(
    rows.map(valueAtClose),
  );
});

test('three results are scored by their order, and what was called off is void', async () => {
  const { figures, rows } = await json();
  const soccer = rows.filter(
    ({ basis, league, market }) => basis === 'pick' && league === 'EPL' && market === 'moneyline',
  );
  expect(
    soccer.every(({ drawProbability, choices }) => drawProbability !== undefined && choices === 3),
  ).toBe(true);
  expect(
    soccer.some(
      ({ outcome, homeScore, awayScore }) => outcome === 'loss' && homeScore === awayScore,
    ),
  ).toBe(true);
  const league = figures?.leagues.find(({ key }) => key === 'EPL' || key === 'Premier League');
  const scores = league?.markets.find(({ market }) => market === 'moneyline')?.scores;
  expect(scores?.coin.log).toBeCloseTo(Math.log(3), 9);
  expect(scores?.beside?.close.squared).toBeGreaterThan(0);
  const off = rows.filter(({ outcome }) => outcome === 'void');
  expect(off).not.toEqual([]);
  expect(off.every(({ resultVersion, units }) => resultVersion === 0 && (units ?? 0) === 0)).toBe(
    true,
  );
});

test('months add up to all of it', async () => {
  const { figures, rows } = await json();
  expect(figures?.months.length).toBeGreaterThanOrEqual(3);
  const monthly = await Promise.all(
    (figures?.months ?? []).map(({ key }) => lines(`/api/record.csv?month=${key}`)),
  );
  expect(monthly.flat()).toHaveLength(rows.length);
});

test('the list is filtered without a script, page by page', async () => {
  const root = await html(
    '/track-record/picks?month=&league=NFL&market=spread&outcome=&basis=pick',
  );
  const { rows } = await json();
  const asked = rows.filter(
    ({ league, market, basis }) => league === 'NFL' && market === 'spread' && basis === 'pick',
  );
  expect(root.querySelector('.picks-count')?.text).toContain(
    `1–${Math.min(100, asked.length)} of ${asked.length}`,
  );
  const latest = asked.at(-1);
  const [first] = root.querySelectorAll('.picks-table tbody tr');
  expect(first?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
    `/game/${latest?.id}`,
    `/verify?line=${latest?.predictionLine}`,
    `/verify?line=${latest?.gradeLine}`,
    `/verify?line=${latest?.predictionLine}#re-run`,
  ]);
  const selected = root
    .querySelectorAll('option[selected]')
    .map((option) => option.getAttribute('value'));
  expect(selected).toEqual(['', 'NFL', 'spread', '', 'pick']);
});

test.each([
  '?league=a%20b',
  '?month=2026-13',
  '?page=0',
  '?other=1',
  '?outcome=draw',
  '?page=1&page=2',
])('the list has nothing for %s: it says so over all lines', async (query) => {
  const root = await html(`/track-record/picks${query}`, 400);
  expect(root.querySelector('[role=status]')?.text).toContain('Here is the whole list.');
  expect(root.querySelector('.picks-count')?.text).toMatch(/^1–100 of /);
});

test.each([
  ['with another fingerprint', 'not of the grades as they are', '1-1-1', {}],
  [
    'without its lines',
    'of the ledger is not what the record says',
    undefined,
    { rows: /^rows\// },
  ],
  ['of 1,000 units', 'its summary', undefined, { summary: 1000 }],
  ['of figures of 1,000 units', 'its figures', undefined, { figures: 1000 }],
] as const)('747: a record %s is not put up', async (_, why, print, change) => {
  await database.query("update refresh_lease set expires_at = '-infinity'");
  const lease = await store.acquireLease('manual', 60);
  if (!lease) throw new Error('the lease is held');
  const parts = new Map(recordParts(await store.readRecordRows(), await store.readMoveRows()));
  const edit = (
    name: string,
    units: number,
    at: (body: { units: number }) => { units: number },
  ) => {
    const body = JSON.parse(parts.get(name) ?? '');
    at(body).units = units;
    parts.set(name, JSON.stringify(body));
  };
  if ('summary' in change) edit('summary', change.summary, (body) => body);
  if ('figures' in change) edit('figures', change.figures, (body) => Object(body).picks.all);
  if ('rows' in change)
    for (const key of [...parts.keys()]) if (change.rows.test(key)) parts.delete(key);
  const fingerprint = print ?? (await store.readRecordFingerprint());
  const before = await store.readRecordState();
  await expect(store.saveRecord(lease, { fingerprint, asOf: new Date(), parts })).rejects.toThrow(
    why,
  );
  expect(await store.readRecordState()).toEqual(before);
  await store.finishRun(lease, {});
});

test('a record with one line changed is not put up', async () => {
  const lease = await store.acquireLease('manual', 60);
  if (!lease) throw new Error('the lease is held');
  const rows = await store.readRecordRows();
  const lost = rows.findIndex(({ outcome }) => outcome === 'loss');
  const better = rows.map((row, at) => (at === lost ? { ...row, outcome: 'win' as const } : row));
  const fingerprint = await store.readRecordFingerprint();
  const made = { fingerprint, asOf: new Date(), parts: recordParts(better) };
  await expect(store.saveRecord(lease, made)).rejects.toThrow('is not what the record says');
  await store.finishRun(lease, {});
});

test('a corrected score moves the record, the page says so, and the earlier grade stays on the ledger', async () => {
  const before = await json();
  const one = before.rows.find(
    ({ league, market, outcome, basis }) =>
      basis === 'pick' && league === 'NFL' && market === 'moneyline' && outcome === 'win',
  );
  await database.query(
    `insert into results (game_id, version, home_score, away_score, recorded_at)
     select game_id, 2, away_score, home_score, public.clock() from results where game_id = $1`,
    [one?.id],
  );
  await refresh();
  const after = await readAfter(before.asOf);
  expect(after.rows).toHaveLength(before.rows.length);
  const corrected = after.rows.filter(({ id, kind }) => kind === 'game' && id === one?.id);
  expect(corrected.every(({ resultVersion }) => resultVersion === 2)).toBe(true);
  expect(
    corrected.find(({ market, basis }) => market === 'moneyline' && basis === 'pick')?.outcome,
  ).toBe('loss');
  expect((await html('/track-record')).text).toContain('graded again after a corrected result');
  const stays = await database.query('select from ledger where seq = $1', [one?.gradeLine]);
  expect(stays).toHaveLength(1);
  // Only the parts shared with the new record remain of the previous one: a reader in progress can finish.
  const parts = await database.query('select from record_parts');
  const named = await database.query<{ n: number }>(
    `select count(distinct value)::int as n from record_state s,
       lateral (select value from jsonb_each_text(s.parts) union select value from jsonb_each_text(s.before)) p`,
  );
  expect(parts).toHaveLength(named[0]?.n ?? 0);
});

test('a team’s name that a spreadsheet would take for a formula is none in the file', async () => {
  const rows = await lines();
  const names = rows.flatMap(({ pick = '', opponent = '' }) => [pick, opponent]);
  expect(names.some((name) => name.startsWith("'=HYPERLINK"))).toBe(true);
  expect(names.some((name) => name.startsWith('='))).toBe(false);
});

test('the files answer 304 to who has them, 301 to another spelling, 400 to another question', async () => {
  const first = await download(new Request(new URL('/api/record.csv', siteUrl)), bareContext());
  const etag = first.headers.get('etag') ?? '';
  const again = await download(
    new Request(new URL('/api/record.csv', siteUrl), { headers: { 'if-none-match': etag } }),
    bareContext(),
  );
  expect(again.status).toBe(304);
  expect(
    (await download(new Request(new URL('/api/record.csv?', siteUrl)), bareContext())).status,
  ).toBe(200);
  expect(
    (await download(new Request(new URL('/api/record.csv?month=1', siteUrl)), bareContext()))
      .status,
  ).toBe(400);
  expect(
    (await download(new Request(new URL('/api/record.csv?x=1', siteUrl)), bareContext())).status,
  ).toBe(400);
  expect(
    (
      await download(
        new Request(new URL('/api/record.csv', siteUrl), { method: 'POST' }),
        bareContext(),
      )
    ).status,
  ).toBe(405);
});
