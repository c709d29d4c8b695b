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

/** Mean of his first main stat. */
const first = ({ main: [stat = ''], stats }: DrawnPlayer): number => stats[stat] ?? 0;

/** Who more likely misses the game than plays stands behind the others, whatever his count would be. */
const isUnlikely = ({ plays = 1 }: DrawnPlayer): number => Number(plays < 0.5);

/** A side's players with drawn lines by the mean of their first main stat, who is unlikely to play last; empty while nobody is known. */
export const drawnPlayers = (
  { league, prediction }: PredictedGame,
  side: Side,
): readonly DrawnPlayer[] =>
  (hasPlayers(league) ? (prediction.projectedPlayerStats ?? []) : [])
    .filter(({ team }) => team === side)
    .flatMap(drawn)
    .sort((one, other) => isUnlikely(one) - isUnlikely(other) || first(other) - first(one));
