/** Rating points that make one side a 10 to 1 favorite: the chess scale, which sports adopted. */
const SCALE = 400;

/**
 * Expected result (0–1) of a side rated `difference` points above the other, draws counted half.
 * Source: Elo (1978), "The rating of chessplayers, past and present".
 */
export const ratingShare = (difference: number): number => 1 / (1 + 10 ** (-difference / SCALE));

/** A rating's change after a result: the factor times the result (0–1) less the expected result. */
export const ratingStep = (factor: number, result: number, expected: number): number =>
  factor * (result - expected);
