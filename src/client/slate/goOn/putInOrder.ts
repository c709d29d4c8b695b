import { keepFocus } from '../../keepFocus.ts';
import { startsIn } from './begun.ts';
import { orderAt } from './order.ts';

/** Notes each element's place as drawn, which is its order but for the clock: one that has been moved finds back. */
function asDrawn(elements: readonly HTMLElement[]): readonly HTMLElement[] {
  for (const [index, { dataset }] of elements.entries()) dataset.place ??= String(index);
  return elements.toSorted((one, other) => Number(one.dataset.place) - Number(other.dataset.place));
}

/** Puts elements of a region into each other's places, in their order at a time. Returns whether one has moved. */
export function putInOrder(
  region: HTMLElement,
  elements: readonly HTMLElement[],
  now: Date,
  todayFirst = false,
): boolean {
  const timed = asDrawn(elements).map((element) => ({ element, starts: startsIn(element) }));
  const ordered = orderAt(timed, now, todayFirst);
  if (ordered.every(({ element }, index) => element === elements[index])) return false;
  const giveFocusBack = keepFocus(region);
  const places = elements.map((element) => {
    const place = document.createComment('');
    element.replaceWith(place);
    return place;
  });
  for (const [index, place] of places.entries()) place.replaceWith(ordered[index]?.element ?? '');
  giveFocusBack();
  return true;
}
