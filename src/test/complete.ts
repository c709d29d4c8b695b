/** A type with every optional field required, at any depth: a new field does not compile until an example has it. */
export type Complete<T> = T extends string | number | boolean | null
  ? T
  : { [K in keyof T]-?: Complete<Exclude<T[K], undefined>> };

/** Paths of empty lists and maps, which show none of their possible fields. */
export function emptyPlaces(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [place] : [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [place];
  return entries.flatMap(([key, held]) => emptyPlaces(held, `${place}.${key}`));
}
