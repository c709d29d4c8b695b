import { SIDES } from '#domain/game/predictedWinner.ts';
import type { ProjectedPlayerStat } from '#domain/game/prediction.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { statFigures } from '#domain/players/lineFigures.ts';
import { mainStats } from '#domain/players/mainStats.ts';
import { fantasyStat } from '#domain/players/scorings.ts';
import { counted } from '#domain/words/counted.ts';

/** Most players of a side. */
const MOST = 15;
/** What compares players of different roles, if a league has it. */
const ACROSS_ROLES = fantasyStat('DraftKings');

const meanOf = ({ stats }: PlayerLine, name: string): number | undefined => {
  const stat = stats[name];
  return stat && statFigures(stat)?.mean;
};

/** How much a player matters to a night: mean fantasy points, else his first count, by his chance to play. */
const weight = (line: PlayerLine, [first = '']: readonly string[]): number =>
  line.plays * (meanOf(line, ACROSS_ROLES) ?? meanOf(line, first) ?? 0);

/**
 * The players of a game who matter, at most fifteen a side, with the means, floors and ceilings of the counts that say most of their
 * role. `confidence` is the percentage of the simulated games in which he plays.
 */
export function projectedStats(
  lines: readonly PlayerLine[],
  runs: number,
): readonly ProjectedPlayerStat[] {
  const projectionBasis = `${counted(runs, 'simulated game')}, given the team’s score`;
  return SIDES.flatMap((side) =>
    lines
      .filter((line) => line.side === side)
      .map((line) => ({ line, names: mainStats(line.position, line.stats) }))
      .filter(({ names }) => names.length > 0)
      .map((one) => ({ ...one, weight: weight(one.line, one.names) }))
      .sort((one, other) => other.weight - one.weight)
      .slice(0, MOST)
      .map(({ line, names }) => {
        const { playerId, name: playerName, position, plays, status, stats } = line;
        const figures = names.flatMap((name) => {
          const stat = stats[name];
          const said = stat && statFigures(stat);
          return said ? [{ name, ...said }] : [];
        });
        return {
          team: side,
          confidence: 100 * plays,
          playerId,
          playerName,
          position,
          projectionBasis,
          stats: Object.fromEntries(figures.map(({ name, mean }) => [name, mean])),
          ranges: Object.fromEntries(
            figures.map(({ name, floor, ceiling }) => [name, [floor, ceiling] as const]),
          ),
          plays,
          ...(status && { status }),
        };
      }),
  );
}
