import { InputError } from '#domain/numbers/inputError.ts';

/** Columns of equal width: each one's own share, and the value that the rest of it belongs to. */
interface AliasColumns {
  readonly keep: Float64Array;
  readonly other: Uint16Array;
}

/**
 * Columns with which a draw takes the same time however many values there are.
 * Source: Walker (1977), ACM TOMS 3(3); built as by Vose (1991), IEEE Trans. Software Engineering 17(9).
 * @param weights of any sum: not negative, not all 0, at most 65,536 of them
 * Throws a RangeError if they sum to nothing.
 */
export function aliasColumns(weights: Float64Array): AliasColumns {
  const n = weights.length;
  const keep = new Float64Array(n);
  const other = new Uint16Array(n);
  let all = 0;
  for (let i = 0; i < n; i++) all += weights[i] ?? 0;
  if (!(all > 0)) throw new InputError('No outcome has any weight');
  // Columns below their share fill the list from the front, those above it from the back.
  const list = new Uint16Array(n);
  let small = 0;
  let large = n;
  for (let i = 0; i < n; i++) {
    const share = ((weights[i] ?? 0) * n) / all;
    keep[i] = share;
    if (share < 1) list[small++] = i;
    else list[--large] = i;
  }
  const last = list[n - 1] ?? 0;
  for (let next = 0; next < small; next++) {
    const poor = list[next] ?? 0;
    const rich = large < n ? (list[large] ?? 0) : last;
    other[poor] = rich;
    if (large === n) continue;
    const left = (keep[rich] ?? 0) - (1 - (keep[poor] ?? 0));
    keep[rich] = left;
    if (left < 1) {
      list[small++] = rich;
      large += 1;
    }
  }
  return { keep, other };
}
