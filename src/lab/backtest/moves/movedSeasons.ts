import type { Closing } from '#engine/ratings/game.ts';
import type { Openings } from '../../fit/openings.ts';
import type { FileGame } from '../../fit/row.ts';

/** Minimum share of a season's opening lines that must have moved for them to count as opening lines. */
const MOVED = 0.5;

/** Fields that an opening line and the close have in common. */
const COMPARED = ['homeMoneyline', 'spread', 'total'] as const;

const moved = (open: Closing, close: Closing): boolean =>
  COMPARED.some(
    (key) => open[key] !== undefined && close[key] !== undefined && open[key] !== close[key],
  );

/** Seasons with opening lines, ascending, without those in which most lines never moved: such a file holds no openings. */
export function movedSeasons(
  games: readonly FileGame[],
  openings: ReadonlyMap<string, Openings>,
): readonly number[] {
  const counts = new Map<number, { games: number; moved: number }>();
  for (const { id, season, closing } of games) {
    const opening = openings.get(id);
    if (!opening || COMPARED.every((key) => opening.open[key] === undefined)) continue;
    const count = counts.get(season) ?? { games: 0, moved: 0 };
    count.games += 1;
    // The same book's close decides, if the file has it.
    if (moved(opening.open, opening.otherClose ?? closing ?? {})) count.moved += 1;
    counts.set(season, count);
  }
  return [...counts]
    .flatMap(([season, count]) => (count.moved >= MOVED * count.games ? [season] : []))
    .sort((one, other) => one - other);
}
