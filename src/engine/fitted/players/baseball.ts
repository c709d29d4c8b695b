import type { BaseballParams } from '../../players/baseball/params.ts';
import fitted from './mlb.json' with { type: 'json' };

/** What the fit writes beside the parameters: the games they are from. */
interface FittedBaseball {
  readonly formatVersion: number;
  /** SHA-256 of the files' hashes: games, box scores of batters, starts. */
  readonly dataHash: string;
  /** First and last day of the games. */
  readonly dataFrom: string;
  readonly dataTo: string;
  readonly params: BaseballParams;
}

/** Parameters of baseball's players. The file's rows are longer than a type of JSON can say. */
export const FITTED_BASEBALL = fitted as unknown as FittedBaseball;
