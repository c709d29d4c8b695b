/**
 * Stars from confidence. Confidence is 0–100: the % of simulated games won by the predicted winner.
 * Six points of confidence make a star: 1 star up to 54, 5 stars from 72.
 */
export type Stars = 1 | 2 | 3 | 4 | 5;

export const STAR_LABELS: Readonly<Record<Stars, string>> = {
  5: 'Very Confident',
  4: 'High Confidence',
  3: 'Moderate',
  2: 'Low Confidence',
  1: 'Not Confident',
};

export function starRating(confidence: number): Stars {
  const stars = Math.round((confidence - 45) / 6);
  if (stars >= 5) return 5;
  if (stars === 4) return 4;
  if (stars === 3) return 3;
  return stars === 2 ? 2 : 1;
}

/** The middle of the confidence that makes so many stars. */
export const confidenceOf = (stars: number): number => 45 + 6 * stars;

export const starLabel = (stars: Stars): string => STAR_LABELS[stars];

/** The sidebar's sentence. */
export function confidenceSentence(stars: Stars): string {
  if (stars >= 4) return 'High confidence prediction';
  if (stars >= 3) return 'Moderate confidence prediction';
  return stars >= 2 ? 'Low confidence prediction' : 'Very low confidence prediction';
}

export function modelEdge(stars: Stars): string {
  if (stars >= 4) return 'Strong edge detected';
  if (stars >= 3) return 'Moderate edge';
  return stars >= 2 ? 'Slight edge' : 'No significant edge';
}

/** The word for running text: "high", "moderate" or "lower" confidence. */
export function confidenceText(stars: Stars): 'high' | 'moderate' | 'lower' {
  if (stars >= 4) return 'high';
  return stars >= 3 ? 'moderate' : 'lower';
}
