import { plainTabs } from './plainTabs.ts';

/** Activates the tabs of a page, including those of a redrawn part, which announces itself with the event "drawn". */
function openTabs(): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')) {
    plainTabs(set, set.dataset.tabs ?? '');
  }
}

openTabs();
document.addEventListener('drawn', openTabs);
