import type { TennisPrediction } from '#contract/answers/tennis/prediction.ts';
import { surname } from '#domain/events/tennis/names.ts';
import type { PredictedMatch } from '#domain/events/tennis/predictedMatch.ts';
import { longDate } from '#domain/time/time.ts';
import { likeliestSets } from './likeliestSets.ts';

/** Metadata of a match's page: "Clay vs. Dirt: odds and sets, 70–30". */
export function matchMeta(match: PredictedMatch, made: TennisPrediction) {
  const [a, b] = [surname(match.a.name), surname(match.b.name)];
  const first = Math.round(made.homeWinProbability);
  const sets = likeliestSets(made);
  const winner = sets?.winner === 'away' ? b : a;
  return {
    title: `${a} vs. ${b}: odds and sets, ${first}–${100 - first}`,
    description: `${a} vs. ${b}, ${match.tournament}, ${longDate(match.startTime)}: ${winner} wins most often${sets ? ` ${sets.score}` : ''}. Win probability, set betting and total games.`,
    keywords: [
      `${match.a.name} vs ${match.b.name} prediction`,
      `${match.a.name} odds`,
      `${match.b.name} odds`,
      'tennis predictions',
    ],
  };
}
