import type { Histogram } from '../game/scoreGrid.ts';

/** Counts by whole number in compact form: the lowest value, followed by the counts from there on. */
export type PackedHistogram = readonly [from: number, counts: readonly number[]];

/** Missing values between the lowest and the highest get a zero. @param histogram ascending */
export function pack(histogram: Histogram): PackedHistogram {
  const [from = 0] = histogram[0] ?? [];
  const last = histogram.at(-1)?.[0] ?? from - 1;
  const counts = new Map(histogram);
  return [from, Array.from({ length: last - from + 1 }, (_, at) => counts.get(from + at) ?? 0)];
}

/** The same counts again, without the zeros. */
export const unpack = ([from, counts]: PackedHistogram): Histogram =>
  counts.map((count, at) => [from + at, count] as const).filter(([, count]) => count > 0);
