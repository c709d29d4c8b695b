import { map } from 'nanostores';

/** The chosen tab of each group of a page, by the group's name in the address; absent for the first. */
export const $tabs = map<Record<string, string | undefined>>({});

/** The tab an address names for a group; undefined where it names none of them. */
export function tabOf(search: string, group: string, ids: readonly string[]): string | undefined {
  const named = new URLSearchParams(search).get(group);
  return ids.find((id) => id === named);
}

/** The address with a group's tab in it; the first tab needs no word. */
export function withTab(href: string, group: string, id: string, first: string): string {
  const url = new URL(href);
  if (id === first) url.searchParams.delete(group);
  else url.searchParams.set(group, id);
  return url.href;
}

/** Opens a tab and keeps it in the address, without a new entry in the history. */
export function openTab(group: string, id: string, first: string): void {
  $tabs.setKey(group, id);
  history.replaceState(history.state, '', withTab(location.href, group, id, first));
}
