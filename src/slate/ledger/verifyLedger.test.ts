import { afterEach, beforeEach, expect, test } from 'vitest';
import { unitsOf } from '#domain/record/outcome.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { publishLines, tamper } from '#test/ledger/onLedger.ts';
import { verifyLedger } from './verifyLedger.ts';

const DAY_MS = 86_400_000;
let database: TestDatabase;
let store: Store;

beforeEach(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterEach(() => database?.stop());

const lastHash = async (): Promise<string | undefined> => (await store.readLedgerEnd())?.hash;
const checks = () =>
  database.query('select through_seq::int, fault from ledger_checks order by id');

test('a ledger that stands is checked from the last check on, and once more from the first', async () => {
  expect(await verifyLedger(store)).toMatchObject({ throughSeq: 0, fault: null });
  await publishLines(database, 3);
  expect(await verifyLedger(store)).toEqual({
    throughSeq: 3,
    throughHash: await lastHash(),
    againSeq: 0,
    fault: null,
  });
  await publishLines(database, 2, 'other');
  const read: number[] = [];
  const watched: Store = {
    ...store,
    readLedgerLines: (after, most) => {
      read.push(after);
      return store.readLedgerLines(after, most);
    },
  };
  expect(await verifyLedger(watched)).toMatchObject({ throughSeq: 5, fault: null });
  expect(read.slice(0, 2)).toEqual([2, 3]);
  expect(await checks()).toEqual([0, 3, 5].map((through_seq) => ({ through_seq, fault: null })));
  expect(await store.readLedgerCheck()).toMatchObject({ throughSeq: 5, fault: null });
});

test('grades of games that were said before the last check find their predictions', async () => {
  await publishLines(database, 2);
  await verifyLedger(store);
  const [said] = await database.query<{ game_id: string; prediction_id: string; payload: string }>(
    'select game_id, prediction_id, payload from ledger where seq = 1',
  );
  const [bet] = JSON.parse(said?.payload ?? '').picks;
  const grade = (gameId: number) =>
    database.query(
      "insert into ledger (kind, game_id, prediction_id, payload) values ('grade', $1, $2, $3)",
      [
        said?.game_id,
        said?.prediction_id,
        canonicalJson({
          ...bet,
          type: 'grade',
          gameId,
          predictionId: Number(said?.prediction_id),
          predictionLine: 1,
          basis: 'pick',
          resultVersion: 1,
        }),
      ],
    );
  await grade(Number(said?.game_id));
  expect(await verifyLedger(store)).toMatchObject({ throughSeq: 3, fault: null });
  await grade(999);
  const { fault, throughSeq } = await verifyLedger(store);
  expect(fault).toMatch(
    /^Grade without prediction: line 4\. It is about prediction \d+ of game 999/,
  );
  expect(throughSeq).toBe(3);
});

test('a grade by the published settlement is checked with all that was said of its game before', async () => {
  await publishLines(database, 1);
  await verifyLedger(store);
  const [said] = await database.query<{ game_id: string; prediction_id: string; payload: string }>(
    'select game_id, prediction_id, payload from ledger where seq = 1',
  );
  const { game, picks } = JSON.parse(said?.payload ?? '');
  await database.moveClock(7 * DAY_MS);
  const [gameId, predictionId] = [Number(said?.game_id), Number(said?.prediction_id)];
  const outcome = picks[0].pick === 'home' ? 'win' : 'loss';
  const grade = (change: object) =>
    database.query(
      "insert into ledger (kind, game_id, prediction_id, payload) values ('grade', $1, $2, $3)",
      [
        gameId,
        predictionId,
        canonicalJson({
          ...picks[0],
          type: 'grade',
          rule: 1,
          gameId,
          predictionId,
          predictionLine: 1,
          basis: 'pick',
          resultVersion: 1,
          startTime: game.gameTime,
          result: { feed: 'espn', toldAt: game.gameTime },
          sides: { home: game.home, away: game.away },
          score: { home: 1, away: 0 },
          outcome,
          units: unitsOf(picks[0].price, outcome) ?? null,
          ...change,
        }),
      ],
    );
  await grade({});
  const first = await verifyLedger(store);
  expect(first).toMatchObject({ throughSeq: 2, fault: null });
  await grade({ resultVersion: 2, startTime: '2099-01-01T00:00:00Z' });
  expect((await verifyLedger(store)).fault).toMatch(/^Later start than told: line 3\./);
  await tamper(database, 'delete from ledger where seq = 3');
  await grade({ resultVersion: 2, rule: null });
  expect((await verifyLedger(store)).fault).toMatch(/^Grade without settlement: line 3\./);
});

test('what is wrong is named, stays named, and is forgotten once it is mended', async () => {
  await publishLines(database, 4);
  await verifyLedger(store);
  await publishLines(database, 2, 'other');
  const [row] = await database.query<{ payload: string }>(
    'select payload from ledger where seq = 5',
  );
  await tamper(
    database,
    "update ledger set payload = replace(payload, 'Buffalo', 'Boston') where seq = 5",
  );
  const wrong = /^Altered: line 5\. Its hash does not match its text\.$/;
  expect((await verifyLedger(store)).fault).toMatch(wrong);
  expect((await verifyLedger(store)).fault).toMatch(wrong);
  await tamper(database, `update ledger set payload = $$${row?.payload}$$ where seq = 5`);
  expect(await verifyLedger(store)).toMatchObject({ throughSeq: 6, fault: null });
});

test.each([
  [
    "update ledger set payload = replace(payload, 'Buffalo', 'Boston') where seq = 2",
    'Altered: line 2',
  ],
  ['delete from ledger where seq = 2', 'Removed: line 2'],
  ['delete from ledger where seq = 4', 'Rewritten: line 4'],
  ["update ledger set hash = repeat('a', 64) where seq = 4", 'Rewritten: line 4'],
])('a line of an earlier check is checked once more: %s', async (sql, fault) => {
  await publishLines(database, 4);
  await verifyLedger(store);
  await tamper(database, sql);
  expect((await verifyLedger(store)).fault).toContain(fault);
});

test('a day is closed by the first line of the next, and its head never changes', async () => {
  await publishLines(database, 2);
  const end = await store.readLedgerEnd();
  expect(await store.readLedgerDays()).toEqual([]);
  await database.moveClock(DAY_MS);
  await publishLines(database, 1, 'next');
  const head = { day: end?.appendedAt.slice(0, 10), seq: 2, hash: end?.hash };
  expect(await store.readLedgerDays()).toEqual([{ ...head, stands: true, stamps: [] }]);
  await expect(database.query('update ledger_heads set seq = 1')).rejects.toThrow('append-only');
  await expect(database.query('delete from ledger_heads')).rejects.toThrow('append-only');
  expect((await verifyLedger(store)).fault).toBeNull();

  await tamper(database, "update ledger_heads set hash = repeat('a', 64)");
  expect((await store.readLedgerDays())[0]?.stands).toBe(false);
  expect((await verifyLedger(store)).fault).toBe(
    `Rewritten: the published head of ${head.day}, line 2, is not what the ledger says.`,
  );
});

test('a day without a line after it is closed ten minutes after its end, and takes none any more', async () => {
  await publishLines(database, 1);
  await store.closeLedgerDay();
  expect(await store.readLedgerDays()).toEqual([]);
  await database.moveClock(DAY_MS + 600_000);
  await store.closeLedgerDay();
  await store.closeLedgerDay();
  expect(await store.readLedgerDays()).toMatchObject([{ seq: 1, stands: true }]);
  await database.moveClock(0);
  const again =
    'insert into ledger (kind, game_id, prediction_id, payload) select kind, game_id, prediction_id, $$ {} $$ from ledger';
  await expect(database.query(again)).rejects.toThrow('it takes no entry of that day');
});

test('time never goes back on the ledger, even where a clock does', async () => {
  await database.moveClock(3_600_000);
  await publishLines(database, 1);
  await database.moveClock(0);
  await publishLines(database, 1, 'earlier');
  const lines = await store.readLedgerLines(0, 2);
  expect(lines).toHaveLength(2);
  const [a, b] = lines.map(({ payload }) => JSON.parse(payload).appendedAt);
  expect(b).toBe(a);
  expect((await verifyLedger(store)).fault).toBeNull();
});
