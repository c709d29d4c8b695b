const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const focusableIn = (region: Element) => [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * Remembers by its order which element of a region has the focus; returns a function that restores it after the region is
 * redrawn: the last one where there are fewer now.
 */
export function keepFocus(region: Element): () => void {
  const focused = focusableIn(region).findIndex((each) => each.matches(':focus'));
  return () => {
    if (focused < 0) return;
    const now = focusableIn(region);
    (now[focused] ?? now.at(-1))?.focus({ preventScroll: true });
  };
}
