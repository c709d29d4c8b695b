import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { Absence } from '#domain/starters/absence.ts';
import type { KnownStarter } from '#domain/starters/availability.ts';
import { type Source, SourceError } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { whoPlayed, whoPlays } from './whoPlays.ts';

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
  charts.clear();
});
afterEach(async () => {
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    'truncate games, teams, slates, current_slate, predictions, ledger, grades, builds cascade',
  );
  await database.query("set session_replication_role = 'origin'");
});

const HOUR = 3_600_000;
const asked: string[] = [];
const logged: string[] = [];
/** Box scores’ passers by game; none: the feed fails. */
const boxScores = new Map<string, ReadonlyMap<string, string>>();
/** Depth charts by team id; none: the feed fails. */
const charts = new Map<string, readonly string[]>();

/** A feed with an injury report of the NFL. */
const feed = (
  games: readonly FeedGame[],
  absences: readonly Absence[] | 'down' = [],
  unread: readonly string[] = [],
): Source => ({
  ...scriptedSource({ NFL: games }),
  reports: {
    leagues: new Set(['NFL']),
    async injuries(league) {
      asked.push(`injuries of ${league}`);
      if (absences === 'down') throw new SourceError('no report today');
      return { absences, unread: new Set(unread), partial: false, quarantined: [] };
    },
    async passers(_, sourceId) {
      asked.push(`box score of ${sourceId}`);
      const known = boxScores.get(sourceId);
      if (!known) throw new SourceError('no box score today');
      return known;
    },
    async depthChart(_, teamId) {
      asked.push(`chart of ${teamId}`);
      const chart = charts.get(teamId);
      if (!chart) throw new SourceError('no chart today');
      return chart;
    },
  },
});

const refresh = (source: Source, now = new Date()) =>
  refreshTestSlate({ store, source, trigger: 'manual', now, log: (line) => logged.push(line) });

const IDS = { teamIds: { home: '2', away: '12' } };
const next = (change: Partial<FeedGame> = {}) => nflGame('next', 30, { ...IDS, ...change });
const started = (home: string, away: string): Partial<FeedGame> => ({
  availability: {
    home: { starter: { name: home, status: 'started' } },
    away: { starter: { name: away, status: 'started' } },
  },
});
/** Last week's game: Allen and Mahomes started. */
const lastWeek = () =>
  nflGame('last', -48, {
    ...started('Josh Allen', 'Patrick Mahomes'),
    status: 'final',
    score: { home: 24, away: 20 },
    detail: 'Final',
  });
const out = (name: string, teamKey = 'BUF', status: Absence['status'] = 'out'): Absence => ({
  teamKey,
  name,
  status,
});

async function expected() {
  const games = await store.readPublishedGames();
  const { home, away } = games.find(({ status }) => status === 'scheduled')?.availability ?? {};
  return { home, away };
}
const nameOf = async () => (await expected()).home?.starter?.name;

const countOf = async () => {
  const [counts] = await database.query<{ predictions: string }>(
    'select count(*) as predictions from predictions',
  );
  return Number(counts?.predictions);
};

describe('another starter is another fact', () => {
  const announced = (name: string, status: KnownStarter['status'] = 'announced') => {
    const { reports: _, ...plain } = feed([
      next({ availability: { home: { starter: { name, status } } } }),
    ]);
    return plain;
  };

  test('and makes a prediction; the same one, surer or spelled otherwise, makes none', async () => {
    await refresh(announced('A.J. Burnett', 'expected'));
    expect(await nameOf()).toBe('A.J. Burnett');
    await refresh(announced('A.J. Burnett'));
    expect(await countOf()).toBe(1);
    expect((await expected()).home?.starter?.status).toBe('announced');
    await refresh(announced('Gerrit Cole'));
    expect(await countOf()).toBe(2);
  });

  test('an answer that names nobody takes nobody back', async () => {
    await refresh(announced('Gerrit Cole'));
    await refresh(scriptedSource({ NFL: [next()] }));
    expect(await nameOf()).toBe('Gerrit Cole');
    expect(await countOf()).toBe(1);
  });

  test('so is another list; the same list read again is none, and no new slate', async () => {
    const now = Date.now();
    const source = feed([next()], [out('A. Back')]);
    const again = (minutes: number) => refresh(source, new Date(now + 60_000 * minutes));
    const first = await again(-1);
    expect(await again(0)).toEqual(first);
    expect((await expected()).home?.out?.asOf).toBe(new Date(now).toISOString());
    expect(await countOf()).toBe(1);
    await refresh(feed([next()], [out('A. Back'), out('B. Back')]));
    expect(await countOf()).toBe(2);
    expect((await expected()).home?.out?.names).toEqual(['A. Back', 'B. Back']);
    expect((await expected()).away?.out?.names).toEqual([]);
  });
});

