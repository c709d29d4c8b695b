import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame, Game } from '#domain/game/game.ts';
import type { Grade } from '#domain/record/grade.ts';
import type { ShownEdge } from '#domain/record/picks/pick.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { canonicalJson, slateHash } from '#slate/archive/hash.ts';
import type { NewLedgerEntry } from '#slate/archive/slate.ts';
import type { NewGrade } from '#slate/record/store/grades.ts';
import { gradeGame } from '#slate/refresh/gradeGame.ts';
import type { Store } from '#slate/store.ts';
import { examplePrediction } from '#test/predictionExample.ts';
import { nflGame } from '#test/refreshExample.ts';
import { saidOf } from '#test/said.ts';
import type { Lease } from './lease.ts';
import { storeOn } from './onDatabase.fixture.ts';

/** Somebody with the service role's key runs a refresh with any content: what the record rests on still has to follow. */

let database: TestDatabase;
let store: Store;
let lease: Lease;
let sourceId = '';
let tests = 0;
let passed = 0;
const HOUR_MS = 3_600_000;
const begun = Date.now();
let start = new Date(begun);

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(async () => {
  sourceId = `game ${++tests}`;
  // Each test has its own weeks: time does not go back on the ledger.
  start = new Date(begun + tests * 1000 * HOUR_MS);
  await hoursLater(0);
});

/** Advances the database's clock and takes the lease anew. */
async function hoursLater(hours: number): Promise<void> {
  passed = hours;
  await database.moveClock(start.getTime() - begun + hours * HOUR_MS);
  await database.query("update refresh_lease set expires_at = '-infinity'");
  const got = await store.acquireLease('manual', 600);
  if (!got) throw new Error('the lease is held');
  lease = got;
}

const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR_MS).toISOString();

/** What a feed says: a game that starts in an hour, unless changed. */
async function told(change: Partial<FeedGame> = {}): Promise<Game> {
  const asOf = new Date(Date.now() + start.getTime() - begun + passed * HOUR_MS);
  const game = nflGame(sourceId, 1, {
    gameTime: inHours(1),
    venue: { name: sourceId },
    ...change,
  });
  const feed = { name: 'espn', sample: false, asOf };
  await store.ingestGames(lease, feed, [game]);
  const window = { from: new Date(0), to: new Date('2100-01-01'), sample: false };
  const found = (await store.readGames(window)).find(({ venue }) => venue?.name === sourceId);
  if (!found) throw new Error('not stored');
  return found;
}

const off = { status: 'postponed', detail: 'Postponed' } as Partial<FeedGame>;
const over = (home = 17, away = 27) =>
  ({ status: 'final', score: { home, away }, detail: 'Final' }) as const;

const anchor = {
  books: ['Book'],
  leftOut: [],
  win: { home: 0.54, draw: 0, away: 0.46 },
};
let made = 0;

/** Makes a prediction of a game and publishes it. */
async function say(game: Game, changed: (payload: string) => string = (same) => same) {
  const hash = createHash('sha256').update(`${sourceId} ${++made}`).digest('hex');
  const example = examplePrediction(game.id, hash, start);
  const prediction = { ...example.prediction, anchor };
  const ids = await store.savePredictions(lease, [{ ...example, prediction }]);
  const predictionId = ids.get(game.id) ?? -1;
  const payload = changed(await saidOf(store, game, predictionId));
  await publish(game, predictionId, [{ gameId: game.id, predictionId, payload }]);
  return predictionId;
}

async function publish(game: Game, predictionId: number, ledger: readonly NewLedgerEntry[]) {
  const content = { sample: false, games: [{ gameId: game.id, predictionId, game }] };
  await store.publishSlate(lease, {
    ...content,
    contentHash: slateHash(content),
    asOf: start,
    ledger,
  });
}

const EDGE: ShownEdge = {
  market: 'spread',
  pick: 'home',
  line: 0.25,
  price: -110,
  book: 'Other',
  probability: 55,
  choices: 2,
  claimed: 0.02,
};

/** Shows an edge of a game on its home side. */
const show = (game: Game, predictionId: number, change: object = {}) =>
  publish(game, predictionId, [
    {
      kind: 'edges',
      gameId: game.id,
      predictionId,
      payload: canonicalJson({
        type: 'edges',
        gameId: game.id,
        predictionId,
        startTime: game.gameTime,
        home: game.homeTeam.name,
        away: game.awayTeam.name,
        edges: [EDGE],
        ...change,
      }),
    },
  ]);

const ledgerOf = (gameId: number) =>
  database.query<{ seq: string; kind: string; counts: boolean | null }>(
    `select seq, kind, (payload::jsonb -> 'counts')::boolean as counts from ledger where game_id = $1 order by seq`,
    [gameId],
  );

