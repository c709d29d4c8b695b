import type { ShareCard } from './card.ts';

type Taker = (card: ShareCard) => void;

/** Pages are rendered by the build's bundle, images are drawn by the build itself: they share only globals. */
const AT: unique symbol = Symbol.for('simcast.cards');
const shared = globalThis as typeof globalThis & { [AT]?: Taker | undefined };

/** Sets who draws the cards of the pages rendered from now on. */
export function takeCards(taker: Taker | undefined): void {
  shared[AT] = taker;
}

/** Passes a page's card on to be drawn; in `astro dev` nobody draws it. */
export const handOver = (card: ShareCard): void => shared[AT]?.(card);
