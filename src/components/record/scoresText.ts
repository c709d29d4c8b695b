import type { LeagueScores } from '#domain/record/leagueScores.ts';
import { count } from './words.ts';

const figure = (loss: number): string => loss.toFixed(3);

const over = ({ from, contests }: LeagueScores): string =>
  from === 'record'
    ? `Over ${count(contests)} graded contests`
    : `Tested on ${count(contests)} ${from.unit} of ${from.seasons}`;

/** Log losses that differ by less are as good as each other. */
const LEVEL = 0.002;

/**
 * What scores come to: "As good as the closing line." Never better than it: no season has enough contests to tell that from
 * luck, and ours has the line weighed in.
 */
function standText({ ours, close, coin }: LeagueScores, blind: string): string {
  const other = close ?? coin ?? Number.POSITIVE_INFINITY;
  if (ours > other + LEVEL)
    return `Not as good as ${close === undefined ? blind : 'the closing line'}.`;
  if (close !== undefined) return 'As good as the closing line.';
  return ours < other - LEVEL ? `Better than ${blind}.` : `As good as ${blind}.`;
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
  if (close === undefined && coin === undefined) return '';
  const pooled =
    from !== 'record' && close !== undefined ? ' with the closing line weighed in' : '';
  return `${standText(scores, blind)} ${over(scores)}: log loss ${figure(ours)}${pooled}; ${others.join(', ')}. Lower is better.`;
}
