import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { count } from './words.ts';

const figure = (loss: number): string => loss.toFixed(3);

const over = ({ from, contests }: LeagueScores): string =>
  from === 'record'
    ? `Over ${count(contests)} graded contests`
    : `Tested on ${count(contests)} ${from.unit} of ${from.seasons}`;

/** Log losses that differ by less are as good as each other. */
const LEVEL = 0.002;

/** What scores come to: "As good as the closing line." */
function standText(ours: number, other: number, named: string): string {
  if (Math.abs(ours - other) < LEVEL) return `As good as ${named}.`;
  return ours < other ? `Better than ${named}.` : `Not as good as ${named}.`;
}

/**
 * How forecasts have scored, and against whom: "As good as the closing line. Tested on 570 games of 2023–2024: log loss 0.608 with the closing line weighed
 * in; the line 0.607, our model alone 0.619, a coin 0.693. Lower is better." Nothing where there is no one to compare with.
 */
export function scoresText(scores: LeagueScores): string {
  const { from, ours, own, close, coin } = scores;
  const blind = coin !== undefined && coin > Math.LN2 ? 'a third each' : 'a coin';
  const others = [
    close !== undefined && `the line ${figure(close)}`,
    own !== undefined && `our model alone ${figure(own)}`,
    coin !== undefined && `${blind} ${figure(coin)}`,
  ].filter(Boolean);
  const other = close ?? coin;
  if (other === undefined) return '';
  const stand = standText(ours, other, close === undefined ? blind : 'the closing line');
  const pooled =
    from !== 'record' && close !== undefined ? ' with the closing line weighed in' : '';
  return `${stand} ${over(scores)}: log loss ${figure(ours)}${pooled}; ${others.join(', ')}. Lower is better.`;
}