/** The honest grades of what is to be graded of a game. */
const gradesOf = async (game: Game): Promise<readonly NewGrade[]> =>
  (await store.readGradable()).filter((row) => row.game_id === game.id).flatMap(gradeGame);

const save = (...grades: readonly (NewGrade | undefined)[]) =>
  store.saveGrades(
    lease,
    grades.flatMap((grade) => grade ?? []),
    start,
  );

/** Another grade that says the same in its columns and on its line. */
function forged(
  grade: NewGrade | undefined,
  change: Partial<Grade>,
  of: Partial<Pick<NewGrade, 'predictionLine' | 'resultVersion' | 'gameId'>> & object = {},
): NewGrade {
  if (!grade) throw new Error('nothing to forge');
  const payload = canonicalJson({ ...JSON.parse(grade.payload), ...change, ...of });
  return { ...grade, ...of, grade: { ...grade.grade, ...change }, payload };
}

const recorded = async (game: Game) =>
  ((await store.readKeptGame(game.id))?.rows ?? []).map(
    ({ market, outcome, resultVersion }) => `${market} ${outcome} ${resultVersion}`,
  );

describe('740: a line counts that is before the earliest start ever told', () => {
  test('a pick 110 minutes after the start, which was told to be later, is marked and is not graded', async () => {
    await told();
    const game = await told({ gameTime: inHours(6) });
    await hoursLater(1 + 110 / 60);
    await say(game);
    const [line] = await ledgerOf(game.id);
    expect(line).toMatchObject({ kind: 'prediction', counts: false });
    await hoursLater(9);
    const late = await told(over());
    expect(await gradesOf(late)).toEqual([]);
  });

  test('nor can its grade be made by hand', async () => {
    const game = await told();
    await say(game);
    const later = await told({ gameTime: inHours(6) });
    await hoursLater(3);
    await say(later);
    await hoursLater(9);
    const late = await told(over());
    const [first, second] = await ledgerOf(game.id);
    expect([first?.counts, second?.counts]).toEqual([null, false]);
    const [honest] = await gradesOf(late);
    expect(honest?.predictionLine).toBe(Number(first?.seq));
    const { refused } = await save(forged(honest, {}, { predictionLine: Number(second?.seq) }));
    expect(refused).toMatchObject([{ why: 'that is not the last line before its start' }]);
    expect(await save(honest)).toEqual({ saved: 1, refused: [] });
  });

  test('one that was in time until the feed told an earlier start is not graded either', async () => {
    const game = await told({ gameTime: inHours(5) });
    await say(game);
    await hoursLater(3);
    await say(game);
    await hoursLater(4);
    await told({ gameTime: inHours(2) });
    await hoursLater(9);
    const late = await told({ gameTime: inHours(2), ...over() });
    const [first] = await ledgerOf(game.id);
    const grades = await gradesOf(late);
    expect(new Set(grades.map(({ predictionLine }) => predictionLine))).toEqual(
      new Set([Number(first?.seq)]),
    );
    expect(JSON.parse(grades[0]?.payload ?? '')).toMatchObject({
      rule: 1,
      startTime: inHours(2),
      result: { feed: 'espn', toldAt: expect.any(String) },
      sides: { home: game.homeTeam.name, away: game.awayTeam.name },
    });
  });

  test('the earliest start is never raised, whoever writes; a day without an hour is no start told', async () => {
    const earliest = async (id: number) =>
      (await database.query('select earliest_start from games where id = $1', [id]))[0];
    const game = await told({ gameTime: inHours(2), timeKnown: false });
    expect(await earliest(game.id)).toEqual({ earliest_start: null });
    await told({ gameTime: inHours(30) });
    await told({ gameTime: inHours(40) });
    const kept = { earliest_start: new Date(inHours(30)) };
    expect(await earliest(game.id)).toEqual(kept);
    await database.query("update games set earliest_start = '2100-01-01' where id = $1", [game.id]);
    await database.query('update games set earliest_start = null where id = $1', [game.id]);
    expect(await earliest(game.id)).toEqual(kept);
  });
});