describe('the quarterback we expect', () => {
  test('is who started last, and the report is asked for once a refresh', async () => {
    await refresh(feed([lastWeek(), next()], [out('Patrick Mahomes', 'KC', 'questionable')]));
    expect(await expected()).toMatchObject({
      home: { starter: { name: 'Josh Allen', status: 'expected', basis: 'last starter' } },
      away: { starter: { name: 'Patrick Mahomes', basis: 'questionable' } },
    });
    expect(asked).toEqual(['injuries of NFL']);
  });

  test('is the first of the chart where he is out, which is asked for once in twelve hours', async () => {
    charts.set('2', ['Josh Allen', 'A. Back']);
    const now = Date.now();
    const at = (hours: number) =>
      refresh(feed([lastWeek(), next()], [out('Josh Allen')]), new Date(now + hours * HOUR));
    await at(0);
    expect((await expected()).home).toMatchObject({
      starter: { name: 'A. Back', status: 'expected', basis: 'depth chart' },
      out: { names: ['Josh Allen'] },
    });
    await at(11.9);
    expect(asked.filter((one) => one.startsWith('chart'))).toEqual(['chart of 2']);
    await at(12.1);
    expect(asked.filter((one) => one.startsWith('chart'))).toHaveLength(2);
  });

  test('is asked for anew as soon as who stood on the chart is out too', async () => {
    charts.set('2', ['Josh Allen', 'A. Back', 'B. Back']);
    await refresh(feed([lastWeek(), next()], [out('Josh Allen')]));
    await refresh(feed([lastWeek(), next()], [out('Josh Allen'), out('A. Back')]));
    expect(await nameOf()).toBe('B. Back');
  });

  test('is the last starter again once he is fit', async () => {
    charts.set('2', ['A. Back']);
    await refresh(feed([lastWeek(), next()], [out('Josh Allen')]));
    await refresh(feed([lastWeek(), next()], []));
    expect(await nameOf()).toBe('Josh Allen');
  });

  test('is the chart’s first before a season’s first game', async () => {
    charts.set('2', ['Josh Allen']).set('12', ['Patrick Mahomes']);
    await refresh(feed([next()]));
    expect(await expected()).toMatchObject({
      home: { starter: { name: 'Josh Allen', basis: 'depth chart' } },
      away: { starter: { name: 'Patrick Mahomes', basis: 'depth chart' } },
    });
  });

  test('is nobody where all of the chart are out, and never one who is out', async () => {
    await refresh(feed([lastWeek(), next()]));
    expect(await nameOf()).toBe('Josh Allen');
    // The chart fails.
    await refresh(feed([lastWeek(), next()], [out('Josh Allen')]));
    expect(await nameOf()).toBeUndefined();
    charts.set('2', ['Josh Allen']);
    await refresh(feed([lastWeek(), next()], [out('Josh Allen')]));
    await refresh(feed([lastWeek(), next()], [out('Josh Allen')]));
    expect(await nameOf()).toBeUndefined();
    expect(asked.filter((one) => one.startsWith('chart'))).toHaveLength(2);
  });
});

