import type { TennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';

/** Title and keywords of a match's page: "Clay vs. Dirt: odds and sets, 70–30". */
export function matchMeta(match: PredictedMatch, made: TennisPrediction) {
  const [a, b] = [surname(match.a.name), surname(match.b.name)];
  const first = Math.round(made.homeWinProbability);
  return {
    title: `${a} vs. ${b}: odds and sets, ${first}–${100 - first}`,
    keywords: [
      `${match.a.name} vs ${match.b.name} prediction`,
      `${match.a.name} odds`,
      `${match.b.name} odds`,
      'tennis predictions',
    ],
  };
}
