const FOCUSABLE = 'a[href], button, input';

const focusableIn = (region: Element) => [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Remembers by its order what in a region has the focus; answers how to give it back once the region is drawn anew. */
export function keepFocus(region: Element): () => void {
  const focused = focusableIn(region).findIndex((each) => each.matches(':focus'));
  return () => {
    if (focused >= 0) focusableIn(region)[focused]?.focus({ preventScroll: true });
  };
}