describe('without an injury report', () => {
  const ALLEN_ALONE = { name: 'Josh Allen', status: 'expected', basis: 'chart alone' };

  test('the charts say who is expected, as what they are, and nobody is said to be fit', async () => {
    charts.set('2', ['Josh Allen', 'A. Back']).set('12', ['Patrick Mahomes']);
    await refresh(feed([next()], 'down'));
    expect(await expected()).toEqual({
      home: { starter: ALLEN_ALONE },
      away: { starter: { ...ALLEN_ALONE, name: 'Patrick Mahomes' } },
    });
    expect(asked).toEqual(['injuries of NFL', 'chart of 2', 'chart of 12']);
  });

  test('a chart stands for twelve hours, and gives way to a report that is read again', async () => {
    charts.set('2', ['Josh Allen']).set('12', ['Patrick Mahomes']);
    const now = Date.now();
    const at = (hours: number, absences: readonly Absence[] | 'down') =>
      refresh(feed([lastWeek(), next()], absences), new Date(now + hours * HOUR));
    await at(0, 'down');
    await at(11.9, 'down');
    expect(asked.filter((one) => one.startsWith('chart'))).toHaveLength(2);
    await at(12, []);
    expect((await expected()).home?.starter?.basis).toBe('last starter');
    charts.set('2', ['C. Back']);
    await at(20, 'down');
    expect(await nameOf()).toBe('Josh Allen');
    await at(24.1, 'down');
    expect((await expected()).home).toMatchObject({
      starter: { name: 'C. Back', basis: 'chart alone' },
      out: { names: [] },
    });
  });

  test('who was listed out within the day is not expected, whatever the chart says', async () => {
    charts.set('2', ['Josh Allen', 'A. Back']);
    const now = Date.now();
    const at = (hours: number, absences: readonly Absence[] | 'down') =>
      refresh(feed([next()], absences), new Date(now + hours * HOUR));
    await at(0, [out('Josh Allen')]);
    await at(13, 'down');
    expect((await expected()).home).toMatchObject({
      starter: { name: 'A. Back', basis: 'chart alone' },
      out: { names: ['Josh Allen'] },
    });
    await at(26, 'down');
    expect(await nameOf()).toBe('Josh Allen');
  });

  test('the side whose part alone could not be read has its chart’s first', async () => {
    charts.set('2', ['C. Back']);
    await refresh(feed([lastWeek(), next()], [], ['BUF']));
    expect(await expected()).toEqual({
      home: { starter: { ...ALLEN_ALONE, name: 'C. Back' } },
      away: {
        starter: { name: 'Patrick Mahomes', status: 'expected', basis: 'last starter' },
        out: expect.objectContaining({ names: [] }),
      },
    });
  });

  test('where the feed has no charts nobody is expected, and each is asked for once in twelve hours', async () => {
    charts.set('2', []).set('12', []);
    await refresh(feed([next()], 'down'));
    await refresh(feed([next()], 'down'));
    expect(await expected()).toEqual({ home: undefined, away: undefined });
    expect(asked.filter((one) => one.startsWith('chart'))).toEqual(['chart of 2', 'chart of 12']);
    expect(logged).toContainEqual(expect.stringContaining('the feed has none'));
  });
});

