import { createHash } from 'node:crypto';
import type { ShareCard } from './card.ts';

/** Path of a card's image: by its content, so that an image never changes at its address. */
export function cardPath(card: ShareCard): string {
  const digest = createHash('sha256').update(JSON.stringify(card)).digest('hex');
  return `/cards/${digest.slice(0, 20)}.png`;
}
