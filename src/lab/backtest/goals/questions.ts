import type { PoolWeights } from '#engine/market/pool.ts';
import { moved } from '#engine/market/publishedFigures.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import { both } from '../../fit/fitPool.ts';
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

/** A yes-or-no question about the score. `rate` is its share in the seasons before, if there are any. */
export function shapeAnswer(
  name: 'over 2.5' | 'both teams score',
  { past, own, results }: Forecast,
  rate: number | undefined,
  { lineWeights }: MarketWeights,
): Answer {
  const holds = SHAPES[name];
  const { homeScore, awayScore } = past.game;
  const ours = shareOf(own, holds);
  const close = name === 'over 2.5' ? past.closeOver : undefined;
  return {
    ...labels(past.game),
    happened: both(holds(homeScore, awayScore) ? 1 : 0),
    said: {
      own: both(ours),
      'own, no lines': both(shareOf(results, holds)),
      ...(close === undefined
        ? {}
        : { published: both(moved(close, ours, lineWeights?.total ?? 0)), close: both(close) }),
      ...(rate === undefined ? {} : { 'base rate': both(rate) }),
    },
  };
}

const labels = ({ season, id, date }: Forecast['past']['game']) => ({ season, id, cluster: date });

/** A season's answers to a question, and that season's pool weights. */
interface QuestionPart {
  readonly season: number;
  readonly answers: readonly Answer[];
  readonly pool: PoolWeights;
}

/** A question with its answers from the tested seasons. */
export const question = (
  name: string,
  outcomes: readonly string[],
  parts: readonly QuestionPart[],
): Question => ({
  name,
  outcomes,
  ordered: name === 'three-way',
  answers: parts.flatMap(({ answers }) => answers),
  pools: new Map(parts.map(({ season, pool }) => [season, pool])),
});
