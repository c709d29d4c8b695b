import type { Card } from './card.ts';

type Taker = (card: Card) => void;

/** Pages are rendered by what a build has bundled, images drawn by the build itself: they share nothing but what is global. */
const AT: unique symbol = Symbol.for('simcast.cards');
const shared = globalThis as typeof globalThis & { [AT]?: Taker | undefined };

/** Says who draws the cards of the pages that are rendered from now on. */
export function takeCards(taker: Taker | undefined): void {
  shared[AT] = taker;
}

/** Hands a page's card to who draws it; where nobody does, in `astro dev`, it is not drawn. */
export const handOver = (card: Card): void => shared[AT]?.(card);
