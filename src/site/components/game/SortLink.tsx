import type { League } from '#domain/leagues/league.ts';
import { type GamesOrder, orderPath } from '#domain/product/gamesPage.ts';

interface Props {
  readonly text: string;
  /** The order that the column stands for. */
  readonly by: GamesOrder;
  /** The table's order. */
  readonly order: GamesOrder;
  /** Undefined for all leagues. */
  readonly league?: League | undefined;
}

/** `aria-sort` of a column: by time the soonest comes first, by any other the highest. */
export const sortOf = (
  by: GamesOrder,
  order: GamesOrder,
): 'ascending' | 'descending' | undefined => {
  if (by !== order) return undefined;
  return by === 'day' ? 'ascending' : 'descending';
};

/** A column's heading that sorts the table by it: a link to the same games in that order. */
export const SortLink = ({ text, by, order, league }: Props) => (
  <a className="sort" href={orderPath(league, by)} aria-current={by === order ? 'true' : undefined}>
    {text}
  </a>
);
