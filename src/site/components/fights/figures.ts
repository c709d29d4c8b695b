import type { Bout, BoutPrediction } from '#domain/events/fightCard.ts';
import { lastNames } from '#domain/fights/lastName.ts';
import { METHOD_TEXT, methodsOf } from '#domain/fights/methodText.ts';
import { roundLadder } from '#domain/fights/roundLadder.ts';
import { methodShares } from '#domain/outcomes/fight.ts';
import { type FightPrediction, fightPrediction } from '#domain/outcomes/fightPrediction.ts';
import { slug } from '#domain/words/slug.ts';
import type { WingRow } from './wingPath.ts';

/** A simulated bout. */
export type PredictedBout = Bout & { readonly prediction: BoutPrediction };

export const isPredictedBout = (bout: Bout): bout is PredictedBout => bout.prediction !== undefined;

export const boutNames = ({ a, b }: Bout): readonly [string, string] => lastNames(a.name, b.name);

/** The id of a bout's fold on a page. */
export const boutId = (bout: Bout): string => `bout-${slug(boutNames(bout).join(' '))}`;

/** A bout's figures on the card, by the fighters' names. */
export const fightPredictionOf = ({ a, b, prediction }: PredictedBout): FightPrediction =>
  fightPrediction(prediction.outcome, { a: a.name, b: b.name }, prediction.factors);

/** Method of victory of both sides. */
export function methodRows(
  { prediction: { outcome } }: PredictedBout,
  league: 'UFC' | 'Boxing',
): WingRow[] {
  const [a, b] = [methodShares(outcome, 'a'), methodShares(outcome, 'b')];
  return methodsOf(league).map((method) => ({
    label: METHOD_TEXT[method],
    a: a[method],
    b: b[method],
  }));
}

/** Both sides' wins round by round and by decision. */
export const roundRows = ({ prediction }: PredictedBout): WingRow[] =>
  roundLadder(prediction.outcome).map(({ label, a, b }) => ({ label, a, b }));
