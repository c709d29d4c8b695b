import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { tallyText } from './words.ts';

const figure = (loss: number): string => loss.toFixed(3);

const over = ({ from, contests }: LeagueScores): string =>
  from === 'record'
    ? `over ${tallyText(contests)} graded contests`
    : `over ${tallyText(contests)} ${from.unit} of ${from.seasons}`;

/** Log losses that differ by less are as good as each other. */
const LEVEL = 0.002;

/**
 * What scores come to: "As good as". Never better than the closing line: no season has enough contests to tell that from luck,
 * and ours has the line weighed in.
 */
function standing(ours: number, other: number, ofClose: boolean): string {
  if (ours > other + LEVEL) return 'Not as good as';
  return ofClose || ours > other - LEVEL ? 'As good as' : 'Better than';
}

/**
 * How forecasts have scored, and against whom: "As good as the closing line, which is weighed in: log loss 0.608 to its 0.607
 * over 570 games of 2023–2024; a coin 0.693." Nothing where there is no one to compare with.
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
