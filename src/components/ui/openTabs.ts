import { plainTabs } from './plainTabs.ts';

/** Has the tabs of a page, or of a part that has been drawn anew, work. */
export function openTabs(root: ParentNode): void {
  for (const set of root.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')) {
    plainTabs(set, set.dataset.tabs ?? '');
  }
}