describe('741: the ledger says of a game what its rows say', () => {
  test.each([
    ['another id', '"id":', '"id":9'],
    ['another side', '"home":"Buffalo Bills"', '"home":"Miami Dolphins"'],
    ['another league', '"league":"NFL"', '"league":"NBA"'],
    ['no sample', '"sample":false', '"sample":true'],
    ['another chance', '"homeWinProbability":60', '"homeWinProbability":70'],
    ['another line', '"spread":-3', '"spread":-4'],
    ['another kind', '"type":"prediction"', '"type":"grade"'],
    [
      'a start of which only the day is known',
      '"sample":false',
      '"sample":false,"timeKnown":false',
    ],
    ['a price that no book asks', '"price":-122', '"price":-12'],
    ['a chance of more than all', '"probability":60', '"probability":160'],
  ])('%s is refused', async (_, from, to) => {
    const game = await told();
    const changed = (payload: string) => {
      expect(payload).toContain(from);
      return payload.replace(from, to);
    };
    await expect(say(game, changed)).rejects.toThrow(/the ledger would/);
    expect(await ledgerOf(game.id)).toEqual([]);
  });

  test('another start is refused', async () => {
    const game = await told();
    const changed = (payload: string) => payload.replaceAll(game.gameTime, inHours(9));
    await expect(say(game, changed)).rejects.toThrow('what is stored');
  });

  test('edges of another game, of swapped sides, or of no prediction on the ledger are refused', async () => {
    const game = await told();
    const predictionId = await say(game);
    await expect(show(game, predictionId, { gameId: 1 })).rejects.toThrow('what is stored');
    const swapped = { home: game.awayTeam.name, away: game.homeTeam.name };
    await expect(show(game, predictionId, swapped)).rejects.toThrow('what is stored');
    const example = examplePrediction(game.id, 'f'.repeat(64), start);
    const ids = await store.savePredictions(lease, [example]);
    await expect(show(game, ids.get(game.id) ?? -1)).rejects.toThrow('is not on the ledger');
    await show(game, predictionId);
    expect((await ledgerOf(game.id)).map(({ kind }) => kind)).toEqual(['prediction', 'edges']);
  });

  test('a run cannot put a grade on the ledger as if it were a prediction', async () => {
    const game = await told();
    const predictionId = await say(game);
    const entry = { kind: 'grade', gameId: game.id, predictionId, payload: '{"type":"grade"}' };
    await expect(publish(game, predictionId, [entry as unknown as NewLedgerEntry])).rejects.toThrow(
      'says predictions and edges',
    );
  });
});

