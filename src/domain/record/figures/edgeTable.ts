import { mean } from '../../numbers/numbers.ts';

/** Bounds of claimed return: each bucket reaches from one to the next. */
const BOUNDS = [0, 0.02, 0.05, 0.1, Number.POSITIVE_INFINITY] as const;
export const EDGE_BUCKETS = ['0–2 %', '2–5 %', '5–10 %', '> 10 %'] as const;

/** Fewer bets give no interval: all of three may lose. */
export const FEWEST_BETS = 20;

/** One bet shown as an edge, with its result; profit per unit staked. */
interface EdgeBetReturn {
  /** Identifies its game. */
  readonly game: string;
  /** The day with which it is resampled or counted. */
  readonly cluster: string;
  readonly claimed: number;
  readonly returned: number;
}

/** A mean with its 95 % interval, if there is one. */
interface Realised {
  readonly mean: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** One line of the table: claimed and actual return of some bets, per unit staked. */
export interface EdgeRow<Of extends Realised = Realised> {
  readonly bucket: string;
  readonly bets: number;
  /** Share of all games with such a bet, 0–1. */
  readonly gameShare: number;
  readonly claimed: number;
  /** Mean return with its 95 % interval by whole days; absent for too few bets. */
  readonly realised?: Of | undefined;
}

/** Whether the claimed return lies in the interval of the actual one. */
export const holdsClaimed = ({ claimed, realised }: EdgeRow): boolean | undefined =>
  realised?.low === undefined || realised.high === undefined
    ? undefined
    : claimed >= realised.low && claimed <= realised.high;

/**
 * All bets, then each non-empty bucket of claimed return. Empty if nothing was shown.
 * @param games all that could have had one
 * @param interval of a bucket's returns, by their clusters
 */
export function edgeTableRows<Of extends Realised>(
  bets: readonly EdgeBetReturn[],
  games: number,
  interval: (bets: readonly EdgeBetReturn[], bucket: string) => Of,
): EdgeRow<Of>[] {
  if (bets.length === 0) return [];
  const buckets = EDGE_BUCKETS.map((bucket, index) => ({
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
