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

interface Count {
  readonly season: number;
  readonly moves: boolean;
}

/** Seasons with opening lines, ascending, and whether most of those moved. */
function seasonsWith(
  games: readonly FileGame[],
  openings: ReadonlyMap<string, Openings>,
): readonly Count[] {
  const counts = new Map<number, { games: number; moved: number }>();
  for (const { id, season, closing } of games) {
    const opening = openings.get(id);
    if (!opening || COMPARED.every((key) => opening.open[key] === undefined)) continue;
    const count = counts.get(season) ?? { games: 0, moved: 0 };
    count.games += 1;
    // The same book's close tells it, where the file has it.
    if (moved(opening.open, opening.otherClose ?? closing ?? {})) count.moved += 1;
    counts.set(season, count);
  }
  return [...counts]
    .map(([season, count]) => ({ season, moves: count.moved >= MOVED * count.games }))
    .sort((one, other) => one.season - other.season);
}

/** Seasons with opening lines, ascending, but for those in which most never moved: such a file holds no openings. */
export const movedSeasons = (
  games: readonly FileGame[],
  openings: ReadonlyMap<string, Openings>,
): readonly number[] =>
  seasonsWith(games, openings).flatMap(({ season, moves }) => (moves ? [season] : []));

/** Those in which most never moved: what such a file calls the book's close is no close either. */
export const stuckSeasons = (
  games: readonly FileGame[],
  openings: ReadonlyMap<string, Openings>,
): ReadonlySet<number> =>
  new Set(seasonsWith(games, openings).flatMap(({ season, moves }) => (moves ? [] : [season])));
