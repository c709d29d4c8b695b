import { LEAGUES, type League } from '../leagues/league.ts';

/**
 * Stars from confidence, which is 0–100: the % of simulated games won by the predicted winner.
 *
 * With two sides confidence is at least 50, and six points make a star: 1 star up to 54, 5 from 72.
 *
 * With a draw as third result it can be little more than 33⅓, so those leagues have their own scale: eight points make a star, 1
 * star up to 42, 5 from 66. Over every pairing of the rated clubs of our five soccer leagues the favorite has 37 to 90, half of
 * them under 52; 18, 26, 20, 16 and 20 % of the pairings get 1 to 5 stars. The bounds are the round ones nearest to equal fifths
 * (42.6, 48.8, 56.3, 66.4).
 */
export type Stars = 1 | 2 | 3 | 4 | 5;

const STAR_LABELS: Readonly<Record<Stars, string>> = {
  5: 'Very Confident',
  4: 'High Confidence',
  3: 'Moderate',
  2: 'Low Confidence',
  1: 'Not Confident',
};

/** Number of possible results: two sides, or two and a draw. */
type Ways = 2 | 3;

/** Confidence that gets no star, and the points per star. */
const SCALE: Readonly<Record<Ways, { readonly from: number; readonly perStar: number }>> = {
  2: { from: 45, perStar: 6 },
  3: { from: 30, perStar: 8 },
};

export const waysOf = (league: League): Ways => (LEAGUES[league].canDraw ? 3 : 2);

export function starRating(confidence: number, ways: Ways): Stars {
  const { from, perStar } = SCALE[ways];
  const stars = Math.round((confidence - from) / perStar);
  if (stars >= 5) return 5;
  if (stars === 4) return 4;
  if (stars === 3) return 3;
  return stars === 2 ? 2 : 1;
}

/** Stars of a game's prediction, on its league's scale. */
export const gameStars = (game: {
  readonly league: League;
  readonly prediction: { readonly confidenceRating: number };
}): Stars => starRating(game.prediction.confidenceRating, waysOf(game.league));

/** The middle of the confidence range with this many stars. */
export const confidenceOf = (stars: number, ways: Ways): number =>
  SCALE[ways].from + SCALE[ways].perStar * stars;

export const starLabel = (stars: Stars): string => STAR_LABELS[stars];

/** The sentence under the stars of the confidence panel. */
export function confidenceSentence(stars: Stars): string {
  if (stars >= 4) return 'High confidence prediction';
  if (stars >= 3) return 'Moderate confidence prediction';
  return stars >= 2 ? 'Low confidence prediction' : 'Very low confidence prediction';
}

/** The word for running text: "high", "moderate" or "lower" confidence. */
export function confidenceText(stars: Stars): 'high' | 'moderate' | 'lower' {
  if (stars >= 4) return 'high';
  return stars >= 3 ? 'moderate' : 'lower';
}
