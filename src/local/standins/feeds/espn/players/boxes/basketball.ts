import type { StandInPlayer } from '../squad.ts';
import { group } from '../table.ts';

/** Shares of a side's points, in hundredths, and minutes of the ten who play; the first five start. */
const SHARES = [20, 17, 14, 12, 10, 8, 7, 5, 4];
const MINUTES = [36, 34, 32, 30, 28, 22, 20, 16, 12, 10];

/** A basketball side's one group: its points add up to the score. */
export function basketballGroups(
  squad: readonly StandInPlayer[],
  score: number,
): readonly object[] {
  const points = SHARES.map((share) => Math.floor((score * share) / 100));
  const last = score - points.reduce((one, other) => one + other, 0);
  const rows = squad.map((player, seat) =>
    seat < MINUTES.length
      ? {
          player,
          more: { starter: seat < 5 },
          cells: [
            ...[MINUTES[seat] ?? 0, points[seat] ?? last, '5-11', '2-5', '3-4'],
            ...[9 - (seat % 7), seat % 6, 1, seat % 3, seat % 2, 1, 4, 2, '+1'],
          ],
        }
      : { player, more: { didNotPlay: true, starter: false }, cells: [] },
  );
  return [group({}, 'MIN PTS FG 3PT FT REB AST TO STL BLK OREB DREB PF +/-', rows)];
}
