import { keepFocus } from '../keepFocus.ts';

const WAITING = 'template[data-waiting]';

const partsIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-part]')];

/** Replaces every part by its namesake in a later page: all of them, or it throws and changes nothing. */
export function takeParts(next: Document): void {
  const parts = new Map(partsIn(next).map((part) => [part.dataset.part, part]));
  const pairs = partsIn(document).map((place) => {
    const part = parts.get(place.dataset.part);
    if (!part) throw new Error(`The later page has no part "${place.dataset.part}"`);
    return { place, part };
  });
  for (const { place, part } of pairs) {
    const giveFocusBack = keepFocus(place);
    place.replaceChildren(...part.childNodes);
    giveFocusBack();
  }
  if (next.title !== '') document.title = next.title;
  document.dispatchEvent(new Event('drawn'));
}

/** A list that was empty at build time shows skeletons while a later slate is loading. */
export function showWaiting(): void {
  for (const { dataset, content } of document.querySelectorAll<HTMLTemplateElement>(WAITING)) {
    const list = document.querySelector(`[data-part="${dataset.waiting}"]`);
    list?.replaceChildren(content.cloneNode(true));
  }
}
