import type { ShownMatch } from '#contract/answers/tennis/prediction.ts';

/** How the predicted winner most often wins. */
export interface LikeliestSets {
  readonly winner: 'home' | 'away';
  /** "2–0" */
  readonly score: string;
  /** % of all simulated matches, 0–100. */
  readonly probability: number;
}

/** The predicted winner with the likeliest score in sets; undefined if an answer has no scores. A tie goes to home. */
export function likeliestSets({
  homeWinProbability,
  awayWinProbability,
  setScores,
}: Pick<ShownMatch, 'homeWinProbability' | 'awayWinProbability' | 'setScores'>):
  | LikeliestSets
  | undefined {
  const winner = homeWinProbability >= awayWinProbability ? 'home' : 'away';
  const [first] = setScores
    .filter((each) => each.winner === winner)
    .toSorted((one, other) => other.probability - one.probability);
  return first && { winner, score: first.score.replace('-', '–'), probability: first.probability };
}
