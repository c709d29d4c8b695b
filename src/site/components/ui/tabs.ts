import { plainTabs } from './plainTabs.ts';

/** Has the tabs of a page work, those too of a part that is drawn anew and says so by the event "drawn". */
function openTabs(): void {
  for (const set of document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')) {
    plainTabs(set, set.dataset.tabs ?? '');
  }
}

openTabs();
document.addEventListener('drawn', openTabs);
