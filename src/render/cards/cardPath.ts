import { createHash } from 'node:crypto';
import type { Card } from './card.ts';

/** Path of a card's image: by its content, so that an image never changes at its address. */
export function cardPath(card: Card): string {
  const digest = createHash('sha256').update(JSON.stringify(card)).digest('hex');
  return `/cards/${digest.slice(0, 20)}.png`;
}
