import type { WorldCard } from './card.ts';
import type { WorldGame } from './game.ts';

/** All that is played in a season. */
export interface World {
  readonly games: readonly WorldGame[];
  readonly cards: readonly WorldCard[];
}
