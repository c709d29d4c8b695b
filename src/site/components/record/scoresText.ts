import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { groupedDigits } from './words.ts';

const over = ({ from, contests }: LeagueScores): string =>
  from === 'record'
    ? `over ${groupedDigits(contests)} graded contests`
    : `over ${groupedDigits(contests)} ${from.unit}`;

/** Log losses that differ by less count as equal. */
const LEVEL = 0.002;

/**
 * Comparison of scores: "As accurate as". Never better than the closing line: no season has enough contests to distinguish that from
 * luck, and our forecast includes the line.
 */
function standing(ours: number, other: number, ofClose: boolean): string {
  if (ours > other + LEVEL) return 'Less accurate than';
  return ofClose || ours > other - LEVEL ? 'As accurate as' : 'More accurate than';
}

/**
 * How accurate the forecasts were, by their log loss: "As accurate as the closing line over 570 games." The losses themselves
 * are in the record's table. Nothing without a comparison.
 */
export function scoresText(scores: LeagueScores): string {
  const { ours, close, coin } = scores;
  if (close !== undefined)
    return `${standing(ours, close, true)} the closing line ${over(scores)}.`;
  if (coin === undefined) return '';
  const blind = coin > Math.LN2 ? 'a blind guess' : 'a coin';
  return `${standing(ours, coin, false)} ${blind} ${over(scores)}.`;
}
