/** The value, or the end of low … high that it lies beyond. */
export const within = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
