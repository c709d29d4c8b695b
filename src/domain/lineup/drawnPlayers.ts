import type { PredictedGame } from '../game/game.ts';
import type { Side } from '../game/predictedWinner.ts';
import type { ProjectedPlayerStat } from '../game/prediction.ts';
import { mainStats } from '../players/mainStats.ts';
import { hasPlayers } from '../players/statNames.ts';

/** A player whose line was drawn in the simulated games. */
export interface DrawnPlayer extends ProjectedPlayerStat {
  readonly ranges: NonNullable<ProjectedPlayerStat['ranges']>;
  /** Names of his main stats, one to three. */
  readonly main: readonly string[];
}

function drawn(player: ProjectedPlayerStat): readonly DrawnPlayer[] {
  const { ranges, stats, position } = player;
  if (!ranges) return [];
  const main = mainStats(position, stats).filter((stat) => ranges[stat] !== undefined);
  return main.length === 0 ? [] : [{ ...player, ranges, main }];
}

/** How much of his first main stat a game has on average, the games without him included. */
const worth = ({ main: [first = ''], stats, plays = 1 }: DrawnPlayer): number =>
  (stats[first] ?? 0) * plays;

/** A side's players with drawn lines, the one with most of his first main stat first; empty while nobody is known. */
export const drawnPlayers = (
  { league, prediction }: PredictedGame,
  side: Side,
): readonly DrawnPlayer[] =>
  (hasPlayers(league) ? (prediction.projectedPlayerStats ?? []) : [])
    .filter(({ team }) => team === side)
    .flatMap(drawn)
    .sort((one, other) => worth(other) - worth(one));
