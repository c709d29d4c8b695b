import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayerLine, PlayersRecipe } from '#domain/players/line.ts';
import { ENGINE_VERSION } from '../../version.ts';
import { exampleFootballSquad } from '../football/football.fixture.ts';
import type { Squad } from './leaguePlayers.ts';
import { NFL_PLAYERS } from './nfl.ts';
import { sayLines } from './sayLines.ts';

/** A made-up side as a recipe keeps it, its first runner and its first receiver in doubt. */
function sideOf(name: string): Squad {
  const { params: _, players, ...squad } = exampleFootballSquad(name);
  const doubtful: Readonly<Record<string, number>> = { [`${name}-rb1`]: 0.6, [`${name}-wr1`]: 0.8 };
  return {
    ...squad,
    players: players.map((player) => ({ ...player, chance: doubtful[player.playerId] ?? 1 })),
  };
}

/** A football game's lines, drawn from made-up squads by the league's own parameters: the recipe and what it gives. */
export function exampleLines(
  grid: ScoreGrid,
  paramsHash: string,
  runs = 2000,
): { readonly recipe: PlayersRecipe; readonly lines: readonly PlayerLine[] } {
  const how = { seed: '4d2a91e7', runs, home: sideOf('h'), away: sideOf('a') };
  const lines = sayLines(NFL_PLAYERS, { ...how, grid });
  return {
    recipe: { engineVersion: ENGINE_VERSION, league: 'NFL', paramsHash, ...how },
    lines: lines.map((line) => ({ ...line, name: `Player ${line.playerId}`, position: '' })),
  };
}
