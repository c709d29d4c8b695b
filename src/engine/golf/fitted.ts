import fitted from '../fitted/golf.json' with { type: 'json' };
import type { GolfRatings } from './ratings.ts';

/** The committed fit: ratings of the PGA Tour's players, and what they were fitted on. */
interface FittedGolf extends GolfRatings {
  readonly formatVersion: number;
  /** SHA-256 of the results file. */
  readonly dataHash: string;
  /** First day of the first and of the last event in it. */
  readonly dataFrom: string;
  readonly dataTo: string;
}

/** The ratings at the end of the committed fit. */
export const initialGolf = (): FittedGolf => fitted;
