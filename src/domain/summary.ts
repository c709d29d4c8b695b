import type { Prediction, SimulationData } from './prediction.ts';
import { moneylineProbabilities } from './prices/fairProbabilities.ts';
import type { ReferenceMarket } from './prices/referenceMarket.ts';
import {
  eachScore,
  type Histogram,
  marginHistogram,
  mean,
  runsIn,
  type ScoreGrid,
  splitAt,
  totalHistogram,
} from './scoreGrid.ts';

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

/** The score that came up most often; of equals the one with fewer home, then fewer away points. */
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

/** % of runs on the likelier side of a line, pushes left out; undefined where every run pushes. */
function sharePastLine(histogram: Histogram, line: number): number | undefined {
  const { above, below } = splitAt(histogram, line);
  return above + below === 0 ? undefined : (100 * Math.max(above, below)) / (above + below);
}

/** 100 − |home win probability of the model − of the moneyline without its vig|, in points. */
function agreement(
  homePercent: number,
  moneyline: ReferenceMarket['moneyline'],
): number | undefined {
  const fair = moneyline && moneylineProbabilities(moneyline);
  return fair && 100 - Math.abs(homePercent - 100 * fair.home);
}

/**
 * Percentages are of all runs where the league knows draws. Elsewhere a simulated tie (NFL: about 1 in 400)
 * is no market of its own, and win probabilities are normalised to sum to 100.
 */
export function summarize(grid: ScoreGrid, canDraw: boolean, market?: ReferenceMarket): Summary {
  const margins = marginHistogram(grid);
  const totals = totalHistogram(grid);
  const iterations = runsIn(margins);
  const { above, at, below } = splitAt(margins, 0);
  const counted = canDraw ? 1 : above + below;
  const home = (100 * above) / counted;
  const away = (100 * below) / counted;
  const margin = mean(margins);
  const total = mean(totals);
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
      spreadConfidence:
        market?.spreadLine === undefined ? undefined : sharePastLine(margins, -market.spreadLine),
      totalConfidence:
        market?.totalLine === undefined ? undefined : sharePastLine(totals, market.totalLine),
      marketConsensus: agreement(home, market?.moneyline),
      grid,
    },
  };
}
