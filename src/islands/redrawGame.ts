import { keepOpen } from '#client/game/openWide.ts';
import { GAME_PAGE } from '#contract/paths.ts';
import { moveAliveInto, reviveIslands } from './reviveIslands.ts';

const FOCUSABLE = 'a[href], button, input';

const focusableIn = (region: Element) => [...region.querySelectorAll<HTMLElement>(FOCUSABLE)];

/** Remembers by its order what in a region has the focus; answers how to give it back once the region is drawn anew. */
function keepFocus(region: Element): () => void {
  const focused = focusableIn(region).findIndex((each) => each.matches(':focus'));
  return () => {
    if (focused >= 0) focusableIn(region)[focused]?.focus({ preventScroll: true });
  };
}

/** Scripts and styles of a page: where a newer one has others, it is of another build and does not fit this one. */
const filesOf = (page: Document): readonly string[] =>
  [...page.querySelectorAll('script[src], link[rel="stylesheet"]')].map(
    (file) => file.getAttribute('src') ?? file.getAttribute('href') ?? '',
  );

async function fetchPage(id: number): Promise<Document | undefined> {
  const response = await fetch(GAME_PAGE.replace(':id', String(id)));
  if (!response.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Everything a newer page shows, in the place of everything this one does. */
function take(next: Document, main: Element, nextMain: Element): void {
  const giveFocusBack = keepFocus(main);
  keepOpen(nextMain);
  moveAliveInto(nextMain);
  main.replaceChildren(...nextMain.childNodes);
  giveFocusBack();
  document.querySelector('aside.sample')?.remove();
  const sample = next.querySelector('aside.sample');
  if (sample) main.before(sample);
  document.title = next.title;
  for (const meta of next.querySelectorAll('meta[name="slate"]')) {
    document.querySelector('meta[name="slate"]')?.replaceWith(meta);
  }
  document.dispatchEvent(new Event('drawn'));
  reviveIslands(main);
}

/** Draws an open game page as it is now: all of it, or nothing where the newer page cannot be had or does not fit. */
export async function redrawGame(id: number): Promise<void> {
  const next = await fetchPage(id).catch(() => undefined);
  const main = document.querySelector('main');
  const nextMain = next?.querySelector('main:has([data-game])');
  if (!next || !main || !nextMain) return;
  const files = filesOf(document);
  if (filesOf(next).every((file) => files.includes(file))) take(next, main, nextMain);
}
