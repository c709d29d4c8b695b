import type { League } from '../leagues/league.ts';

/** What the edges of one league at one book came to. */
export interface SharpEdgeRecord {
  readonly league: League;
  /** The book's id. */
  readonly book: string;
  readonly shown: number;
  /** Sum of what they claimed, units. */
  readonly claimed: number;
  /** Without those of games that were called off. */
  readonly graded: number;
  readonly wins: number;
  readonly losses: number;
  /** Profit of one unit on each. */
  readonly units: number;
  /** How many have a closing value, and their sum, units. */
  readonly closed: number;
  readonly closingValues: number;
}

/** Means per unit staked; undefined without any. */
export interface EdgeMeans {
  readonly shown: number;
  readonly graded: number;
  readonly claimed: number;
  readonly closingValue?: number | undefined;
  readonly returned?: number | undefined;
}

/** Several books or leagues as one. */
export function edgeMeans(rows: readonly SharpEdgeRecord[]): EdgeMeans | undefined {
  const total = (of: (row: SharpEdgeRecord) => number) =>
    rows.reduce((sum, row) => sum + of(row), 0);
  const [shown, graded, closed] = [
    total((row) => row.shown),
    total((row) => row.graded),
    total((row) => row.closed),
  ];
  if (shown === 0) return undefined;
  return {
    shown,
    graded,
    claimed: total((row) => row.claimed) / shown,
    ...(closed > 0 && { closingValue: total((row) => row.closingValues) / closed }),
    ...(graded > 0 && { returned: total((row) => row.units) / graded }),
  };
}
