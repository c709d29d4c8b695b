import { METHOD_TEXT } from '#domain/fights/methodText.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { methodShares } from '#domain/outcomes/fight.ts';
import { likeliestEnding } from '#domain/outcomes/fightPrediction.ts';
import type { PredictedBout } from './figures.ts';

/** The likelier winner's most frequent method, with its share of all runs, and when: "KO/TKO 31%, round 1". */
export function endingWords({
  prediction: { outcome },
}: Pick<PredictedBout, 'prediction'>): string {
  const { side, method, round } = likeliestEnding(outcome);
  const share = percent(100 * methodShares(outcome, side)[method]);
  const said = `${METHOD_TEXT[method]} ${share}`;
  return method === 'decision' ? said : `${said}, round ${round}`;
}
