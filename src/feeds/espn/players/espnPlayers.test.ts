import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEAGUES } from '#domain/leagues/league.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import { PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';
import { espn } from '#local/standins/feeds/espn/espn.ts';
import {
  chartAnswer,
  reportAnswer,
  rosterAnswer,
  type SummarizedGame,
  summaryAnswer,
} from '#local/standins/feeds/espn/players/answers.ts';
import { standInSquad } from '#local/standins/feeds/espn/players/squad.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { FEED_FACTS } from '../../leagues/index.ts';
import type { AllPlayers, PlayerReports } from '../../playerReports.ts';
import { createCourtesy } from '../../reading/courtesy.ts';
import { SourceError } from '../../source.ts';
import { espnReports } from './espnReports.ts';

const NOW = new Date('2026-11-21T13:03:00Z');
const SCORES: Readonly<Record<string, readonly [number, number]>> = {
  football: [27, 20],
  basketball: [118, 111],
  baseball: [7, 2],
  hockey: [4, 3],
  soccer: [3, 1],
};

const leagueAt = (path: string): PlayerLeague | undefined =>
  PLAYER_LEAGUES.find((league) => FEED_FACTS[league].espn.path === path);
const teamOf = (league: PlayerLeague) => FEED_FACTS[league].teams[0]?.team;

let server: FeedServer;
let state: SummarizedGame['state'];
let reports: PlayerReports;
let players: AllPlayers;
beforeEach(async () => {
  state = 'final';
  const feed = espn({
    events: () => undefined,
    roster: (path, team) => {
      const league = leagueAt(path);
      return league && rosterAnswer(league, team);
    },
    depthChart: (path, team) => {
      const league = leagueAt(path);
      return league && chartAnswer(league, team);
    },
    injuries: (path) => {
      const league = leagueAt(path);
      return league && reportAnswer(league, [{ id: '1', name: teamOf(league)?.name ?? '' }]);
    },
    summary: (path, id) => {
      const league = leagueAt(path);
      if (!league) return undefined;
      const [home = 0, away = 0] = SCORES[LEAGUES[league].sport] ?? [];
      return summaryAnswer(league, { id, home: '1', away: '2', state, score: { home, away } });
    },
  });
  server = await serveFeed(feed, { now: () => NOW.getTime() });
  reports = espnReports({
    baseUrl: server.url,
    delay: async () => undefined,
    courtesy: createCourtesy({
      userAgent: 'Simcast (+https://simcast.example)',
      feedOf: () => 'ESPN',
      gapMs: 0,
      now: () => NOW,
      wait: async () => undefined,
      log: () => undefined,
    }),
    knownKeys: (league) =>
      new Set(FEED_FACTS[league].teams.flatMap(({ team }) => team.ratingKey ?? [])),
  });
  if (!reports.players) throw new Error('no players');
  players = reports.players;
});
afterEach(() => server.stop());

const sumOf = (lines: readonly BoxLine[] = [], stat: string): number =>
  lines.reduce((sum, { stats }) => sum + (stats[stat] ?? 0), 0);

/** Points of a side that are somebody's, by sport. */
const scored: Readonly<Record<string, (lines: readonly BoxLine[]) => number>> = {
  football: (lines) => 6 * sumOf(lines, 'touchdowns') + sumOf(lines, 'kickerPoints'),
  basketball: (lines) => sumOf(lines, 'points'),
  baseball: (lines) => sumOf(lines, 'runs'),
  hockey: (lines) => sumOf(lines, 'goals'),
  soccer: (lines) => sumOf(lines, 'goals'),
};

describe.each(PLAYER_LEAGUES)('%s', (league) => {
  const { sport } = LEAGUES[league];

  test('a roster, with places where the league has charts', async () => {
    const roster = await players.roster(league, '1');
    expect(roster.map(({ playerId }) => playerId)).toEqual(
      standInSquad(league, '1').map(({ id }) => id),
    );
    const { charts } = FEED_FACTS[league].espn.players ?? {};
    expect(roster.every(({ depth }) => (depth === undefined) === !charts)).toBe(true);
    expect(server.asked).toHaveLength(charts ? 2 : 1);
  });

  test('notes, with numbers; none where there is no report, and then nothing is asked', async () => {
    const { notes, quarantined } = await players.notes(league);
    const { chances } = FEED_FACTS[league].espn.players ?? {};
    expect(quarantined).toEqual([]);
    expect(notes.map(({ teamKey, playerId }) => [teamKey, playerId])).toEqual(
      chances ? [[teamOf(league)?.ratingKey, standInSquad(league, '1')[2]?.id]] : [],
    );
    expect(server.asked).toHaveLength(chances ? 1 : 0);
  });

  test('a final’s lines add up to its score', async () => {
    const box = await players.boxScore(league, '77');
    const totals = ['1', '2'].map((team) => scored[sport]?.(box.get(team) ?? []));
    expect(totals).toEqual(SCORES[sport]);
    const stats = [...box.values()].flat();
    expect(stats.length).toBeGreaterThan(10);
  });

  test('line-ups shortly before the start, where they are told then; nothing else is asked', async () => {
    const { lineUps } = FEED_FACTS[league].espn.players ?? {};
    state = 'announced';
    const sides = await players.lineUps(league, '77');
    const count = { baseball: 10, soccer: 11, none: 0 }[lineUps ?? 'none'];
    expect([...sides.values()].map(({ starters }) => starters.length)).toEqual(
      count > 0 ? [count, count] : [],
    );
    expect(server.asked).toHaveLength(count > 0 ? 1 : 0);
  });

  test('a game to come has neither', async () => {
    state = 'ahead';
    expect((await players.lineUps(league, '77')).size).toBe(0);
    await expect(players.boxScore(league, '77')).rejects.toThrow(SourceError);
  });
});

test('baseball’s words below the box score are read: total bases of everybody', async () => {
  const box = await players.boxScore('MLB', '77');
  const batters = (box.get('1') ?? []).filter(({ stats }) => stats.atBats !== undefined);
  expect(batters.map(({ stats }) => stats.battingOrder)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  for (const { stats } of batters) expect(stats.totalBases).toBeGreaterThanOrEqual(stats.hits ?? 0);
});

test('one report and one summary a run, however many read them', async () => {
  await Promise.all([reports.injuries('NFL'), players.notes('NFL')]);
  await players.notes('NFL');
  expect(server.asked).toHaveLength(1);
  await reports.passers('NFL', '77');
  await players.boxScore('NFL', '77');
  expect(server.asked).toHaveLength(2);
  await players.roster('NFL', '1');
  await reports.depthChart('NFL', '1');
  expect(server.asked).toHaveLength(4);
});

test.each<[string, (all: AllPlayers) => Promise<unknown>]>([
  ['college players', (all) => all.roster('NCAAF', '1')],
  ['a league without players', (all) => all.notes('MLS')],
  ['a path for a team', (all) => all.roster('NBA', '../1')],
  ['a query for a game', (all) => all.boxScore('NBA', '1&x=2')],
  ['line-ups of a path', (all) => all.lineUps('MLB', '1/2')],
])('%s are refused before anything is asked', async (_, ask) => {
  await expect(ask(players)).rejects.toThrow('is not read');
  expect(server.asked).toHaveLength(0);
});

test('another game’s summary is refused', async () => {
  await server.become('otherShape');
  await expect(players.boxScore('NBA', '77')).rejects.toThrow(SourceError);
  await expect(players.roster('NBA', '1')).rejects.toThrow(SourceError);
  await expect(players.notes('NBA')).rejects.toThrow(SourceError);
});
