const STEPS = 40;

/**
 * Where a rising function reaches a target, by 40 halvings of [low, high]: the same digits on every machine.
 * A target out of reach gives the nearer end.
 */
export function bisect(
  rising: (x: number) => number,
  target: number,
  low: number,
  high: number,
): number {
  let a = low;
  let b = high;
  for (let step = 0; step < STEPS; step++) {
    const middle = (a + b) / 2;
    if (rising(middle) < target) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}
