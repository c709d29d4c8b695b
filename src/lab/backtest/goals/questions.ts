import type { PoolWeights } from '#engine/market/pool.ts';
import { pulledToward } from '#engine/market/publishedFigures.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import { both } from '../../fit/fitPool.ts';
import type { TestedGoalForecast } from '../../fit/goals/forecasts.ts';
import { goalResult } from '../../fit/goals/loss.ts';
import { SHAPES, shareOfRates, threeWay } from '../../fit/goals/shares.ts';
import type { BacktestAnswer, BacktestQuestion } from '../types.ts';

/** Home, draw or away after ninety minutes. */
export function threeWayAnswer({ past, own, results }: TestedGoalForecast): BacktestAnswer {
  return {
    ...labels(past.game),
    happened: goalResult(past),
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
  { past, own, results }: TestedGoalForecast,
  rate: number | undefined,
  { lineWeights }: MarketWeights,
): BacktestAnswer {
  const holds = SHAPES[name];
  const { homeScore, awayScore } = past.game;
  const ours = shareOfRates(own, holds);
  const close = name === 'over 2.5' ? past.closeOver : undefined;
  return {
    ...labels(past.game),
    happened: both(holds(homeScore, awayScore) ? 1 : 0),
    said: {
      own: both(ours),
      'own, no lines': both(shareOfRates(results, holds)),
      ...(close === undefined
        ? {}
        : {
            published: both(pulledToward(close, ours, lineWeights?.total ?? 0)),
            close: both(close),
          }),
      ...(rate === undefined ? {} : { 'base rate': both(rate) }),
    },
  };
}

const labels = ({ season, id, date }: TestedGoalForecast['past']['game']) => ({
  season,
  id,
  cluster: date,
});

/** A season's answers to a question, and that season's pool weights. */
interface QuestionPart {
  readonly season: number;
  readonly answers: readonly BacktestAnswer[];
  readonly pool: PoolWeights;
}

/** A question with its answers from the tested seasons. */
export const goalQuestion = (
  name: string,
  outcomes: readonly string[],
  parts: readonly QuestionPart[],
): BacktestQuestion => ({
  name,
  outcomes,
  ordered: name === 'three-way',
  answers: parts.flatMap(({ answers }) => answers),
  pools: new Map(parts.map(({ season, pool }) => [season, pool])),
});
