import { mean } from '../../numbers/numbers.ts';

/** Bounds of claimed return: each bucket from one to the next. */
const BOUNDS = [0, 0.02, 0.05, 0.1, Number.POSITIVE_INFINITY] as const;
const NAMES = ['0–2 %', '2–5 %', '5–10 %', '> 10 %'] as const;

/** Fewer bets tell no interval: all of three may be lost. */
export const FEWEST_BETS = 20;

/** One bet that was shown as an edge, and what became of it; profit per unit staked. */
export interface EdgeBetReturn {
  /** What names its game. */
  readonly game: string;
  /** The day it is drawn, or counted, with. */
  readonly cluster: string;
  readonly claimed: number;
  readonly returned: number;
}

/** A mean with its 95 % interval, where there is one. */
interface Realised {
  readonly mean: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** One line of the table: what some bets claimed and returned, per unit staked. */
export interface EdgeRow<Of extends Realised = Realised> {
  readonly bucket: string;
  readonly bets: number;
  /** Share of all games with such a bet, 0–1. */
  readonly gameShare: number;
  readonly claimed: number;
  /** Mean return with its 95 % interval by whole days; absent of too few. */
  readonly realised?: Of | undefined;
}

/** Whether what was claimed lies in the interval of what came back. */
export const holds = ({ claimed, realised }: EdgeRow): boolean | undefined =>
  realised?.low === undefined || realised.high === undefined
    ? undefined
    : claimed >= realised.low && claimed <= realised.high;

/**
 * All bets, then each bucket of claimed return that has any. Empty where nothing was shown.
 * @param games all that could have had one
 * @param interval of a bucket's returns, by their clusters
 */
export function edgeRows<Of extends Realised>(
  bets: readonly EdgeBetReturn[],
  games: number,
  interval: (bets: readonly EdgeBetReturn[], bucket: string) => Of,
): EdgeRow<Of>[] {
  if (bets.length === 0) return [];
  const buckets = NAMES.map((bucket, index) => ({
    bucket,
    bets: bets.filter(({ claimed }) => claimed >= from(index) && claimed < from(index + 1)),
  }));
  return [{ bucket: 'all', bets }, ...buckets]
    .filter((row) => row.bets.length > 0)
    .map(({ bucket, bets: own }) => ({
      bucket,
      bets: own.length,
      gameShare: new Set(own.map(({ game }) => game)).size / games,
      claimed: mean(own.map(({ claimed }) => claimed)),
      ...(own.length >= FEWEST_BETS && { realised: interval(own, bucket) }),
    }));
}

const from = (index: number): number => BOUNDS[index] ?? Number.POSITIVE_INFINITY;
