/**
 * What is kept of a JSON value while it comes in: all of it, the named members of an object, or the same of every entry of
 * a list. A single value where an object or a list was expected stays as it is, so that its reader sees what came.
 */
export type Kept = true | { readonly [name: string]: Kept } | readonly [Kept];

const isEntries = (kept: Kept): kept is readonly [Kept] => Array.isArray(kept);

/** What is kept of a list's entries; undefined where nothing is. */
export function entryOf(kept: Kept | undefined): Kept | undefined {
  if (kept === undefined || kept === true) return kept;
  return isEntries(kept) ? kept[0] : undefined;
}

/** What is kept of an object's member; undefined where nothing is. */
export function memberOf(kept: Kept | undefined, name: string): Kept | undefined {
  if (kept === undefined || kept === true) return kept;
  return isEntries(kept) || !Object.hasOwn(kept, name) ? undefined : kept[name];
}
