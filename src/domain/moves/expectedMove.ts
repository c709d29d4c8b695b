/**
 * Where a line will go: our model alone against the first price seen. In past seasons the line then moved toward our model more
 * often than not (`npm run backtest -- --moves`). It is worth about the vig, so no return is claimed of it.
 */

/** Smallest difference of shares that says something. */
export const LEAST_DIFFERENCE = 0.02;

/** A line's markets: who wins, the home side at the first spread, the over at the first total. */
export type MoveMarket = 'moneyline' | 'spread' | 'total';

/** Leagues and markets with proof: the whole 95 % interval of the share of moves foretold lies above one half. */
const PROVEN: Readonly<Record<string, readonly MoveMarket[]>> = {
  NFL: ['moneyline', 'spread', 'total'],
  NCAAF: ['moneyline', 'spread', 'total'],
  MLB: ['moneyline', 'total'],
  NHL: ['moneyline', 'total'],
};

export const foretells = (league: string, market: MoveMarket): boolean =>
  PROVEN[league]?.includes(market) ?? false;

/** The first price seen, and what our model alone says of the same bet. Shares are 0–1, without the margin. */
interface FirstSeen {
  readonly league: string;
  readonly market: MoveMarket;
  /** Home handicap or total of the first price; absent on the moneyline. */
  readonly line?: number | undefined;
  /** The books' share of the first outcome: the home side, its cover, or the over. */
  readonly first: number;
  /** Our model's share of the same at the same line, from before the price. */
  readonly own: number;
}

/** A move that we expect. */
export interface ExpectedMove {
  readonly market: MoveMarket;
  readonly line?: number | undefined;
  /** The side that the line will move toward: its price will become shorter, or its line longer. */
  readonly toward: 'home' | 'away' | 'over' | 'under';
  /** The books' first share of that side, and our model's, 0–1. */
  readonly first: number;
  readonly own: number;
}

/** Undefined where we differ by less than two points, or where no backtest proves that it foretells anything. */
export function expectedMove(seen: FirstSeen): ExpectedMove | undefined {
  const { league, market, line, first, own } = seen;
  const difference = own - first;
  // Tolerance for sums of binary fractions: .52 − .5 is two points.
  if (!foretells(league, market) || !(Math.abs(difference) >= LEAST_DIFFERENCE - 1e-12)) {
    return undefined;
  }
  const up = difference > 0;
  const [one, other] =
    market === 'total' ? (['over', 'under'] as const) : (['home', 'away'] as const);
  return {
    market,
    ...(line !== undefined && { line }),
    toward: up ? one : other,
    first: up ? first : 1 - first,
    own: up ? own : 1 - own,
  };
}

/** How a recorded move is graded: the close's share of the side against the first one's. */
export type MoveGrade = 'hit' | 'miss' | 'stood';

/** @param close the last share of the same side at the first line, 0–1 */
export const gradeMove = ({ first }: Pick<ExpectedMove, 'first'>, close: number): MoveGrade =>
  Math.abs(close - first) < 1e-6 ? 'stood' : close > first ? 'hit' : 'miss';
