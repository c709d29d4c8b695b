import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { clock } from '#clock';
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
import { lineSaid } from '#test/said.ts';
import type { Lease } from './lease.ts';
import { storeOn } from './onDatabase.fixture.ts';

const HOUR_MS = 3_600_000;

export const off = { status: 'postponed', detail: 'Postponed' } as Partial<FeedGame>;
export const gameOver = (home = 17, away = 27) =>
  ({ status: 'final', score: { home, away }, detail: 'Final' }) as const;

const anchor = {
  books: ['Book'],
  leftOut: [],
  win: { home: 0.54, draw: 0, away: 0.46 },
};

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

/** Another grade that says the same in its columns and on its line. */
export function forgedGame(
  grade: NewGrade | undefined,
  change: Partial<Grade>,
  of: Partial<Pick<NewGrade, 'predictionLine' | 'resultVersion' | 'gameId'>> & object = {},
): NewGrade {
  if (!grade) throw new Error('nothing to forge');
  const payload = canonicalJson({ ...JSON.parse(grade.payload), ...change, ...of });
  return { ...grade, ...of, grade: { ...grade.grade, ...change }, payload };
}

/** Somebody with the service role's key who runs refreshes with any content, on a database of his own; each test has a game. */
export function attackedGames() {
  let database: TestDatabase;
  let store: Store;
  let lease: Lease;
  let sourceId = '';
  let tests = 0;
  let passed = 0;
  const begun = clock.now().getTime();
  let start = new Date(begun);
  let made = 0;

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
    await database.query(
      "update refresh_lease set expires_at = '-infinity' where expires_at > '-infinity'",
    );
    const got = await store.acquireLease('manual', 600);
    if (!got) throw new Error('the lease is held');
    lease = got;
  }

  const inHours = (hours: number) => new Date(start.getTime() + hours * HOUR_MS).toISOString();

  /** What a feed says: a game that starts in an hour, unless changed. */
  async function told(change: Partial<FeedGame> = {}): Promise<Game> {
    const asOf = new Date(clock.now().getTime() + start.getTime() - begun + passed * HOUR_MS);
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

  /** Makes a prediction of a game and publishes it. */
  async function say(game: Game, changed: (payload: string) => string = (same) => same) {
    const hash = createHash('sha256').update(`${sourceId} ${++made}`).digest('hex');
    const example = examplePrediction(game.id, hash, start);
    const prediction = { ...example.prediction, anchor };
    const ids = await store.savePredictions(lease, [{ ...example, prediction }]);
    const predictionId = ids.get(game.id) ?? -1;
    const payload = changed(await lineSaid(store, game, predictionId));
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

  const recorded = async (game: Game) =>
    ((await store.readKeptGame(game.id))?.rows ?? []).map(
      ({ market, outcome, resultVersion }) => `${market} ${outcome} ${resultVersion}`,
    );

  return {
    told,
    say,
    show,
    publish,
    hoursLater,
    inHours,
    ledgerOf,
    gradesOf,
    save,
    recorded,
    query: (...asked: Parameters<TestDatabase['query']>) => database.query(...asked),
    readRecord: async (gameId: number) => (await store.readKeptGame(gameId))?.rows ?? [],
    /** Makes a prediction of a game, without saying it on the ledger. */
    predict: async (game: Game) =>
      (await store.savePredictions(lease, [examplePrediction(game.id, 'f'.repeat(64), start)])).get(
        game.id,
      ),
  };
}
