import type { League } from '../leagues/league.ts';
import { mean, sum } from '../numbers/numbers.ts';
import { samplingInterval } from '../numbers/samplingError.ts';
import type { MoveMarket } from './expectedMove.ts';
import type { MoveResult } from './saidMove.ts';

/** A graded move, as the store has it. */
export interface MoveRow {
  readonly league: League;
  readonly market: MoveMarket;
  /** The books' first and last shares of the side, 0–1. */
  readonly first: number;
  readonly close?: number | undefined;
  readonly result: MoveResult;
}

/** How the expected moves of a league ended, of all its markets or of one. */
export interface MoveFigures {
  readonly league: League;
  readonly market: 'all' | MoveMarket;
  /** Graded, whatever became of them. */
  readonly calls: number;
  /** Went toward our model, and away from it. */
  readonly hits: number;
  readonly misses: number;
  /** The close was the first price. */
  readonly stood: number;
  readonly noClose: number;
  readonly voided: number;
  /** % of the lines that moved which went our way, with its 95 % interval; absent before the first. */
  readonly hitRate?:
    | { readonly mean: number; readonly low: number; readonly high: number }
    | undefined;
  /** Mean closing-line value in points of share, over hits, misses and lines that stood; before the margin. */
  readonly value?: number | undefined;
}

const MARKETS = ['all', 'moneyline', 'spread', 'total'] as const;

function figuresOf(
  league: League,
  market: MoveFigures['market'],
  rows: readonly MoveRow[],
): MoveFigures {
  const count = (result: MoveResult): number => rows.filter((row) => row.result === result).length;
  const [hits, misses] = [count('hit'), count('miss')];
  const moved = hits + misses;
  const share = moved > 0 ? (100 * hits) / moved : undefined;
  const values = rows.flatMap(({ close, first }) =>
    close === undefined ? [] : [100 * (close - first)],
  );
  return {
    league,
    market,
    calls: rows.length,
    hits,
    misses,
    stood: count('stood'),
    noClose: count('noClose'),
    voided: count('void'),
    ...(share !== undefined && { hitRate: { mean: share, ...samplingInterval(share, moved) } }),
    ...(values.length > 0 && { value: mean(values) }),
  };
}

/** Figures by league in the alphabet's order: all its markets first, then each that has a graded move. */
export const moveFigures = (rows: readonly MoveRow[]): readonly MoveFigures[] =>
  [...new Set(rows.map(({ league }) => league))]
    .toSorted()
    .map((league) => [league, rows.filter((row) => row.league === league)] as const)
    .flatMap(([league, own]) =>
      MARKETS.flatMap((market) => {
        const of = market === 'all' ? own : own.filter((row) => row.market === market);
        return of.length === 0 ? [] : [figuresOf(league, market, of)];
      }),
    );

/** Fewer lines that moved say nothing. */
const FEWEST_MOVES = 50;

export const isEnough = ({ hits, misses }: MoveFigures): boolean => hits + misses >= FEWEST_MOVES;

/** All leagues together: calls, and those that are not counted. */
export function moveTotals(figures: readonly MoveFigures[]): {
  readonly calls: number;
  readonly noClose: number;
  readonly voided: number;
} {
  const all = figures.filter(({ market }) => market === 'all');
  const total = (of: (one: MoveFigures) => number): number => sum(all.map(of));
  return {
    calls: total(({ calls }) => calls),
    noClose: total(({ noClose }) => noClose),
    voided: total(({ voided }) => voided),
  };
}
