/** Starts of a five-man rotation come back after five games. */
const TURN = 5;
const KEPT = 2 * TURN;

/**
 * Runs that the day's slot of the rotation is worth, read from the closing line's residuals of the games the
 * same slot pitched (oldest first): share · H5 after five games, share · (0.65 H5 + 0.5 H10) after ten; 0 before.
 */
export function slotPoints(residuals: readonly number[], share: number): number {
  const five = residuals.at(-TURN);
  const ten = residuals.at(-KEPT);
  if (share === 0 || five === undefined) return 0;
  return ten === undefined ? share * five : share * (0.65 * five + 0.5 * ten);
}

/** The residuals with one more game, the last ten kept. */
export const withResidual = (residuals: readonly number[], residual: number): number[] => [
  ...residuals.slice(1 - KEPT),
  residual,
];
