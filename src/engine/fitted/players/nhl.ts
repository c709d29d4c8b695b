import type { LearnParams } from '../../players/hockey/learnParams.ts';
import type { DrawParams } from '../../players/hockey/params.ts';
import fitted from './nhl.json' with { type: 'json' };

/** The NHL's committed fit of players: how states learn, and how a score becomes lines. */
export const NHL_PLAYERS: { readonly learn: LearnParams; readonly draw: DrawParams } = fitted;
