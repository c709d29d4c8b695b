import type { BasketballPlayerParams } from '../../players/basketball/params.ts';
import nba from './nba.json' with { type: 'json' };
import wnba from './wnba.json' with { type: 'json' };

/** What the fit of a league's players writes beside the parameters. */
interface FittedBasketballPlayers extends BasketballPlayerParams {
  readonly formatVersion: number;
  /** SHA-256 of the box scores it was fitted on. */
  readonly dataHash: string;
  /** First and last day of those games. */
  readonly dataFrom: string;
  readonly dataTo: string;
}

/** Committed fits of the players of the NBA and the WNBA. */
export const FITTED_BASKETBALL_PLAYERS: Readonly<Record<'NBA' | 'WNBA', FittedBasketballPlayers>> =
  { NBA: nba, WNBA: wnba };
