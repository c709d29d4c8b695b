const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const focusableIn = (region: Element) => [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];

/**
 * Remembers which element of a region has the focus; returns a function that restores it after the region is redrawn: to the
 * element itself if it is still there, else to the one in its place among those of its kind, or to the last.
 */
export function keepFocus(region: Element): () => void {
  const held = focusableIn(region).find((each) => each.matches(':focus'));
  if (!held) return () => {};
  const ofItsKind = () => focusableIn(region).filter(({ tagName }) => tagName === held.tagName);
  const place = ofItsKind().indexOf(held);
  return () => {
    const now = ofItsKind();
    const next = now.includes(held)
      ? held
      : (now[place] ?? now.at(-1) ?? focusableIn(region).at(-1));
    next?.focus({ preventScroll: true });
  };
}
