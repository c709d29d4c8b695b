import { type Histogram, histogramMean } from '#domain/game/scoreGrid.ts';
import { coverSharesIn, decisiveShare, totalSharesIn } from '#domain/prices/lineProbability.ts';
import { rounded } from '../rounded.ts';
import { eachScoreShare, type GoalRates } from '../soccer/outcomes.ts';
import type { OwnFigures } from './ownFigures.ts';

/** A soccer game's own figures: exact shares of the scores that its rates give. */
export function goalFigures(rates: GoalRates): OwnFigures {
  const margins = histogram(rates, (home, away) => home - away);
  const totals = histogram(rates, (home, away) => home + away);
  const shareWhere = (holds: (margin: number) => boolean): number =>
    margins.reduce((sum, [margin, share]) => (holds(margin) ? sum + share : sum), 0);
  const home = shareWhere((margin) => margin > 0);
  const draw = shareWhere((margin) => margin === 0);
  const away = 1 - home - draw;
  return {
    win: { home, draw, away },
    shareAt: (market, line) =>
      decisiveShare(
        market === 'spread'
          ? coverSharesIn(margins, 'home', line)
          : totalSharesIn(totals, 'over', line),
      ),
    forecast: {
      homeWinProbability: rounded(100 * home, 2),
      awayWinProbability: rounded(100 * away, 2),
      drawProbability: rounded(100 * draw, 2),
      spread: rounded(0 - histogramMean(margins), 2),
      total: rounded(histogramMean(totals), 2),
    },
  };
}

function histogram(rates: GoalRates, value: (home: number, away: number) => number): Histogram {
  const shares = new Map<number, number>();
  eachScoreShare(rates, (home, away, share) => {
    const at = value(home, away);
    shares.set(at, (shares.get(at) ?? 0) + share);
  });
  return [...shares].sort(([one], [other]) => one - other);
}
