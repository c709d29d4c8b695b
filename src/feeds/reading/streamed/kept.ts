/**
 * What is kept of a JSON value while it comes in: all of it, the named members of an object, or the same of every entry of
 * a list. A single value where an object or a list was expected stays as it is, so that its reader sees what came.
 */
export type KeptShape = true | { readonly [name: string]: KeptShape } | readonly [KeptShape];

const isEntries = (kept: KeptShape): kept is readonly [KeptShape] => Array.isArray(kept);

/** What is kept of a list's entries; undefined where nothing is. */
export function entryOf(kept: KeptShape | undefined): KeptShape | undefined {
  if (kept === undefined || kept === true) return kept;
  return isEntries(kept) ? kept[0] : undefined;
}

/** What is kept of an object's member; undefined where nothing is. */
export function memberOf(kept: KeptShape | undefined, name: string): KeptShape | undefined {
  if (kept === undefined || kept === true) return kept;
  return isEntries(kept) || !Object.hasOwn(kept, name) ? undefined : kept[name];
}
