import { putInOrder } from './putInOrder.ts';

/** Lists of events, and of a page's parts that show them. */
const LISTS = '[data-by-clock]';

/** What leads a page is open, where the others are folded. */
function openFirst(list: HTMLElement): void {
  const fold = list
    .querySelector('[data-start]')
    ?.querySelector<HTMLDetailsElement>(':scope > details');
  if (fold) fold.open = true;
}

/** Puts a page's events in order: what has begun leaves the first place, or gets it back from a later slate's. */
export function orderLists(now: Date): void {
  const lists = [...document.querySelectorAll<HTMLElement>(LISTS)];
  const moved = lists.filter((list) =>
    putInOrder(
      list,
      [...list.children].filter((child) => child instanceof HTMLElement),
      now,
    ),
  );
  if (moved.length === 0) return;
  for (const list of lists) if (!list.parentElement?.closest(LISTS)) openFirst(list);
}
