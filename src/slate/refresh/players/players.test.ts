import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import { addDays, easternDate } from '#domain/time/time.ts';
import type { LineUp, PlayerNote, RosterPlayer } from '#feeds/playerReports.ts';
import { type Source, SourceError } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readPlayerLines } from '#slate/answers/players/readPlayerLines.ts';
import { contentHash } from '#slate/archive/hash.ts';
import type { Store } from '#slate/store.ts';
import { connectStore, LeaseLostError, StoreError } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';
import { twoNumbers } from './twoNumbers.fixture.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(() => {
  asked.length = 0;
  logged.length = 0;
  rosters.clear();
  boxScores.clear();
  lineUps.clear();
  notes.length = 0;
});
afterEach(async () => {
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    `truncate games, teams, slates, current_slate, predictions, ledger, grades, builds, players, player_states,
      team_rosters, feed_teams cascade`,
  );
  await database.query("update refresh_lease set expires_at = '-infinity'");
  await database.query("set session_replication_role = 'origin'");
});

const asked: string[] = [];
const logged: string[] = [];
const rosters = new Map<string, readonly RosterPlayer[]>();
const boxScores = new Map<string, Readonly<Record<string, readonly BoxLine[]>>>();
const lineUps = new Map<string, Readonly<Record<string, LineUp>>>();
const notes: PlayerNote[] = [];

const found = <Answer>(what: string, answer: Answer | undefined): Answer => {
  asked.push(what);
  if (answer === undefined) throw new SourceError(`no ${what}`);
  return answer;
};

const IDS = { teamIds: { home: '2', away: '12' } };
const next = (change: Partial<FeedGame> = {}) => nflGame('next', 30, { ...IDS, ...change });
const feed = (...games: readonly FeedGame[]): Source => ({
  ...scriptedSource({ NFL: games }),
  reports: {
    leagues: new Set(),
    injuries: async () => ({ absences: [], unread: new Set(), partial: false, quarantined: [] }),
    passers: async () => new Map(),
    depthChart: async () => [],
    players: {
      boxScore: async (_, id) =>
        new Map(Object.entries(found(`box score of ${id}`, boxScores.get(id)))),
      roster: async (_, team) => found(`roster of ${team}`, rosters.get(team)),
      notes: async () => ({ notes: found('notes', notes), unread: new Set(), quarantined: [] }),
      lineUps: async (_, id) =>
        new Map(Object.entries(found(`line-ups of ${id}`, lineUps.get(id)))),
    },
  },
});

const YESTERDAY = addDays(easternDate(new Date()), -3);
const PLAYERS = twoNumbers(YESTERDAY, [
  ['n1', 'Josh Allen', 'BUF', 20],
  ['n2', 'Patrick Mahomes II', 'KC', 25],
]);
/** Lines are drawn as often as a reader's. */
const DRAWN = { players: PLAYERS, runs: 10_000, lineRuns: undefined };
const options = (source: Source, now = new Date()) =>
  ({ store, source, trigger: 'schedule', now, ...DRAWN }) as const;
const refresh = (source: Source, now = new Date()) =>
  refreshTestSlate({ ...options(source, now), log: (line) => logged.push(line) });

const counts = async (table: string) => {
  const [row] = await database.query<{ n: string }>(`select count(*) as n from ${table}`);
  return Number(row?.n);
};
async function shown() {
  const games = await store.readPublishedGames();
  const prediction = games.find(({ status }) => status === 'scheduled')?.prediction;
  if (!prediction) throw new Error('no prediction');
  const client = connectStore({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  });
  return { prediction, stored: await readPlayerLines(client, prediction.id) };
}

