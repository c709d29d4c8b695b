import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';

/** Has React take over a part of a page as built; answers how the part takes over the content of a newer one, at once. */
export type BringToLife = (place: HTMLElement) => (next: HTMLElement) => void;

/** What a place in a page is drawn from: Island.astro and render/gamePage/alive.tsx have put it there. */
function propsOf(place: HTMLElement) {
  const html = place.querySelector('[data-markup]')?.innerHTML;
  return { ...JSON.parse(place.dataset.props ?? '{}'), ...(html !== undefined && { html }) };
}

/** How the places of a component are brought to life. */
export const lifeOf =
  <P extends object>(Component: ComponentType<P>): BringToLife =>
  (place) => {
    const draw = (of: HTMLElement) => createElement(Component, propsOf(of));
    const root = hydrateRoot(place, draw(place));
    return (next) => flushSync(() => root.render(draw(next)));
  };
