import type { Forecast } from '../../fit/goals/forecasts.ts';
import { resultOf } from '../../fit/goals/loss.ts';
import { SHAPES, shareOf, threeWay } from '../../fit/goals/shares.ts';
import type { Answer, Question } from '../types.ts';

/** Home, draw or away after ninety minutes. */
export function threeWayAnswer({ past, own, results }: Forecast): Answer {
  return {
    ...labels(past.game),
    happened: resultOf(past),
    said: {
      own: threeWay(own),
      'own, no lines': threeWay(results),
      ...(past.close ? { close: past.close } : {}),
    },
  };
}

/** A yes-or-no question about the score. `rate` is its share in the seasons before, where there are any. */
export function shapeAnswer(
  name: 'over 2.5' | 'both teams score',
  { past, own, results }: Forecast,
  rate: number | undefined,
): Answer {
  const holds = SHAPES[name];
  const { homeScore, awayScore } = past.game;
  const yes = (p: number): [yes: number, no: number] => [p, 1 - p];
  const close = name === 'over 2.5' ? past.closeOver : undefined;
  return {
    ...labels(past.game),
    happened: yes(holds(homeScore, awayScore) ? 1 : 0),
    said: {
      own: yes(shareOf(own, holds)),
      'own, no lines': yes(shareOf(results, holds)),
      ...(close === undefined ? {} : { close: yes(close) }),
      ...(rate === undefined ? {} : { 'base rate': yes(rate) }),
    },
  };
}

const labels = ({ season, id, date }: Forecast['past']['game']) => ({ season, id, cluster: date });

/** A question from its answers of the tested seasons, and of the seasons before each for the pool. */
export const question = (
  name: string,
  outcomes: readonly string[],
  parts: readonly { season: number; answers: readonly Answer[] }[],
): Question => ({
  name,
  outcomes,
  ordered: name === 'three-way',
  answers: parts.flatMap(({ season, answers }) => answers.filter((a) => a.season === season)),
  earlier: parts.map(({ season, answers }) => ({
    before: season,
    answers: answers.filter((a) => a.season < season),
  })),
});
