import { SIDES } from '../game/predictedWinner.ts';
import type { DrawnLine, PlayerLine } from '../players/line.ts';
import { statFigures } from '../players/lineFigures.ts';
import { mainStats } from '../players/mainStats.ts';
import { fantasyStat, scoringsOf } from '../players/scorings.ts';

/** A player's main count as published, and in other scores of the same game: means of the runs in which he plays. */
export interface MovedLine {
  readonly name: string;
  readonly side: PlayerLine['side'];
  readonly stat: string;
  readonly published: number;
  readonly moved: number;
}

/** Players of a side that are shown: those who most of it hangs on. */
const A_SIDE = 6;

const meanOf = (line: Pick<DrawnLine, 'stats'>, stat: string | undefined): number => {
  const counts = stat === undefined ? undefined : line.stats[stat];
  return (counts && statFigures(counts)?.mean) ?? 0;
};

/** How much a side hangs on him: fantasy points where they are counted, else his main count, for as often as he plays. */
function weightOf(line: PlayerLine): number {
  const [scoring] = scoringsOf(line.stats);
  const [main] = mainStats(line.position, line.stats);
  return line.plays * meanOf(line, scoring ? fantasyStat(scoring) : main);
}

/** The main count of both sides' players who matter, home first: published, and in other scores. Who is in neither is left out. */
export function linesMoved(
  published: readonly PlayerLine[],
  drawn: readonly DrawnLine[],
): readonly MovedLine[] {
  const byId = new Map(drawn.map((line) => [line.playerId, line]));
  return SIDES.flatMap((side) =>
    published
      .filter((line) => line.side === side)
      .toSorted((one, other) => weightOf(other) - weightOf(one))
      .flatMap((line): MovedLine[] => {
        const [stat] = mainStats(line.position, line.stats);
        const other = byId.get(line.playerId);
        if (stat === undefined || !other?.stats[stat]) return [];
        const means = { published: meanOf(line, stat), moved: meanOf(other, stat) };
        return [{ name: line.name, side, stat, ...means }];
      })
      .slice(0, A_SIDE),
  );
}
