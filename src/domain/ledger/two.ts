/** Two names, or undefined if one is none. */
export const twoNames = (one: unknown, other: unknown): readonly [string, string] | undefined =>
  typeof one === 'string' && typeof other === 'string' ? [one, other] : undefined;

/** The two names of a list of exactly two. */
export const twoIn = (list: unknown): readonly [string, string] | undefined =>
  Array.isArray(list) && list.length === 2 ? twoNames(list[0], list[1]) : undefined;
