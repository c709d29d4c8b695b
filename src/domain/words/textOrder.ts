/** Order of two texts by UTF-16 code units: the same in every locale, for `sort`. */
export const textOrder = (one: string, other: string): number =>
  one < other ? -1 : one > other ? 1 : 0;
