import type { League } from '../leagues/league.ts';
import type { SeasonView } from './seasonView.ts';

/** Every league's season, and the page of one. */
export const SEASONS_PATH = '/season';
export const seasonPath = (league: League): string => `${SEASONS_PATH}/${league.toLowerCase()}`;

/** What a season's table is sorted by: as its conferences are, by expected wins, by rating, or by a goal's id. */
export interface SeasonOrder {
  readonly by: 'table' | 'wins' | 'rating' | 'goal';
  /** Place of the goal in the format. */
  readonly goal?: number | undefined;
  /** Last part of the address; the table's own order has none. */
  readonly end?: string | undefined;
}

const kebab = (id: string): string =>
  id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/[^a-z0-9-]/g, '-');

export const TABLE_ORDER: SeasonOrder = { by: 'table' };

/** The orders of a season's table that have an address of their own: one a column. */
export const seasonOrders = ({ format }: Pick<SeasonView, 'format'>): readonly SeasonOrder[] => [
  { by: 'rating', end: 'by-rating' },
  { by: 'wins', end: 'by-wins' },
  ...format.goals.map(({ id }, goal) => ({ by: 'goal' as const, goal, end: `by-${kebab(id)}` })),
];

/** The path of a season's table in an order. */
export const seasonOrderPath = (league: League, { end }: SeasonOrder): string =>
  end === undefined ? seasonPath(league) : `${seasonPath(league)}/${end}`;
