import type { League } from '#domain/leagues/league.ts';
import type { Together } from '../joint/together.ts';
import fitted from './joint.json' with { type: 'json' };

/**
 * What mends a league's joint where the model's shape misses how results go together: inputs of its model. Fitted on games at
 * their closing lines (`npm run fit -- --joint`); winner, spread and total keep their shares.
 */
export interface Mending {
  /** Soccer: see soccer/model.ts. */
  readonly drawFactors?: readonly number[];
  /** Every other sport: see joint/together.ts. */
  readonly together?: Together;
}

const LEAGUES: Readonly<Partial<Record<string, Mending>>> = fitted.leagues;

/** A league's mending; nothing where none is fitted. */
export const mendingOf = (league: League): Mending => LEAGUES[league] ?? {};
