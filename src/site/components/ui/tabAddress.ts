/** The tab that an address names for a group; undefined if it names none. */
export function tabOf(search: string, group: string, ids: readonly string[]): string | undefined {
  const named = new URLSearchParams(search).get(group);
  return ids.find((id) => id === named);
}

/** The address with a group's open tab; the first tab needs no parameter. */
export function withTab(href: string, group: string, id: string, first: string): string {
  const url = new URL(href);
  if (id === first) url.searchParams.delete(group);
  else url.searchParams.set(group, id);
  return url.href;
}
