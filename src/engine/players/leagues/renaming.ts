/** Moves an entry of a table to another key. */
export function moveKey<Entry>(table: Record<string, Entry>, from: string, to: string): void {
  const entry = table[from];
  if (entry === undefined) return;
  table[to] = entry;
  delete table[from];
}

/** A list of ids in which one has another name. */
export const renamedIn = (ids: readonly string[], from: string, to: string): string[] =>
  ids.map((id) => (id === from ? to : id));

/** The newest season of a table's entries; 0 of none. */
export const newestSeason = (
  table: Readonly<Record<string, { readonly season: number }>>,
): number => Object.values(table).reduce((newest, { season }) => Math.max(newest, season), 0);

/** Seasons after which somebody who has not played is forgotten. */
const KEPT = 2;

/** Whether somebody who last played in a season is not forgotten in the newest. */
export const isKept = (season: number, newest: number): boolean => season >= newest - KEPT;

/** Forgets who has not played for some seasons. */
export function forgetOld(
  table: Record<string, { readonly season: number }>,
  season: number,
): void {
  for (const [id, entry] of Object.entries(table))
    if (!isKept(entry.season, season)) delete table[id];
}
