/**
 * A function through points, straight between them and level beyond the first and the last.
 * @param at ascending
 * @param values as many as `at`
 */
export function interpolatedAt(
  at: readonly number[],
  values: readonly number[],
  x: number,
): number {
  const last = at.length - 1;
  if (x <= (at[0] ?? 0)) return values[0] ?? 0;
  for (let k = 1; k <= last; k++) {
    const right = at[k] ?? 0;
    if (x > right) continue;
    const left = at[k - 1] ?? 0;
    const part = (x - left) / (right - left);
    return (values[k - 1] ?? 0) * (1 - part) + (values[k] ?? 0) * part;
  }
  return values[last] ?? 0;
}

/** How much of each knot's value stands in that at x: what `through` multiplies by. Adds to `out`, `times` as much. */
export function knotWeights(
  at: readonly number[],
  x: number,
  times: number,
  out: Float64Array,
  from = 0,
): void {
  const last = at.length - 1;
  let k = 1;
  while (k < last && x > (at[k] ?? 0)) k += 1;
  const left = at[k - 1] ?? 0;
  const right = at[k] ?? 0;
  const part = Math.min(1, Math.max(0, (x - left) / (right - left)));
  out[from + k - 1] = (out[from + k - 1] ?? 0) + times * (1 - part);
  out[from + k] = (out[from + k] ?? 0) + times * part;
}
