import { keepFocus } from '../../keepFocus.ts';

/** Puts elements into each other's places, in another order. */
export function placeInOrder(
  region: HTMLElement,
  elements: readonly HTMLElement[],
  ordered: readonly HTMLElement[],
): void {
  if (elements.every((element, index) => element === ordered[index])) return;
  const giveFocusBack = keepFocus(region);
  const places = elements.map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return place;
  });
  for (const [index, place] of places.entries()) place.replaceWith(ordered[index] ?? '');
  giveFocusBack();
}
