/** A type with every optional field there, however deep it stands: a new one does not compile until an example has it. */
export type Complete<T> = T extends string | number | boolean | null
  ? T
  : { [K in keyof T]-?: Complete<Exclude<T[K], undefined>> };

/** Where something is empty: a list or map without anything in it shows no field of what it could hold. */
export function emptyPlaces(value: unknown, place = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [place] : [];
  const entries = Object.entries(value);
  if (entries.length === 0) return [place];
  return entries.flatMap(([key, held]) => emptyPlaces(held, `${place}.${key}`));
}
