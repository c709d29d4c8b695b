import { clock } from '#clock';

/** Lists that the clock keeps in order; their children hold what begins, each with `data-start`. */
const LISTS = '[data-by-clock]';

/** What the order follows from: of a child of a list, when each thing in it starts, and whether a feed says that one has begun. */
interface Timed {
  readonly starts: readonly { readonly start: string; readonly status: string }[];
}

const isToCome = ({ start, status }: Timed['starts'][number], now: Date): boolean =>
  status === 'scheduled' && Date.parse(start) > now.getTime();

/** Children still to start, or without a start, first; those that have begun last. As given if nothing is to come. */
export function orderByClock<Child extends Timed>(
  children: readonly Child[],
  now: Date,
): readonly Child[] {
  const someToCome = children.some(({ starts }) => starts.some((one) => isToCome(one, now)));
  const hasBegun = ({ starts }: Child): boolean =>
    starts.length > 0 && starts.every((one) => !isToCome(one, now));
  if (!someToCome) return children;
  return [...children.filter((child) => !hasBegun(child)), ...children.filter(hasBegun)];
}

/** The places of a list's children as drawn: one that has been moved finds back once a later slate fills it. */
const places = new WeakMap<Element, number>();

const startsIn = (child: Element) =>
  [child, ...child.querySelectorAll('[data-start]')].flatMap((each) => {
    const { start, status = 'scheduled' } = each instanceof HTMLElement ? each.dataset : {};
    return start === undefined ? [] : [{ start, status }];
  });

/** Puts one list in order. Returns whether anything moved. */
function keepList(list: Element, now: Date): boolean {
  const shown = [...list.children];
  for (const [place, child] of shown.entries()) {
    if (!places.has(child)) places.set(child, place);
  }
  const drawn = shown
    .map((element) => ({ element, place: places.get(element) ?? 0, starts: startsIn(element) }))
    .toSorted((one, other) => one.place - other.place);
  const ordered = orderByClock(drawn, now).map(({ element }) => element);
  if (ordered.every((element, place) => element === shown[place])) return false;
  list.append(...ordered);
  return true;
}

/** What leads a page is open, where the others are folded. */
function openFirst(list: Element): void {
  const first = list.querySelector('[data-start]');
  const fold = first?.querySelector<HTMLDetailsElement>(':scope > details');
  if (fold) fold.open = true;
}

/**
 * Keeps a page's lists in order by the clock alone, from what the page has: what has begun leaves the first place and goes last,
 * even while our own API cannot be reached. A title that names it gives way to the page's own.
 */
export function keepByClock(now = clock.now()): void {
  const lists = [...document.querySelectorAll(LISTS)];
  const moved = lists.filter((list) => keepList(list, now));
  if (moved.length === 0) return;
  for (const list of lists.filter((each) => !each.parentElement?.closest(LISTS))) openFirst(list);
  const plain = document.querySelector<HTMLMetaElement>('meta[name="plain-title"]');
  if (plain) document.title = plain.content;
}
