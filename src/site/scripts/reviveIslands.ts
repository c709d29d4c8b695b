import { chunkFailed } from '#client/chunkFailed.ts';
import { ISLANDS, islandName } from '#islands/islands.ts';

/** A hydrated part of the page, with the function that gives it another part's content. */
interface Alive {
  readonly place: HTMLElement;
  readonly follow: (next: HTMLElement) => void;
}

const alive = new Map<string, Alive>();

/** Loaded once a part is near: a page read only at the top needs no React. */
async function revive(place: HTMLElement): Promise<void> {
  const name = islandName(place.dataset.island);
  if (name === undefined) return;
  const bringToLife = await ISLANDS[name]();
  // It may have been replaced in the meantime.
  if (!place.isConnected) return;
  alive.set(name, { place, follow: bringToLife(place) });
  place.dataset.alive = '';
}

const woken = new WeakSet<HTMLElement>();

function wake(place: HTMLElement): void {
  if (woken.has(place)) return;
  woken.add(place);
  // As built, it can be read.
  revive(place).catch((error: unknown) => chunkFailed(error, place));
}

/** Distance outside the window at which a part is hydrated. */
const NEAR = '400px';

const near = new IntersectionObserver(
  (entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      observer.unobserve(target);
      wake(target);
    }
  },
  { rootMargin: NEAR },
);

const islandsIn = (root: ParentNode) => root.querySelectorAll<HTMLElement>('[data-island]');

/** An inactive part cannot take the focus: for keyboard users all are activated before they get there. */
function reviveByKeyboard({ key }: KeyboardEvent): void {
  if (key !== 'Tab') return;
  removeEventListener('keydown', reviveByKeyboard);
  near.disconnect();
  for (const place of islandsIn(document)) wake(place);
}

/** Hydrates the parts of a page as a reader comes near them. */
export function reviveIslands(root: ParentNode): void {
  addEventListener('keydown', reviveByKeyboard);
  for (const place of islandsIn(root)) {
    if (!woken.has(place)) near.observe(place);
  }
}

/** Moves active parts into a newer page in place of their namesakes, with the newer content: the reader's settings stay. */
export function moveAliveInto(next: ParentNode): void {
  near.disconnect();
  for (const place of islandsIn(next)) {
    const living = alive.get(place.dataset.island ?? '');
    if (!living) continue;
    living.follow(place);
    place.replaceWith(living.place);
  }
}
