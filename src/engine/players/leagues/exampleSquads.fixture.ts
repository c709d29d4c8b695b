import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { FinalSide, PlayerFinal } from '#domain/players/playerFinal.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { startOf } from '../../fitted/players/start/index.ts';
import { copyOf } from './copyOf.ts';
import { leaguePlayersOf } from './index.ts';
import type { LeaguePlayers, Squad } from './leaguePlayers.ts';
import { madeUpFinals } from './madeUpFinals.fixture.ts';

/** Two teams, the next season, and scores of theirs. */
interface Example {
  readonly league: PlayerLeague;
  readonly home: string;
  readonly away: string;
  readonly season: number;
  readonly grid: ScoreGrid;
}

export const EXAMPLE_SQUADS: readonly Example[] = [
  {
    ...{ league: 'NFL', home: 'KC', away: 'BUF', season: 2026 },
    grid: [
      [13, 23, [3]],
      [20, 17, [4]],
      [31, 14, [3]],
    ],
  },
  {
    ...{ league: 'NBA', home: 'DEN', away: 'LAL', season: 2027 },
    grid: [
      [104, 110, [5]],
      [120, 101, [5]],
    ],
  },
  { ...{ league: 'WNBA', home: 'LV', away: 'NY', season: 2026 }, grid: [[82, 79, [1]]] },
  {
    ...{ league: 'MLB', home: 'LAD', away: 'NYY', season: 2026 },
    grid: [
      [2, 5, [1]],
      [6, 1, [1]],
    ],
  },
  {
    ...{ league: 'NHL', home: 'EDM', away: 'COL', season: 2027 },
    grid: [
      [2, 4, [1]],
      [3, 2, [1]],
    ],
  },
  {
    ...{ league: 'EPL', home: 'Arsenal', away: 'Liverpool', season: 2027 },
    grid: [
      [0, 1, [1]],
      [2, 1, [1]],
    ],
  },
  { ...{ league: 'LaLiga', home: 'Barcelona', away: 'Getafe', season: 2027 }, grid: [[3, 1, [1]]] },
  {
    ...{ league: 'Bundesliga', home: 'Dortmund', away: 'Mainz', season: 2027 },
    grid: [[1, 1, [1]]],
  },
  { ...{ league: 'SerieA', home: 'Roma', away: 'Lecce', season: 2027 }, grid: [[2, 0, [1]]] },
];

/** A league with its start state, as if it had been stored; with made-up finals where that knows nobody. */
export async function begunLeague(league: PlayerLeague) {
  const players = await leaguePlayersOf(league);
  const { state: stored, players: names } = await startOf(league);
  const state = players.stateOf(copyOf(stored));
  if (names.length > 0) return { players, state, names };
  for (const final of exampleFinals(league)) players.learn(state, final);
  return { players, state, names: players.known(state) };
}

/** Made-up finals of an example's teams, their players under a source's ids. */
function exampleFinals(league: PlayerLeague): PlayerFinal[] {
  const { home, away, season } = EXAMPLE_SQUADS.find((one) => one.league === league) ?? {};
  if (home === undefined || away === undefined || season === undefined)
    throw new Error(`no example of ${league}`);
  const side = (of: FinalSide, team: string): FinalSide => ({
    ...of,
    team,
    lines: of.lines.map((line) => ({ ...line, playerId: `n${line.playerId}` })),
  });
  return madeUpFinals(league).map((final) => ({
    ...{ season, date: final.date },
    ...{ home: side(final.home, home), away: side(final.away, away) },
  }));
}

/** Both sides of an example, by whoever is expected. */
export function exampleSquads(players: LeaguePlayers, state: unknown, example: Example) {
  const { season, home, away } = example;
  const side = (team: string, opponent: string): Squad | undefined =>
    players.squadOf(state, {
      ...{ team, opponent, season, date: '2026-11-28', home: team === home, postseason: false },
      players: players.expected(state, team),
      lineUp: 'expected',
    });
  return { home: side(home, away), away: side(away, home) };
}
