/**
 * Which parts of a JSON value to keep while it arrives: all of it, an object's named members, or the same for every entry of a
 * list. The name `*` stands for every member that is not named, where names are not known beforehand. If a single value comes instead
 * of an object or a list it stays, so that its reader sees what came.
 */
export type KeptShape = true | { readonly [name: string]: KeptShape } | readonly [KeptShape];

const isEntries = (kept: KeptShape): kept is readonly [KeptShape] => Array.isArray(kept);

/** What to keep of a list's entries; undefined if nothing. */
export function entryOf(kept: KeptShape | undefined): KeptShape | undefined {
  if (kept === undefined || kept === true) return kept;
  return isEntries(kept) ? kept[0] : undefined;
}

/** What to keep of an object's member; undefined if nothing. */
export function memberOf(kept: KeptShape | undefined, name: string): KeptShape | undefined {
  if (kept === undefined || kept === true) return kept;
  if (isEntries(kept)) return undefined;
  return Object.hasOwn(kept, name) ? kept[name] : kept['*'];
}
