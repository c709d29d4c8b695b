import { findGamesPage, orderOfPage } from '#domain/product/gamesPage.ts';
import { hasCardBegun } from './begun.ts';
import { orderDays } from './days.ts';
import { nextHero } from './hero.ts';
import { orderLists } from './lists.ts';
import { putInOrder } from './putInOrder.ts';
import { orderRows } from './rows.ts';

export { orderLists };

const LISTS = '[data-part="games"], [data-part="league-games"], [data-part="table"]';

/** Whether the page's lists without days are in the specified order, in which today comes first. */
function isTodayFirst(): boolean {
  const name = document.querySelector<HTMLMetaElement>('meta[name="slate"]')?.dataset.page ?? '';
  const page = findGamesPage(name);
  // A team's games, too; a page by day has its days as headings.
  return page === undefined || ['best', 'day'].includes(orderOfPage(page));
}

const TITLED = '[data-card][data-start], [data-by-clock] [data-start]';

/** The title names what is to come: once something has begun it may be that, so the page's own takes its place. */
function dropTitle(now: Date): void {
  const plain = document.querySelector<HTMLMetaElement>('meta[name="plain-title"]');
  const shown = document.querySelectorAll<HTMLElement>(TITLED);
  if (plain && [...shown].some((each) => hasCardBegun(each, now))) document.title = plain.content;
}

/**
 * Brings an open page to a time with what it has, where nothing newer can be had: what has begun leaves hero and title, and
 * comes last in every list. What is right already stays untouched.
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
    putInOrder(part, cards, now, todayFirst);
  }
  for (const list of document.querySelectorAll<HTMLElement>('.others')) {
    const games = [...list.querySelectorAll<HTMLElement>('[data-start]')];
    putInOrder(list, games, now);
  }
  orderLists(now);
  dropTitle(now);
}
