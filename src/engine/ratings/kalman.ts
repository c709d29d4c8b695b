/** One uncertain number that an observation touches, read and written where it lives. */
export interface Cell {
  readonly weight: number;
  readonly variance: number;
  move(by: number, varianceBy: number): void;
}

/**
 * One diagonal Kalman step on a weighted sum of cells.
 * @param gap observation − the sum's forecast
 * @param noise variance of the observation
 */
export function kalmanStep(cells: readonly Cell[], gap: number, noise: number): void {
  let spread = noise;
  for (const { weight, variance } of cells) spread += weight * weight * variance;
  for (const cell of cells) {
    const gain = (cell.variance * cell.weight) / spread;
    cell.move(gain * gap, -gain * cell.weight * cell.variance);
  }
}
