import { mean } from '#domain/numbers.ts';
import { type Interval, pairedInterval } from '../metrics/bootstrap.ts';
import type { ShownBet } from './types.ts';

/** Bounds of claimed return: each bucket from one to the next. */
const BOUNDS = [0, 0.02, 0.05, 0.1, Number.POSITIVE_INFINITY] as const;
const NAMES = ['0–2 %', '2–5 %', '5–10 %', '> 10 %'] as const;

/** Fewer bets tell no interval: all of three may be lost. */
const FEWEST = 20;

/** One line of the table: what some bets claimed and returned, per unit staked. */
export interface EdgeRow {
  readonly bucket: string;
  readonly bets: number;
  /** Share of all priced games with such a bet, 0–1. */
  readonly gameShare: number;
  readonly claimed: number;
  /** Mean return with its 95 % interval by the bootstrap of whole days; absent of too few. */
  readonly realised?: Interval;
}

/** Whether what was claimed lies in the interval of what came back. */
export const holds = ({ claimed, realised }: EdgeRow): boolean | undefined =>
  realised && claimed >= realised.low && claimed <= realised.high;

/**
 * All bets, then each bucket of claimed return that has any. Empty where nothing was shown.
 * @param games priced games, those without a bet included
 * @param label seeds the bootstrap
 */
export function edgeRows(bets: readonly ShownBet[], games: number, label: string): EdgeRow[] {
  if (bets.length === 0) return [];
  const buckets = NAMES.map((bucket, index) => ({
    bucket,
    bets: bets.filter(({ claimed }) => claimed >= from(index) && claimed < from(index + 1)),
  }));
  return [{ bucket: 'all', bets }, ...buckets]
    .filter((row) => row.bets.length > 0)
    .map((row) => rowOf(row.bucket, row.bets, games, `${label}|${row.bucket}`));
}

const from = (index: number): number => BOUNDS[index] ?? Number.POSITIVE_INFINITY;

function rowOf(bucket: string, bets: readonly ShownBet[], games: number, label: string): EdgeRow {
  const values = bets.map(({ cluster, returned }) => ({ cluster, value: returned }));
  return {
    bucket,
    bets: bets.length,
    gameShare: new Set(bets.map(({ game }) => game)).size / games,
    claimed: mean(bets.map(({ claimed }) => claimed)),
    ...(bets.length >= FEWEST && { realised: pairedInterval(values, label) }),
  };
}
