import { createHash } from 'node:crypto';
import type { Card } from './card.ts';

const OPEN = '<script type="application/json" data-card="">';
const CLOSE = '</script>';

/** Where a card's image lies: by its content, so that an image never changes under its address. */
export function cardPath(card: Card): string {
  const digest = createHash('sha256').update(JSON.stringify(card)).digest('hex');
  return `/cards/${digest.slice(0, 20)}.png`;
}

/** A card as a page's head carries it from where it is rendered to where its image is drawn. */
export const cardJson = (card: Card): string => JSON.stringify(card).replaceAll('<', '\\u003c');

/** A built page without its card, and the card; the page as it is where it has none. */
export function takeCard(html: string): { readonly html: string; readonly card?: Card } {
  const from = html.indexOf(OPEN);
  if (from < 0) return { html };
  const to = html.indexOf(CLOSE, from);
  const card: Card = JSON.parse(html.slice(from + OPEN.length, to));
  return { html: html.slice(0, from) + html.slice(to + CLOSE.length), card };
}
