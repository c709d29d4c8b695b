import type { LineShape } from '#engine/players/basketball/params.ts';
import type { Box } from './readBoxes.ts';

/** Margins beyond this are rare after overtime: they share one chance. */
const MOST_MARGIN = 16;

/** Chance of overtime by final margin, and of another one: counted by the minutes of all players. */
export function fitOvertime(
  boxes: readonly Box[],
  regulation: number,
): Pick<LineShape, 'overtime' | 'again' | 'scoring'> {
  const games = new Float64Array(MOST_MARGIN + 1);
  const longer = new Float64Array(MOST_MARGIN + 1);
  let overtimes = 0;
  let points = 0;
  for (const { lines, homeScore, awayScore } of boxes) {
    const all = lines.reduce((sum, { minutes }) => sum + minutes, 0);
    const extra = Math.max(0, Math.round((all / 10 - regulation) / 5));
    const at = Math.min(MOST_MARGIN, Math.abs(homeScore - awayScore));
    games[at] = (games[at] ?? 0) + 1;
    if (extra > 0) longer[at] = (longer[at] ?? 0) + 1;
    overtimes += extra;
    points += homeScore + awayScore;
  }
  const chances = Array.from(games, (all, at) => (longer[at] ?? 0) / Math.max(1, all));
  const once = longer.reduce((sum, one) => sum + one, 0);
  // A margin and its neighbors: overtimes of one margin are few.
  const smooth = chances.map((chance, at) =>
    at === 0 || at === MOST_MARGIN
      ? chance
      : ((chances[at - 1] ?? 0) * Number(at > 1) + 2 * chance + (chances[at + 1] ?? 0)) /
        (3 + Number(at > 1)),
  );
  return {
    overtime: smooth,
    again: once > 0 ? 1 - once / Math.max(once, overtimes) : 0,
    scoring: points / (2 * boxes.length),
  };
}
