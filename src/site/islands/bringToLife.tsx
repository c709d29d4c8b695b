import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Lets React hydrate a part of a page; returns a function by which the part takes over a newer one's content at once. */
export type BringToLife = (place: HTMLElement) => (next: HTMLElement) => void;

/** The data of an island's place in a page, written by render/Island.tsx and render/gamePage/alive.tsx. */
function propsOf(place: HTMLElement) {
  const html = place.querySelector('[data-markup]')?.innerHTML;
  return { ...JSON.parse(place.dataset.props ?? '{}'), ...(html !== undefined && { html }) };
}

/** Hydrates all places of a component. */
export const lifeOf =
  <P extends object>(Component: ComponentType<P>): BringToLife =>
  (place) => {
    const draw = (of: HTMLElement) => createElement(Component, propsOf(of));
    const root = hydrateRoot(place, draw(place));
    return (next) => flushSync(() => root.render(draw(next)));
  };
