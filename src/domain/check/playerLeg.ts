import type { StatCounts } from '../players/line.ts';
import { STAT_NAMES } from '../players/statNames.ts';
import { FARTHEST_LINE } from './asked.ts';
import { CheckError } from './checkError.ts';
import type { Runs } from './runs.ts';
import { pastBy, type Settles } from './settled.ts';

/** A bet on a number of one player's line: 24.5 points. */
export interface PlayerBet {
  readonly market: 'player';
  readonly playerId: string;
  /** By its name (players/statNames.ts). */
  readonly stat: string;
  readonly side: 'over' | 'under';
  /** As readers see the number: whole or half, of fantasy points in points, of ice time in minutes. */
  readonly line: number;
}

/** A line in the parts in which its stat is counted. */
const lineIn = ({ stat, line }: PlayerBet): number => line * (STAT_NAMES[stat]?.parts ?? 1);

/** What a bet does with a value of its stat. A value on the line gives the stake back. Throws a CheckError for what is no line. */
export function playerLeg(bet: PlayerBet): Settles<number> {
  if (!Number.isInteger(2 * bet.line) || Math.abs(bet.line) > FARTHEST_LINE)
    throw new CheckError('noSuchBet', `${bet.line} is no player’s line: whole and half`, []);
  const [sign, line] = [bet.side === 'over' ? 1 : -1, lineIn(bet)];
  return (value) => pastBy(sign * (value - line));
}

/** The simulated games in which a player plays, by the value of one stat. */
export const statRuns =
  ({ from, step = 1, counts }: StatCounts): Runs<number> =>
  (visit) =>
    counts.forEach((count, at) => {
      if (count > 0) visit(from + at * step, count);
    });

/** Whether some value of every stat that several bets are about lets all of them win. */
export function canAllBeWon(bets: readonly PlayerBet[]): boolean {
  return bets.every(({ playerId, stat }) => {
    const same = bets.filter((bet) => bet.playerId === playerId && bet.stat === stat);
    const of = (side: PlayerBet['side']) => same.filter((bet) => bet.side === side).map(lineIn);
    const least = Math.floor(Math.max(...of('over'))) + 1;
    return !(least >= Math.min(...of('under')));
  });
}