describe('742: a grade follows from its line and its result', () => {
  /** A game that was predicted, with an edge shown, and lost. */
  async function lost() {
    const game = await told();
    await show(game, await say(game));
    await hoursLater(5);
    const played = await told(over());
    const grades = await gradesOf(played);
    const of = (market: string, basis = 'pick') =>
      grades.find(({ grade }) => grade.market === market && grade.basis === basis);
    return { game: played, grades, of };
  }

  test('honest ones are taken once', async () => {
    const { game, grades } = await lost();
    expect(grades).toHaveLength(4);
    expect(await save(...grades)).toEqual({ saved: 4, refused: [] });
    expect(await gradesOf(game)).toEqual([]);
    expect(await save(...grades)).toEqual({ saved: 0, refused: [] });
  });

  test.each([
    ['win, 9.5 units at -122', { outcome: 'win', units: 9.5 }, {}, 'it came to loss'],
    ['9.5 units lost', { units: -9.5 }, {}, 'those are not its units'],
    ['a void that was a loss', { outcome: 'void', units: 0 }, {}, 'it came to loss'],
    ['another price', { price: 300 }, {}, 'its line does not say that bet'],
    ['the other side', { pick: 'away' }, {}, 'its line does not say that bet'],
    ['another chance', { probability: 99 }, {}, 'its line does not say that bet'],
    ['a result there is not', {}, { resultVersion: 2 }, 'that is not its result'],
    ['called off', {}, { resultVersion: 0 }, 'it was not called off'],
    ['another start', {}, { startTime: '2026-01-01T00:00:00.000Z' }, 'what its result was'],
    ['another score', {}, { score: { home: 99, away: 0 } }, 'what its result was'],
    ['another feed', {}, { result: { feed: 'me', toldAt: '' } }, 'what its result was'],
    ['no rule', {}, { rule: 2 }, 'what its result was'],
    ['called early', {}, { calledAfter: 2 }, 'what its result was'],
    ['an invented close', { closingPrice: 3 }, {}, 'closing prices can be none'],
    ['no word of its close', {}, { closing: null }, 'what it was measured by'],
    ['another game', {}, { gameId: 1 }, ''],
  ] as const)('one that says %s is refused, and no other for it', async (_, change, of, why) => {
    const { grades } = await lost();
    const [winner, ...rest] = grades;
    const answer = await save(forged(winner, change, of), ...rest);
    expect(answer).toMatchObject({ saved: 3, refused: [{ why: expect.stringContaining(why) }] });
    expect(await save(winner)).toEqual({ saved: 1, refused: [] });
  });

  test('one whose columns say another thing than its line is refused', async () => {
    const { of } = await lost();
    const honest = of('moneyline');
    if (!honest) throw new Error('no grade');
    const lying = { ...honest, grade: { ...honest.grade, outcome: 'win' as const } };
    expect(await save(lying)).toMatchObject({ saved: 0, refused: [{}] });
  });

  test('746: one saved first does not keep the rest of its game from being graded', async () => {
    const { game, of } = await lost();
    expect(await save(of('total'))).toEqual({ saved: 1, refused: [] });
    expect(await save(...(await gradesOf(game)))).toEqual({ saved: 3, refused: [] });
  });

  test('none is taken before the start, whatever the feed says', async () => {
    const game = await told();
    await say(game);
    const early = await told(over());
    expect(await gradesOf(early)).toEqual([]);
    await hoursLater(2);
    const [honest] = await gradesOf(early);
    await hoursLater(0.5);
    expect(await save(honest)).toMatchObject({ refused: [{ why: 'it has not begun' }] });
  });

  test('744: a finished game that is told to be put off keeps its losses', async () => {
    const { game, grades, of } = await lost();
    await save(...grades);
    const before = await recorded(game);
    await hoursLater(80);
    await told(off);
    expect(await recorded(game)).toEqual(before);
    expect(await gradesOf(game)).toEqual([]);
    const void0 = forged(of('moneyline'), { outcome: 'void', units: 0 }, { resultVersion: 0 });
    expect(await save(void0)).toMatchObject({ refused: [{ why: /it was not called off/ }] });
  });

  test('745: +0.25 on one side does not become the other side’s win where the feed swaps them', async () => {
    const game = await told();
    await show(game, await say(game));
    await told({ homeTeam: game.awayTeam, awayTeam: game.homeTeam } as Partial<FeedGame>);
    await hoursLater(5);
    const teams = { homeTeam: game.awayTeam, awayTeam: game.homeTeam } as Partial<FeedGame>;
    const played = await told({ ...teams, ...over(27, 17) });
    const grades = await gradesOf(played);
    expect(grades.map(({ grade }) => grade.outcome)).toEqual(['void', 'void', 'void', 'void']);
    const edge = grades.find(({ grade }) => grade.basis === 'edge');
    const won = forged(edge, { outcome: 'win', units: 100 / 110 });
    expect(await save(won)).toMatchObject({ refused: [{ why: 'it came to void' }] });
    expect(await save(edge)).toEqual({ saved: 1, refused: [] });
  });

  test('a corrected result is graded anew, and the last grade counts', async () => {
    const { game, grades } = await lost();
    await save(...grades);
    await told(over(30, 10));
    expect(await save(...(await gradesOf(game)))).toEqual({ saved: 4, refused: [] });
    const rows = (await store.readKeptGame(game.id))?.rows ?? [];
    expect(rows.every(({ resultVersion, regraded }) => resultVersion === 2 && regraded)).toBe(true);
    expect(rows.find(({ market }) => market === 'moneyline')?.outcome).toBe('win');
  });

  test('what no feed ever says is void after 14 days, and says that nothing was told', async () => {
    const game = await told();
    await say(game);
    await hoursLater(13 * 24);
    expect(await gradesOf(game)).toEqual([]);
    await hoursLater(15 * 24);
    const grades = await gradesOf(game);
    expect(JSON.parse(grades[0]?.payload ?? '')).toMatchObject({
      outcome: 'void',
      resultVersion: 0,
      result: null,
      score: null,
    });
    expect(await save(...grades)).toEqual({ saved: 3, refused: [] });
    // It was played after all.
    await told(over());
    await save(...(await gradesOf(game)));
    const rows = (await store.readKeptGame(game.id))?.rows ?? [];
    expect(rows.every(({ resultVersion, regraded }) => resultVersion === 1 && regraded)).toBe(true);
  });
});

test('a result is corrected by a new version, never changed', async () => {
  const game = await told();
  await hoursLater(5);
  await told(over(20, 17));
  await expect(database.query('update results set home_score = 0')).rejects.toThrow('append-only');
  await expect(database.query('delete from results')).rejects.toThrow('append-only');
  await told(over(3, 17));
  const versions = await database.query(
    'select home_score from results where game_id = $1 order by version',
    [game.id],
  );
  expect(versions).toEqual([{ home_score: 20 }, { home_score: 3 }]);
});

test('a grade without a line is refused even of the owner of the database', async () => {
  const game = await told();
  const predictionId = await say(game);
  await hoursLater(5);
  await told(over());
  const itsPrediction = `(select seq from ledger where prediction_id = ${predictionId})`;
  const insert = (line: string) =>
    database.query(
      `insert into grades (game_id, prediction_id, basis, market, result_version, pick, probability, choices, outcome,
         graded_at, prediction_line, ledger_seq)
       values ($1, $2, 'pick', 'moneyline', 1, 'home', 55, 2, 'win', now(), ${itsPrediction}, ${line})`,
      [game.id, predictionId],
    );
  await expect(insert('null')).rejects.toThrow('not-null');
  await expect(insert('999999')).rejects.toThrow('foreign key');
  await expect(insert(itsPrediction)).rejects.toThrow('foreign key');
});
