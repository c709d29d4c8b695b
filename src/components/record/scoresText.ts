import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { count } from './words.ts';

const figure = (loss: number): string => loss.toFixed(3);

const over = ({ from, contests }: LeagueScores): string =>
  from === 'record'
    ? `Over ${count(contests)} graded contests`
    : `In a test on ${count(contests)} ${from.unit} of ${from.seasons}`;

/**
 * How forecasts have scored, and against whom: "In a test on 570 games of 2023–2024: log loss 0.608 with the closing line
 * weighed in, 0.619 without, the line itself 0.607, a coin 0.693; lower is better."
 */
export function scoresText(scores: LeagueScores): string {
  const { from, ours, own, close, coin } = scores;
  const tested = from !== 'record';
  const pooled = tested && close !== undefined;
  const parts = [
    `log loss ${figure(ours)}${pooled ? ' with the closing line weighed in' : ''}`,
    pooled && own !== undefined && `${figure(own)} without`,
    close !== undefined && `the line itself ${figure(close)}`,
    coin !== undefined && `${coin > Math.LN2 ? 'a third each' : 'a coin'} ${figure(coin)}`,
  ].filter(Boolean);
  const gap = tested && close === undefined ? '; our files hold no closing line' : '';
  return `${over(scores)}: ${parts.join(', ')}; lower is better${gap}.`;
}
