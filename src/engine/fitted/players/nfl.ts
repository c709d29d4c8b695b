import type { FootballParams } from '../../players/football/params.ts';
import fitted from './nfl.json' with { type: 'json' };

/** The football players' parameters, and what they were fitted on. */
export interface FittedFootball {
  readonly formatVersion: number;
  /** SHA-256 of the players' games. */
  readonly dataHash: string;
  /** First and last day of those games. */
  readonly dataFrom: string;
  readonly dataTo: string;
  readonly params: FootballParams;
}

/** JSON has no tuples: `fit` writes the shapes that the type names. */
export const FITTED_FOOTBALL = fitted as unknown as FittedFootball;
