/** Color of a return by its sign: green, red, or none if it is 0 or unknown. */
export function signTone(value: number | undefined): 'pos' | 'neg' | undefined {
  if (value === undefined || value === 0) return undefined;
  return value > 0 ? 'pos' : 'neg';
}
