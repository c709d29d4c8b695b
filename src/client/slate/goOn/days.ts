import { UNDER_WAY } from '#domain/game/stateText.ts';
import { keepFocus } from '../../keepFocus.ts';
import { byCardStart, hasCardBegun } from './begun.ts';

const ID = 'under-way';
const CARD = 'article[data-card]';

const cardsIn = (day: Element) => [...day.querySelectorAll<HTMLElement>(CARD)];

/** The section of begun games, made after the last open day if there is none. */
function underWay(part: HTMLElement, like: Element): Element {
  const found = part.querySelector(`.day[aria-labelledby="${ID}"]`);
  if (found) return found;
  const section = document.createElement('section');
  section.className = like.className;
  section.setAttribute('aria-labelledby', ID);
  const heading = document.createElement('h3');
  heading.id = ID;
  heading.textContent = UNDER_WAY;
  const grid = like.querySelector('.grid')?.cloneNode() ?? document.createElement('div');
  section.append(heading, grid);
  const shown = [...part.querySelectorAll('.day')].filter((day) => !day.closest('details'));
  (shown.at(-1) ?? like).after(section);
  return section;
}

/** A day that has lost cards: folded ones take the open places, and all that count them count again. */
function refill(part: HTMLElement, day: Element, open: number): void {
  const cards = cardsIn(day);
  const [grid, folded] = day.querySelectorAll('.grid');
  grid?.append(...cards.slice(0, open));
  const rest = Math.max(0, cards.length - open);
  const fold = folded?.closest('details');
  const words = fold?.querySelector('summary > span');
  if (rest === 0) fold?.remove();
  else if (words) words.textContent = `${rest} more ${rest === 1 ? 'game' : 'games'} of this day`;
  const chip = part.querySelector(`a[href="#${day.getAttribute('aria-labelledby')}"]`);
  const count = chip?.querySelector('span');
  if (count) count.textContent = String(cards.length);
  if (cards.length > 0) return;
  chip?.remove();
  day.remove();
}

/** Moves the cards of begun games out of their day; where no day is left in view, the folded ones open. */
export function orderDays(part: HTMLElement, now: Date): void {
  const days = [...part.querySelectorAll('.day')].filter(
    (day) => day.getAttribute('aria-labelledby') !== ID,
  );
  const begun = days.flatMap(cardsIn).filter((card) => hasCardBegun(card, now));
  const [like] = days;
  if (!like || begun.length === 0) return;
  const giveFocusBack = keepFocus(part);
  const open = days.map((day) => day.querySelector('.grid')?.children.length ?? 0);
  underWay(part, like)
    .querySelector('.grid')
    ?.append(...begun.sort(byCardStart));
  for (const [index, day] of days.entries()) refill(part, day, open[index] ?? 0);
  const left = [...part.querySelectorAll('.day')].filter(
    (day) => day.getAttribute('aria-labelledby') !== ID,
  );
  if (left.every((day) => day.closest('details'))) {
    left[0]?.closest('details')?.setAttribute('open', '');
  }
  giveFocusBack();
}
