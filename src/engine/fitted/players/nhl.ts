import type { HockeyLearnParams } from '../../players/hockey/learnParams.ts';
import type { HockeyDrawParams } from '../../players/hockey/params.ts';
import fitted from './nhl.json' with { type: 'json' };

/** The NHL's committed fit of players: how states learn, and how a score becomes lines. */
export const NHL_PLAYER_PARAMS: {
  readonly learn: HockeyLearnParams;
  readonly draw: HockeyDrawParams;
} = fitted;
