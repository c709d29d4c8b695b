import { createHash } from 'node:crypto';
import type { Card } from './card.ts';

/** Where a card's image lies: by its content, so that an image never changes under its address. */
export function cardPath(card: Card): string {
  const digest = createHash('sha256').update(JSON.stringify(card)).digest('hex');
  return `/cards/${digest.slice(0, 20)}.png`;
}
