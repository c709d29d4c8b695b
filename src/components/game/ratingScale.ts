/** A team's strength as the ladder draws it. */
export interface Rating {
  readonly name: string;
  readonly abbreviation: string;
  /** Points, runs or goals better than the league's average on a neutral site, with its standard deviation. */
  readonly rating: number;
  readonly sd: number;
}

const STEPS = [0.5, 1, 2, 5, 10, 20, 30, 40, 60];
const Z90 = 1.645;

/** Half-width of the ladder's axis: a round number that holds every 90 % range. */
export function ratingReach(ratings: readonly Rating[]): number {
  const widest = Math.max(0, ...ratings.map(({ rating, sd }) => Math.abs(rating) + Z90 * sd));
  return STEPS.find((step) => step >= widest) ?? Math.ceil(widest / 20) * 20;
}
