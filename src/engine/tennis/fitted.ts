import atp from '../fitted/atp.json' with { type: 'json' };
import wta from '../fitted/wta.json' with { type: 'json' };
import type { Tour } from './match.ts';
import type { TennisRatings } from './ratings.ts';

/** What the fitting command writes beside the ratings themselves. */
interface Provenance {
  readonly formatVersion: number;
  /** SHA-256 of the file it was fitted on. */
  readonly dataHash: string;
  /** First and last day of its matches. */
  readonly dataFrom: string;
  readonly dataTo: string;
}

type Fitted = Omit<TennisRatings, 'tour'> & Provenance;

const FITTED: Readonly<Record<Tour, Fitted>> = { ATP: atp, WTA: wta };

/** The ratings at the end of the committed fit. updateTennis adds newer results. */
export const fittedTennis = (tour: Tour): TennisRatings => ({ ...FITTED[tour], tour });