describe('lines', () => {
  test('are stored with the prediction, whose ledger line says the hash of what draws them again', async () => {
    await refresh(feed(next()));
    const { prediction, stored } = await shown();
    expect(stored?.lines?.map(({ playerId, name, side }) => [playerId, name, side])).toEqual([
      ['n1', 'Josh Allen', 'home'],
      ['n2', 'Patrick Mahomes II', 'away'],
    ]);
    expect(stored?.recipe).toMatchObject({
      league: 'NFL',
      runs: 2000,
      seed: prediction.recipe.seed,
    });
    const [line] = await database.query<{ payload: string }>(
      "select payload from ledger where kind = 'prediction'",
    );
    const said = JSON.parse(line?.payload ?? '{}');
    expect(said.prediction.players).toEqual({ hash: contentHash(stored?.recipe) });
  });

  test('nobody known of both sides: no lines, and no row', async () => {
    const nobody = twoNumbers(YESTERDAY, []);
    await refreshTestSlate({ ...options(feed(next())), players: nobody, log: () => {} });
    const { prediction, stored } = await shown();
    expect(stored).toBeUndefined();
    expect(prediction.projectedPlayerStats).toBeUndefined();
  });

  test('repeated with nothing new nothing is drawn again', async () => {
    await refresh(feed(next()));
    await refresh(feed(next()));
    expect(await counts('predictions')).toBe(1);
    expect(await counts('player_lines')).toBe(1);
  });

  test('a service role cannot write them, or change what was said', async () => {
    await refresh(feed(next()));
    const client = connectStore({
      SUPABASE_URL: database.supabaseUrl,
      SUPABASE_SECRET_KEY: database.secretKey,
    });
    for (const table of [
      'players',
      'player_lines',
      'player_states',
      'player_games',
      'player_finals',
    ])
      expect((await client.from(table).delete().neq('league', '')).error, table).not.toBeNull();
    await expect(database.query("update player_lines set recipe = '{}'")).rejects.toThrow(
      'append-only',
    );
    await expect(database.query('delete from player_lines where true')).rejects.toThrow(
      'append-only',
    );
  });
});

describe('news', () => {
  const out: PlayerNote = {
    teamKey: 'BUF',
    playerId: 'n1',
    name: 'Josh Allen',
    position: 'QB',
    status: 'Doubtful',
    chance: 0.25,
  };

  test('after publication makes a new prediction, once, and is kept when it changes', async () => {
    await refresh(feed(next()));
    notes.push(out);
    await refresh(feed(next()));
    await refresh(feed(next()));
    expect(await counts('predictions')).toBe(2);
    const { stored } = await shown();
    const line = stored?.lines?.find(({ playerId }) => playerId === 'n1');
    expect(line?.status).toBe('Doubtful');
    expect(line?.plays).toBeGreaterThan(0.2);
    expect(line?.plays).toBeLessThan(0.3);
    expect(await counts('player_news')).toBe(1);
    notes.length = 0;
    await refresh(feed(next()));
    // What is known is what it was at first, and so is what was said of it.
    expect(await counts('predictions')).toBe(2);
    expect(await counts("ledger where kind = 'prediction'")).toBe(3);
    const [last] = await database.query(
      'select status, chance from player_news order by id desc limit 1',
    );
    expect(last).toEqual({ status: null, chance: null });
  });

  test('a moved price alone makes none beyond half a point', async () => {
    await refresh(feed(next()));
    const [quote] = next().odds;
    if (!quote) throw new Error('no quote');
    const moved = { ...quote, moneyline: { home: -123, away: 105 } };
    await refresh(feed(next({ odds: [moved] })));
    expect(await counts('predictions')).toBe(1);
  });

  test('a roster is read once in twelve hours, and gives its players the feed’s numbers', async () => {
    rosters.set('2', [
      { playerId: '100', name: 'Josh Allen', position: 'QB', depth: 1 },
      { playerId: '101', name: 'A Newcomer', position: 'WR' },
    ]);
    await refresh(feed(next()));
    await refresh(feed(next()));
    expect(asked.filter((what) => what === 'roster of 2')).toHaveLength(1);
    expect(logged).toContainEqual(expect.stringContaining('roster of Kansas City Chiefs'));
    const { stored } = await shown();
    expect(stored?.lines?.map(({ playerId }) => playerId)).toEqual(['100', 'n2']);
    const players = await store.readLeaguePlayers('NFL');
    expect(players.get('100')).toMatchObject({ name: 'Josh Allen', formerly: 'n1' });
    expect(players.has('n1')).toBe(false);
  });

  test('a feed’s rosters are asked for a day and a half ahead, a sample’s at once', async () => {
    const far = feed(nflGame('next', 100, IDS));
    await refresh(far);
    expect(asked.filter((what) => what.startsWith('roster'))).toEqual([]);
    await refresh({ ...far, sample: true });
    expect(asked.filter((what) => what.startsWith('roster'))).toEqual([
      'roster of 2',
      'roster of 12',
    ]);
  });

  test('line-ups are asked for close to the start until they are out', async () => {
    const soon = nflGame('next', 1, IDS);
    await refresh(feed(nflGame('next', 3, IDS)));
    expect(asked).not.toContain('line-ups of next');
    const one = (playerId: string) => ({
      starters: [{ playerId, name: 'A Name', position: 'QB' }],
      bench: [],
    });
    lineUps.set('next', { 2: one('n1') });
    await refresh(feed(soon));
    lineUps.set('next', { 2: one('n1'), 12: one('n2') });
    await refresh(feed(soon));
    await refresh(feed(soon));
    expect(asked.filter((what) => what === 'line-ups of next')).toHaveLength(2);
    expect(await counts('game_line_ups')).toBe(2);
  });
});

