import { tabOf, withTab } from './tabAddress.ts';
import { tabAfter } from './tabKeys.ts';

/** If the row of tabs scrolls sideways, brings the open tab into view. */
function bringIntoRow(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const left = tab.offsetLeft - row.offsetLeft;
  const right = left + tab.offsetWidth;
  if (left < row.scrollLeft || right > row.scrollLeft + row.clientWidth) row.scrollLeft = left - 24;
}

/**
 * Tabs over TabSet's markup, following the WAI-ARIA tabs pattern: arrow keys, Home and End open the tab they move to, and the
 * open one is in the address as `?group=id`, where tabs-early.js finds it.
 * @param set the element of class tabset; its panels' ids are `group-id`
 * An element in a panel opens its tab with the event "reveal", which leaves the address unchanged.
 */
export function plainTabs(set: HTMLElement, group: string): void {
  const tabs = [...set.querySelectorAll<HTMLElement>(':scope > .tabs > [role=tab]')];
  const panels = [...set.querySelectorAll<HTMLElement>(':scope > .tabpanel')];
  const ids = panels.map(({ id }) => id.slice(group.length + 1));
  const [first = ''] = ids;
  let now = tabOf(location.search, group, ids) ?? first;

  function open(id: string): void {
    now = id;
    ids.forEach((each, index) => {
      const selected = each === id;
      const tab = tabs[index];
      tab?.setAttribute('aria-selected', String(selected));
      tab?.setAttribute('tabindex', selected ? '0' : '-1');
      panels[index]?.setAttribute('data-state', selected ? 'active' : 'inactive');
      if (tab && selected) bringIntoRow(tab);
    });
  }

  /** Opened by the reader: stored in the address from then on, without a fragment that points into the tabs. */
  function choose(id: string): void {
    open(id);
    const url = new URL(withTab(location.href, group, id, first));
    if (set.querySelector(':target')) url.hash = '';
    history.replaceState(history.state, '', url);
  }

  tabs.forEach((tab, index) => {
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      choose(ids[index] ?? now);
    });
    tab.addEventListener('keydown', (event) => {
      const next = tabAfter(ids, now, event.key);
      if (next === undefined) return;
      event.preventDefault();
      choose(next);
      tabs[ids.indexOf(next)]?.focus();
    });
  });
  set.addEventListener('reveal', ({ target }) => {
    const at = panels.findIndex((panel) => target instanceof Node && panel.contains(target));
    open(ids[at] ?? now);
  });
  open(now);
  set.setAttribute('data-ready', '');
}
