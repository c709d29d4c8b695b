import type { Prediction, SimulationData } from '../game/prediction.ts';
import {
  eachScore,
  histogramMean,
  marginHistogram,
  runsIn,
  type ScoreGrid,
  splitAt,
  totalHistogram,
} from '../game/scoreGrid.ts';
import { lineFigures } from '../prices/lineFigures.ts';
import type { Consensus } from '../prices/market.ts';
import type { OwnForecast } from '../prices/ownForecast.ts';

/** Every figure of a prediction that follows from its simulated scores. */
export type Summary = Pick<
  Prediction,
  | 'homeWinProbability'
  | 'awayWinProbability'
  | 'drawProbability'
  | 'confidenceRating'
  | 'spread'
  | 'total'
  | 'predictedHomeScore'
  | 'predictedAwayScore'
  | 'simulationData'
>;

/** The most frequent score; of equals, the one with fewer home, then fewer away points. */
function mostLikelyScore(grid: ScoreGrid): SimulationData['mostLikelyScore'] {
  let best: readonly [number, number] = [0, 0];
  let most = 0;
  eachScore(grid, (home, away, count) => {
    if (count > most) {
      most = count;
      best = [away, home];
    }
  });
  return best;
}

/** 100 − |home win probability of the model alone − of the market|, in points. */
const agreement = (own: OwnForecast | undefined, win: Consensus['win']): number | undefined =>
  own && win && 100 - Math.abs(own.homeWinProbability - 100 * win.home);

/**
 * Percentages are of all runs in leagues with draws. Elsewhere a simulated tie (NFL: about 1 in 400) is not a market of its own,
 * and win probabilities are normalized to sum to 100.
 */
export function summarize(
  grid: ScoreGrid,
  canDraw: boolean,
  market?: Consensus,
  own?: OwnForecast,
): Summary {
  const margins = marginHistogram(grid);
  const totals = totalHistogram(grid);
  const iterations = runsIn(margins);
  const { above, at, below } = splitAt(margins, 0);
  const counted = canDraw ? 1 : above + below;
  const home = (100 * above) / counted;
  const away = (100 * below) / counted;
  const margin = histogramMean(margins);
  const total = histogramMean(totals);
  return {
    homeWinProbability: home,
    awayWinProbability: away,
    drawProbability: canDraw ? 100 * at : 0,
    confidenceRating: Math.max(home, away),
    spread: -margin,
    total,
    predictedHomeScore: (total + margin) / 2,
    predictedAwayScore: (total - margin) / 2,
    simulationData: {
      iterations,
      homeWins: Math.round(above * iterations),
      awayWins: Math.round(below * iterations),
      mostLikelyScore: mostLikelyScore(grid),
      ...lineFigures(margins, totals, { spread: market?.spread?.line, total: market?.total?.line }),
      marketConsensus: agreement(own, market?.win),
      grid,
    },
  };
}