describe('learning', () => {
  const line = (playerId: string, name: string, points: number): BoxLine => ({
    playerId,
    name,
    starter: true,
    stats: { minutes: 30, points },
  });
  const final = () =>
    nflGame('next', -4, {
      ...IDS,
      status: 'final',
      score: { home: 24, away: 20 },
      detail: 'Final',
    });
  const boxScore = {
    2: [line('100', 'Josh Allen', 40)],
    12: [line('200', 'Patrick Mahomes', 5), line('201', 'A Newcomer', 3)],
  };
  /** A game that was predicted and has since been played. */
  async function played(): Promise<void> {
    await refresh(feed(next()));
    await saidLongAgo(database);
    await database.query("update games set game_time = public.clock() - interval '4 hours'");
  }

  test('a final teaches once: the state, who played, and what each did beside what was said', async () => {
    await played();
    boxScores.set('next', boxScore);
    await refresh(feed(final()));
    await refresh(feed(final()));
    expect(asked.filter((what) => what.startsWith('box score'))).toHaveLength(1);
    const { state } = (await store.readPlayerState('NFL')) ?? {};
    expect(state).toEqual({
      known: {
        100: { team: 'BUF', points: 30, games: 2 },
        200: { team: 'KC', points: 15, games: 2 },
        201: { team: 'KC', points: 3, games: 1 },
      },
    });
    const rows = await database.query(
      'select player_id, team_key, opponent_key, home, started, stats, said from player_games order by player_id',
    );
    expect(rows).toMatchObject([
      {
        player_id: '100',
        team_key: 'BUF',
        opponent_key: 'KC',
        home: true,
        started: true,
        stats: { minutes: 30, points: 40, 'fantasy DraftKings': 80 },
        said: { minutes: [30, 30, 30, 30, 30, 30] },
      },
      { player_id: '200', home: false, said: { points: [expect.any(Number), 25, 25, 26, 27, 27] } },
      { player_id: '201', said: null },
    ]);
  });

  test('a box score that does not come is asked for again, and given up after three days', async () => {
    await played();
    await refresh(feed(final()));
    await refresh(feed(final()));
    expect(asked.filter((what) => what.startsWith('box score'))).toHaveLength(2);
    expect(await counts('player_finals')).toBe(0);
    await database.query("update games set game_time = public.clock() - interval '75 hours'");
    await database.query('update player_states set learned_from = learned_from - 10');
    await refresh(feed());
    expect(await database.query('select refused from player_finals')).toEqual([
      { refused: 'no box score of next' },
    ]);
  });

  test('a league is not begun before all days since its fit have been asked for', async () => {
    await played();
    boxScores.set('next', boxScore);
    await database.query('update player_states set learned_from = learned_from - 20');
    const old = twoNumbers(addDays(YESTERDAY, -20), [['n1', 'Josh Allen', 'BUF', 20]]);
    const again = () =>
      refreshTestSlate({
        ...options(feed(final())),
        players: old,
        log: (line) => logged.push(line),
      });
    // A run looks back two weeks more.
    await database.query('delete from feed_coverage where true');
    await again();
    expect(asked).not.toContain('box score of next');
    await again();
    expect(asked.filter((what) => what === 'box score of next')).toHaveLength(1);
    expect(await counts('player_finals')).toBe(1);
  });

  test('what a final of long ago taught makes new lines once a quarter of a day is over', async () => {
    await played();
    boxScores.set('next', boxScore);
    await refresh(feed(final()));
    const factsOf = async (at: string) => {
      const rows = await database.query(
        `select f.facts from games g cross join players_facts(array[g.id], ${at}) f order by f.side`,
      );
      return rows.map(({ facts }) => facts);
    };
    const noon = "date_bin('6 hours', public.clock(), '2026-01-01 00:00+00')";
    await database.query(`update player_finals set learned_at = ${noon} + interval '1 hour'`);
    const learned = await factsOf(`${noon} + interval '2 hours'`);
    await database.query('update player_finals set day = day - 60');
    const late = await factsOf(`${noon} + interval '2 hours'`);
    expect(late).not.toEqual(learned);
    await database.query(`update player_finals set learned_at = ${noon} + interval '2 hours'`);
    expect(await factsOf(`${noon} + interval '5 hours'`)).toEqual(late);
    expect(await factsOf(`${noon} + interval '6 hours'`)).not.toEqual(late);
  });

  test('while the feed gives no box score at all, nothing is given up', async () => {
    await played();
    await database.query("update games set game_time = public.clock() - interval '75 hours'");
    await database.query('update player_states set learned_from = learned_from - 10');
    const old = (id: string) =>
      nflGame(id, -75, { ...IDS, status: 'final', score: { home: 24, away: 20 }, detail: 'Final' });
    await refresh(feed(old('one'), old('two'), old('three')));
    expect(asked.filter((what) => what.startsWith('box score'))).toHaveLength(3);
    expect(await counts('player_finals')).toBe(0);
    boxScores.set('three', boxScore);
    await refresh(feed());
    expect(await database.query('select refused from player_finals order by refused')).toEqual([
      { refused: 'no box score of one' },
      { refused: 'no box score of two' },
      { refused: null },
    ]);
  });

  test('finals of before the fit are not asked for', async () => {
    await played();
    await database.query('update player_states set learned_from = learned_from + 10');
    await refresh(feed(final()));
    expect(asked.filter((what) => what.startsWith('box score'))).toEqual([]);
  });

  test('a run that dies between asking and storing asks again, and nothing is learned twice', async () => {
    await played();
    boxScores.set('next', boxScore);
    const dying: Store = {
      ...store,
      saveLearned: async () => {
        throw new StoreError('cut off');
      },
    };
    await refreshTestSlate({ ...options(feed(final())), store: dying, log: () => {} });
    expect(await counts('player_finals')).toBe(0);
    expect(await counts('player_games')).toBe(0);
    await refresh(feed(final()));
    expect(await counts('player_finals')).toBe(1);
    const { state } = (await store.readPlayerState('NFL')) ?? {};
    expect(state).toMatchObject({ known: { 100: { games: 2 } } });
  });

  test('a run that lost its lease stores nothing of players', async () => {
    const lease = await store.acquireLease('manual', 60);
    if (!lease) throw new Error('the lease is held');
    await database.query("update refresh_lease set expires_at = '-infinity'");
    const nothing = {
      renames: [],
      players: [],
      finals: [],
      games: [],
      state: {},
      learnedTo: '2026-11-21',
    };
    await expect(store.saveLearned(lease, 'NFL', nothing)).rejects.toThrow(LeaseLostError);
    await expect(store.thinPlayers(lease)).rejects.toThrow(LeaseLostError);
    await expect(
      store.saveNotes(lease, 'NFL', new Date(), { notes: [], unread: new Set() }),
    ).rejects.toThrow(LeaseLostError);
  });

  test('a state that the model cannot read is begun anew, and its finals are learned again', async () => {
    await played();
    boxScores.set('next', boxScore);
    await refresh(feed(final()));
    await database.query("update player_states set state = '{}'");
    await refresh(feed(nflGame('later', 30, IDS)));
    await refresh(feed(nflGame('later', 30, IDS)));
    expect(asked.filter((what) => what.startsWith('box score'))).toHaveLength(2);
    expect(logged).toContainEqual(expect.stringContaining('begun anew'));
  });

  test('lines are emptied three days after they taught, and their recipe stays', async () => {
    await played();
    boxScores.set('next', boxScore);
    await refresh(feed(final()));
    const full = 'player_lines where lines is not null';
    expect(await counts(full)).toBe(1);
    await database.query("update player_finals set learned_at = learned_at - interval '73 hours'");
    await refresh(feed(final()));
    expect(await counts(full)).toBe(0);
    expect(await counts('player_lines')).toBe(1);
  });
});
