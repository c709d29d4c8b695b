import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import type { LeaguePlayers, Squad } from './leaguePlayers.ts';
import { MADE_UP_SEASON, MADE_UP_TEAMS, madeUpFinals } from './madeUpFinals.fixture.ts';
import { sayLines } from './sayLines.ts';

/** A league's scores, and what its made-up players' lines came to when the engine was made. */
interface GoldenPlayers {
  readonly name: string;
  readonly league: PlayerLeague;
  readonly grid: ScoreGrid;
  /** FNV-1a of the lines' JSON, 8 hex digits. */
  readonly digest: string;
}

const RUNS = 1500;
const SEED = '01352b60';

const of = (league: PlayerLeague, grid: ScoreGrid, digest: string): GoldenPlayers => ({
  ...{ name: `${league} players`, league, grid, digest },
});

/** Scores of soccer's leagues: all are drawn by one fit, so the digests are the same. */
const SOCCER: ScoreGrid = [
  [0, 1, [1]],
  [2, 1, [1]],
];

/** A changed digest needs a new engine version, as stored recipes then draw other lines; a new fit changes it too. */
export const GOLDEN_PLAYERS: readonly GoldenPlayers[] = [
  of(
    'NFL',
    [
      [20, 17, [5]],
      [31, 14, [5]],
    ],
    'aa6c433b',
  ),
  of(
    'NBA',
    [
      [104, 110, [5]],
      [120, 101, [5]],
    ],
    'c30b811a',
  ),
  of('WNBA', [[82, 79, [1]]], '5baed1b7'),
  of(
    'MLB',
    [
      [2, 5, [1]],
      [6, 1, [1]],
    ],
    'ac29d03d',
  ),
  of(
    'NHL',
    [
      [2, 4, [1]],
      [3, 2, [1]],
    ],
    '4c1228ad',
  ),
  of('EPL', SOCCER, 'ca963da8'),
  ...(['LaLiga', 'Bundesliga', 'SerieA'] as const).map((league) => of(league, SOCCER, 'ca963da8')),
];

/** What is said of a made-up league's next game, after all it has played. */
export function goldenLines(players: LeaguePlayers, { grid }: Pick<GoldenPlayers, 'grid'>) {
  const state = players.empty();
  for (const final of madeUpFinals(players.league)) players.learn(state, final);
  const [home, away] = MADE_UP_TEAMS;
  const squad = (team: string, opponent: string): Squad | undefined =>
    players.squadOf(state, {
      ...{ team, opponent, home: team === home, season: MADE_UP_SEASON, date: '2026-11-21' },
      ...{ postseason: false, lineUp: 'expected', players: players.expected(state, team) },
    });
  const squads = { home: squad(home, away), away: squad(away, home) };
  return sayLines(players, { ...squads, grid, seed: SEED, runs: RUNS });
}