describe('the feed is asked little', () => {
  test('nothing without games to come, nor of preseason teams', async () => {
    const preseason = nflGame('pre', 30, { preseason: true, ...IDS });
    const { ratingKey: _, ...home } = preseason.homeTeam;
    const { ratingKey: __, ...away } = preseason.awayTeam;
    await refresh(feed([lastWeek(), { ...preseason, homeTeam: home, awayTeam: away }]));
    expect(asked).toEqual([]);
  });

  test('a final whose scoreboard names one quarterback: its box score tells both, once', async () => {
    const half = nflGame('last', -48, {
      ...IDS,
      availability: { home: { starter: { name: 'Josh Allen', status: 'started' } } },
      status: 'final',
      score: { home: 24, away: 20 },
      detail: 'Final',
    });
    await refresh(feed([half, next()]));
    expect(asked).toContain('box score of last');
    expect(logged).toContainEqual(expect.stringContaining('no box score today'));
    expect((await expected()).away?.starter).toBeUndefined();
    boxScores.set(
      'last',
      new Map([
        ['2', 'Josh Allen'],
        ['12', 'A. Back'],
      ]),
    );
    await refresh(feed([half, next()]));
    expect((await expected()).away?.starter?.name).toBe('A. Back');
    asked.length = 0;
    await refresh(feed([half, next()]));
    expect(asked.filter((one) => one.startsWith('box'))).toEqual([]);
    boxScores.clear();
  });

  /** A game of teams without other games. */
  const apart = (n: number) => {
    const team = (id: number) => ({
      ...next().homeTeam,
      name: `Team ${id}`,
      abbreviation: `T${id}`,
      ratingKey: `T${id}`,
    });
    return nflGame(`game ${n}`, 40 + n, {
      teamIds: { home: `${2 * n}`, away: `${2 * n + 1}` },
      homeTeam: team(2 * n),
      awayTeam: team(2 * n + 1),
    });
  };

  test('two broken charts cost their teams alone, three in a row end the asking of a run', async () => {
    const games = [10, 11, 12].map(apart);
    charts.set('22', ['QB 22']).set('24', ['QB 24']);
    await refresh(feed(games));
    expect(asked.slice(1)).toEqual([20, 21, 22, 23, 24, 25].map((id) => `chart of ${id}`));
    asked.length = 0;
    charts.clear();
    await refresh(feed([13, 14, 15].map(apart)));
    expect(asked.slice(1)).toEqual([26, 27, 28].map((id) => `chart of ${id}`));
  });

  test('a team’s chart that fails is not asked for again in this run, and costs nothing else', async () => {
    const result = await refresh(feed([next()], [out('A. Back')]));
    expect(result.status).toBe('done');
    expect(asked).toEqual(['injuries of NFL', 'chart of 2', 'chart of 12']);
    expect(logged).toContainEqual(expect.stringContaining('no chart today'));
    expect((await expected()).home?.out?.names).toEqual(['A. Back']);
  });

  test('a run asks for eight charts, the soonest games first, and the next for the rest', async () => {
    const games = Array.from({ length: 6 }, (_, n) => {
      const team = (id: number) => ({
        ...next().homeTeam,
        name: `Team ${id}`,
        abbreviation: `T${id}`,
        ratingKey: `T${id}`,
      });
      charts.set(`${2 * n}`, [`QB ${2 * n}`]).set(`${2 * n + 1}`, [`QB ${2 * n + 1}`]);
      const teamIds = { home: `${2 * n}`, away: `${2 * n + 1}` };
      const sides = { homeTeam: team(2 * n), awayTeam: team(2 * n + 1) };
      return nflGame(`game ${n}`, 40 - n, { teamIds, ...sides });
    });
    await refresh(feed(games));
    expect(asked.slice(1)).toEqual([10, 11, 8, 9, 6, 7, 4, 5].map((id) => `chart of ${id}`));
    asked.length = 0;
    await refresh(feed(games));
    expect(asked.slice(1)).toEqual([2, 3, 0, 1].map((id) => `chart of ${id}`));
    asked.length = 0;
    await refresh(feed(games));
    expect(asked).toEqual(['injuries of NFL']);
  });

  test('a report that fails leaves what was known, and the slate goes up', async () => {
    await refresh(feed([lastWeek(), next()], [out('A. Back')]));
    const before = await expected();
    expect((await refresh(feed([lastWeek(), next()], 'down'))).status).toBe('done');
    expect(await expected()).toEqual(before);
    expect(logged).toContainEqual(expect.stringContaining('no report today'));
  });
});

describe('what engine and ratings are told', () => {
  const asOf = '2026-11-22T12:00:00Z';
  const game = {
    league: 'NBA',
    availability: {
      home: { out: { names: ['Luka Dončić', 'A. Back Jr.'], asOf } },
      away: { starter: { name: 'A.J. Burnett', status: 'expected' } },
    },
  } as unknown as Parameters<typeof whoPlays>[0];

  test('keys of who starts and who is out; a list of yesterday says nothing', () => {
    const awayStarter = { name: 'A.J. Burnett', key: 'aj burnett' };
    expect(whoPlays(game, asOf)).toEqual({ awayStarter, homeOut: ['a back', 'luka doncic'] });
    expect(whoPlays(game, '2026-11-23T12:00:01Z')).toEqual({ awayStarter });
  });

  test('of a result who started, as far as it is known', () => {
    const nothing = { home_starter: null, away_starter: null, home_out: null, away_out: null };
    expect(whoPlayed({ league: 'NHL', ...nothing })).toEqual({});
    expect(
      whoPlayed({ league: 'NHL', ...nothing, home_starter: 'Craig Anderson', away_out: [] }),
    ).toEqual({ homeStarter: { name: 'Craig Anderson', key: 'c anderson' }, awayOut: [] });
  });
});
