import { findGamesPage, orderOfPage } from '#domain/product/gamesPage.ts';
import { hasBegun, inOrderAt } from './begun.ts';
import { orderDays } from './days.ts';
import { nextHero } from './hero.ts';
import { placeInOrder } from './places.ts';
import { orderRows } from './rows.ts';

const LISTS = '[data-part="games"], [data-part="league-games"], [data-part="table"]';

/** Whether the page's lists without days are in the specified order, in which today comes first. */
function isTodayFirst(): boolean {
  const name = document.querySelector<HTMLMetaElement>('meta[name="slate"]')?.dataset.page ?? '';
  const page = findGamesPage(name);
  // A team's games, too; a page by day has its days as headings.
  return page === undefined || ['best', 'day'].includes(orderOfPage(page));
}

/** The title names a game to come: once one has begun it may be that, so it loses its game and figures. */
function dropTitle(now: Date): void {
  const plain = document.querySelector<HTMLMetaElement>('meta[name="plain-title"]');
  const shown = document.querySelectorAll<HTMLElement>('[data-card][data-start]');
  if (plain && [...shown].some((game) => hasBegun(game, now))) document.title = plain.content;
}

/**
 * Brings an open page to a time with what it has, where nothing newer can be had: begun games leave the hero, and come last in
 * every list. What is right already stays untouched.
 */
export function goOn(now: Date): void {
  const todayFirst = isTodayFirst();
  nextHero(now);
  for (const part of document.querySelectorAll<HTMLElement>(LISTS)) {
    orderRows(part, now, todayFirst);
    orderDays(part, now);
    const cards = [...part.querySelectorAll<HTMLElement>('article[data-card]')].filter(
      (card) => !card.closest('.day'),
    );
    placeInOrder(part, cards, inOrderAt(cards, now, todayFirst));
  }
  for (const list of document.querySelectorAll<HTMLElement>('.others')) {
    const games = [...list.querySelectorAll<HTMLElement>('[data-start]')];
    placeInOrder(list, games, inOrderAt(games, now, false));
  }
  dropTitle(now);
}
