import { keepOpen } from '#client/game/openWide.ts';
import { keepFocus } from '#client/keepFocus.ts';
import { takeParts } from '#client/slate/takeParts.ts';
import { keepReruns } from './rerun/keepReruns.ts';
import { moveAliveInto, reviveIslands } from './reviveIslands.ts';

/** Replaces everything on this page by a later page's content. */
function takeMain(next: Document, main: HTMLElement, nextMain: HTMLElement): void {
  const giveFocusBack = keepFocus(main);
  keepOpen(nextMain);
  keepReruns(nextMain);
  moveAliveInto(nextMain);
  main.replaceChildren(...nextMain.childNodes);
  giveFocusBack();
  document.querySelector('aside.sample')?.remove();
  const sample = next.querySelector('aside.sample');
  if (sample) main.before(sample);
  document.title = next.title;
  document.dispatchEvent(new Event('drawn'));
}

/** Shows a later page in place of this one: all of it, or all of the parts it consists of. What a reader has opened stays open. */
export function takeLater(next: Document): void {
  const [main, nextMain] = [document, next].map((page) => page.querySelector('main'));
  if (main && nextMain) takeMain(next, main, nextMain);
  else {
    keepOpen(next);
    moveAliveInto(next);
    takeParts(next);
    // Parts that are not of the slate's own have answers: they ask again.
    document.dispatchEvent(new Event('later'));
  }
  reviveIslands(document);
}
