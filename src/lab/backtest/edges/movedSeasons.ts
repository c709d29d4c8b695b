import type { Closing } from '#engine/ratings/game.ts';
import type { Openings } from '../../fit/openings.ts';
import type { FileGame } from '../../fit/row.ts';

/** Least share of a season's opening lines that moved, for them to be opening lines at all. */
const MOVED = 0.5;

/** What of an opening line the close has, too. */
const COMPARED = ['homeMoneyline', 'spread', 'total'] as const;

const moved = (open: Closing, close: Closing): boolean =>
  COMPARED.some(
    (key) => open[key] !== undefined && close[key] !== undefined && open[key] !== close[key],
  );

/** Seasons with opening lines, ascending, but for those in which most never moved: such a file holds no openings. */
export function movedSeasons(
  games: readonly FileGame[],
  openings: ReadonlyMap<string, Openings>,
): readonly number[] {
  const counts = new Map<number, { games: number; moved: number }>();
  for (const { id, season, closing } of games) {
    const opening = openings.get(id);
    if (!opening) continue;
    const count = counts.get(season) ?? { games: 0, moved: 0 };
    count.games += 1;
    // The same book's close tells it, where the file has it.
    if (moved(opening.open, opening.otherClose ?? closing ?? {})) count.moved += 1;
    counts.set(season, count);
  }
  return [...counts]
    .filter(([, count]) => count.moved >= MOVED * count.games)
    .map(([season]) => season)
    .sort((one, other) => one - other);
}
