import type { SoccerLearnParams } from '../../players/soccer/learnParams.ts';
import type { SoccerDrawParams } from '../../players/soccer/params.ts';
import fitted from './epl.json' with { type: 'json' };

/** The Premier League's committed fit of players: how states learn, and how a score becomes lines. */
export const EPL_PLAYER_PARAMS: {
  readonly learn: SoccerLearnParams;
  readonly draw: SoccerDrawParams;
} = fitted;
