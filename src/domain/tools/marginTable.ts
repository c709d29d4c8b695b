import fitted from './margins.json' with { type: 'json' };

/** How a league's final margins and totals scatter around a line. */
export interface MarginTable {
  /** Standard deviation of the margin around the point spread (or the moneyline's), and of the total around its line, points. */
  readonly marginSd: number;
  readonly totalSd: number;
  /** Weight of |margin| 0, 1, 2 … against a plain bell curve; larger margins weigh 1. 0: such a game goes on. */
  readonly weights: readonly number[];
  /** Games counted, and how many of them ended by exactly k points: the history. */
  readonly games: number;
  readonly byMargin: readonly number[];
}

/** Leagues with a table. */
export const TABLE_LEAGUES = ['NFL', 'NCAAF', 'NBA', 'WNBA', 'NCAAB', 'MLB', 'NHL'] as const;
export type TableLeague = (typeof TABLE_LEAGUES)[number];

/**
 * Counted by `npm run fit -- --margins` over games with a closing line from 2015 on (the newest in hand). The weights make bell
 * curves around the games' own lines give the counts seen. The WNBA has few lines, so its weights are the NBA's. In baseball and
 * hockey the center is read from the moneyline. Sources of the results: see /data.
 */
const TABLES: Readonly<Record<TableLeague, MarginTable>> = fitted.leagues;

export const marginTable = (league: TableLeague): MarginTable => TABLES[league];
