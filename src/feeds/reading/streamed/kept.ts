/**
 * Which parts of a JSON value to keep while it arrives: all of it, an object's named members, or the same for every entry of a
 * list. If a single value comes instead of an object or a list it stays, so that its reader sees what came.
 */
export type Kept = true | { readonly [name: string]: Kept } | readonly [Kept];

const isEntries = (kept: Kept): kept is readonly [Kept] => Array.isArray(kept);

/** What to keep of a list's entries; undefined for nothing. */
export function entryOf(kept: Kept | undefined): Kept | undefined {
  if (kept === undefined || kept === true) return kept;
  return isEntries(kept) ? kept[0] : undefined;
}

/** What to keep of an object's member; undefined for nothing. */
export function memberOf(kept: Kept | undefined, name: string): Kept | undefined {
  if (kept === undefined || kept === true) return kept;
  return isEntries(kept) || !Object.hasOwn(kept, name) ? undefined : kept[name];
}
