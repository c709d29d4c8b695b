import { hasCardBegun } from './begun.ts';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`);

/** Once the hero's game has begun, the card of the first predicted game still to start stands in its place; without one, nothing. */
export function nextHero(now: Date): void {
  const hero = part('hero');
  const shown = hero?.querySelector<HTMLElement>('[data-start]');
  if (!hero || !shown || !hasCardBegun(shown, now)) return;
  const cards = document.querySelectorAll<HTMLElement>('[data-part="games"] article[data-card]');
  const next = [...cards].find(
    (card) => !hasCardBegun(card, now) && card.querySelector('.percent'),
  );
  hero.replaceChildren(...(next ? [next.cloneNode(true)] : []));
  part('rerun')?.replaceChildren();
}
