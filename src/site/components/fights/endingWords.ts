import { METHOD_TEXT } from '#domain/fights/methodText.ts';
import { percent } from '#domain/numbers/numbers.ts';
import { methodShares } from '#domain/outcomes/fight.ts';
import { likeliestEnding } from '#domain/outcomes/fightPrediction.ts';
import { finishRounds, roundStretchText } from '#domain/outcomes/finishRounds.ts';
import type { PredictedBout } from './figures.ts';

/** The likelier winner's most frequent method, with its share of all runs, and when: "KO/TKO 31%, rounds 1–2". */
export function endingWords({
  prediction: { outcome },
}: Pick<PredictedBout, 'prediction'>): string {
  const { side, method } = likeliestEnding(outcome);
  const share = percent(100 * methodShares(outcome, side)[method]);
  const said = `${METHOD_TEXT[method]} ${share}`;
  const rounds = finishRounds(outcome);
  return rounds ? `${said}, ${roundStretchText(rounds)}` : said;
}
