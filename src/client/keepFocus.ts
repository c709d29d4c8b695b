const FOCUSABLE = 'a[href], button, input';

const focusableIn = (region: Element) => [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * Remembers by its order which element of a region has the focus; returns a function that restores it after the region is
 * redrawn.
 */
export function keepFocus(region: Element): () => void {
  const focused = focusableIn(region).findIndex((each) => each.matches(':focus'));
  return () => {
    if (focused >= 0) focusableIn(region)[focused]?.focus({ preventScroll: true });
  };
}
