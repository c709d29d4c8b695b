/** Points of rating that make one side a 10 to 1 favorite: the scale of chess, which sports took over. */
const SCALE = 400;

/**
 * Expected result (0–1) of a side rated `difference` points above the other, draws counted half.
 * Source: Elo (1978), "The rating of chessplayers, past and present".
 */
export const ratingShare = (difference: number): number => 1 / (1 + 10 ** (-difference / SCALE));

/** What a result moves a rating by: the factor times how far the result (0–1) was from what was expected. */
export const ratingStep = (factor: number, result: number, expected: number): number =>
  factor * (result - expected);
