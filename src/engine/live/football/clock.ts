/** From here on, seconds before a half's end, a time counts as the nearest stop. */
const COARSE = 600;

/** Seconds left in a half at which the process may stand, from its end on: dense where play is hurried. */
const STOPS: readonly number[] = [
  ...stepped(0, 120, 10),
  ...stepped(120, 300, 20),
  ...stepped(300, COARSE, 50),
  ...stepped(COARSE, 1800, 75),
  1800,
];

/** Stops of one half; the second half's come first, then the first half's. */
export const HALF_STOPS = STOPS.length;
export const HALF_SECONDS = 1800;
/** The stop from which on the score changes how both sides play; it matters little before. */
export const LATE_STOP = STOPS.indexOf(450);

export const stopSeconds = (stop: number): number => STOPS[stop % HALF_STOPS] ?? 0;

/**
 * The stop at or below some seconds, and the share that belongs to the next one, so that the mean is kept. Stops are those of one
 * half.
 * @param most neither is above this
 */
export function stopsAt(seconds: number, most: number): { stop: number; next: number } {
  let stop = 0;
  while (stop + 1 < HALF_STOPS && (STOPS[stop + 1] ?? 0) <= seconds) stop += 1;
  if (stop >= most) return { stop: most, next: 0 };
  const from = STOPS[stop] ?? 0;
  const to = STOPS[stop + 1] ?? from;
  const next = to > from ? (seconds - from) / (to - from) : 0;
  return { stop, next: from < COARSE ? next : Math.round(next) };
}

function stepped(from: number, to: number, step: number): number[] {
  return Array.from({ length: (to - from) / step }, (_, at) => from + at * step);
}
