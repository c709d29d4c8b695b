import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { count } from './words.ts';

const figure = (loss: number): string => loss.toFixed(3);

const over = ({ from, contests }: LeagueScores): string =>
  from === 'record'
    ? `Over ${count(contests)} graded contests`
    : `Tested on ${count(contests)} ${from.unit} of ${from.seasons}`;

/**
 * How forecasts have scored, and against whom: "Tested on 570 games of 2023–2024: log loss 0.608 with the closing line weighed
 * in; the line 0.607, our model alone 0.619, a coin 0.693. Lower is better." Nothing where there is no one to compare with.
 */
export function scoresText(scores: LeagueScores): string {
  const { from, ours, own, close, coin } = scores;
  const others = [
    close !== undefined && `the line ${figure(close)}`,
    own !== undefined && `our model alone ${figure(own)}`,
    coin !== undefined && `${coin > Math.LN2 ? 'a third each' : 'a coin'} ${figure(coin)}`,
  ].filter(Boolean);
  if (others.length === 0) return '';
  const pooled =
    from !== 'record' && close !== undefined ? ' with the closing line weighed in' : '';
  return `${over(scores)}: log loss ${figure(ours)}${pooled}; ${others.join(', ')}. Lower is better.`;
}
