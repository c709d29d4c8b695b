import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { SectionBoundary } from '#components/ui/SectionBoundary.tsx';

const roots = new WeakMap<HTMLElement, Root>();

/** A part of a built page that can be drawn anew: an element with `data-part`, and what it shows. */
export type Piece = (place: HTMLElement) => ReactNode;

/**
 * Draws every part that the page has, all of them at once: no reader sees one without another. A part that fails says
 * so in its place.
 */
export function drawPieces(
  parts: Readonly<Record<string, Piece>>,
  also: () => void = () => {},
): void {
  const places = [...document.querySelectorAll<HTMLElement>('[data-part]')];
  flushSync(() => {
    for (const place of places) {
      const part = parts[place.dataset.part ?? ''];
      if (part === undefined) continue;
      const root = roots.get(place) ?? createRoot(place);
      roots.set(place, root);
      root.render(<SectionBoundary>{part(place)}</SectionBoundary>);
    }
    also();
  });
}
