/** "UFC Apex, Las Vegas, USA": the known ones of a place's parts, from the smallest; empty where none is. */
export const placeText = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== null && part !== '').join(', ');
