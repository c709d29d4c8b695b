import type { HTMLElement } from 'node-html-parser';

const itemsOf = (data: unknown): readonly unknown[] => {
  if (Array.isArray(data)) return data.flatMap(itemsOf);
  if (typeof data !== 'object' || data === null) return [];
  return '@graph' in data ? itemsOf(data['@graph']) : [data];
};

const isEvent = (item: unknown): boolean =>
  typeof item === 'object' && item !== null && '@type' in item && item['@type'] === 'SportsEvent';

/** The event that a page's head tells search engines of; undefined if there is none. Throws if it is no JSON. */
export const eventDataOf = (head: HTMLElement): unknown =>
  head
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ textContent }) => itemsOf(JSON.parse(textContent)))
    .find(isEvent);
