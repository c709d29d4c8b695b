import { keepOpen } from '#client/game/openWide.ts';
import { keepFocus } from '#client/keepFocus.ts';
import { isOfThisBuild } from '#client/sameBuild.ts';
import { GAME_PAGE } from '#contract/paths.ts';
import { moveAliveInto, reviveIslands } from './reviveIslands.ts';

async function fetchPage(id: number): Promise<Document | undefined> {
  const response = await fetch(GAME_PAGE.replace(':id', String(id)));
  if (!response.ok) return undefined;
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}

/** Replaces everything on this page by a newer page's content. */
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

/** Redraws an open game page in its current state: completely, or not at all if the newer page is unavailable or does not fit. */
export async function redrawGame(id: number): Promise<void> {
  const next = await fetchPage(id).catch(() => undefined);
  const main = document.querySelector('main');
  const nextMain = next?.querySelector('main:has([data-game])');
  if (!next || !main || !nextMain) return;
  if (isOfThisBuild(next)) take(next, main, nextMain);
}
