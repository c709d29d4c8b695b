import type { LearnParams } from '../../players/soccer/learnParams.ts';
import type { DrawParams } from '../../players/soccer/params.ts';
import fitted from './epl.json' with { type: 'json' };

/** The Premier League's committed fit of players: how states learn, and how a score becomes lines. */
export const EPL_PLAYERS: { readonly learn: LearnParams; readonly draw: DrawParams } = fitted;
