import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { tallyText } from './words.ts';

const figure = (loss: number): string => loss.toFixed(3);

const over = ({ from, contests }: LeagueScores): string =>
  from === 'record'
    ? `over ${tallyText(contests)} graded contests`
    : `over ${tallyText(contests)} ${from.unit} of ${from.seasons}`;

/** Log losses that differ by less count as equal. */
const LEVEL = 0.002;

/**
 * Comparison of scores: "As good as". Never better than the closing line: no season has enough contests to distinguish that from
 * luck, and our forecast includes the line.
 */
function standing(ours: number, other: number, ofClose: boolean): string {
  if (ours > other + LEVEL) return 'Not as good as';
  return ofClose || ours > other - LEVEL ? 'As good as' : 'Better than';
}

/**
 * The forecasts' scores and comparisons: "As good as the closing line, which is weighed in: log loss 0.608 to its 0.607 over 570
 * games of 2023–2024; a coin 0.693." Nothing without a comparison.
 */
export function scoresText(scores: LeagueScores): string {
  const { from, ours, close, coin } = scores;
  const blind = coin !== undefined && coin > Math.LN2 ? 'a third each' : 'a coin';
  if (close !== undefined) {
    const weighed = from === 'record' ? '' : ', which is weighed in';
    const beside = coin === undefined ? '' : `; ${blind} ${figure(coin)}`;
    return `${standing(ours, close, true)} the closing line${weighed}: log loss ${figure(ours)} to its ${figure(close)} ${over(scores)}${beside}.`;
  }
  if (coin === undefined) return '';
  return `${standing(ours, coin, false)} ${blind}: log loss ${figure(ours)} to ${figure(coin)} ${over(scores)}.`;
}
