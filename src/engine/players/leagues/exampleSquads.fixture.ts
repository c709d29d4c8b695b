import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { startOf } from '../../fitted/players/start/index.ts';
import { copyOf } from './copyOf.ts';
import { playersOf } from './index.ts';
import type { LeaguePlayers, Squad } from './leaguePlayers.ts';

/** Two teams, the next season, and scores of theirs. */
interface Example {
  readonly league: PlayerLeague;
  readonly home: string;
  readonly away: string;
  readonly season: number;
  readonly grid: ScoreGrid;
}

export const EXAMPLES: readonly Example[] = [
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
];

/** A league with its start state, as if it had been stored. */
export async function begun(league: PlayerLeague) {
  const players = await playersOf(league);
  const { state, players: names } = await startOf(league);
  return { players, state: players.stateOf(copyOf(state)), names };
}

/** Both sides of an example, by whoever is expected. */
export function squadsOf(players: LeaguePlayers, state: unknown, example: Example) {
  const { season, home, away } = example;
  const side = (team: string, opponent: string): Squad | undefined =>
    players.squadOf(state, {
      ...{ team, opponent, season, date: '2026-11-28', home: team === home, postseason: false },
      players: players.expected(state, team),
      lineUp: 'expected',
    });
  return { home: side(home, away), away: side(away, home) };
}
