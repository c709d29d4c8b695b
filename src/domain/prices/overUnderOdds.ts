const BASELINE = -110;
const DEAD_ZONE = 3;
const FAVOURED = { perPoint: 3, floor: -130 };
const OTHER = { perPoint: 2, cap: -100 };

/**
 * The over/under prices of the betting-lines card: −110 each, shaded once the predicted total is more than 3 points from the
 * line. The favored side costs 3 more per further point, to −130; the other costs 2 less per point, to −100. American odds,
 * whole. A display rule of the specification, not a price that anyone offers.
 */
export function overUnderAmerican(
  predictedTotal: number,
  line: number,
): { readonly over: number; readonly under: number } {
  const beyond = Math.max(0, Math.abs(predictedTotal - line) - DEAD_ZONE);
  const favoured = Math.round(Math.max(FAVOURED.floor, BASELINE - FAVOURED.perPoint * beyond));
  const other = Math.round(Math.min(OTHER.cap, BASELINE + OTHER.perPoint * beyond));
  return predictedTotal > line
    ? { over: favoured, under: other }
    : { over: other, under: favoured };
}

/** Volatility of the score: a spread under 3 is High, under 7 Medium, else Low. */
export function scoreVolatility(spread: number): 'High' | 'Medium' | 'Low' {
  const size = Math.abs(spread);
  if (size < 3) return 'High';
  return size < 7 ? 'Medium' : 'Low';
}
