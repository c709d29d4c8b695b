import type { MarginParams } from '../ratings/margin/params.ts';
import { normalQuantile } from '../rng/normal.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { rounded } from '../rounded.ts';
import type { OwnFigures } from './ownFigures.ts';

/** A margin league's expected game by its ratings. Points; homeWin 0–1, a tie counting half. */
interface ExpectedGame {
  readonly homeWin: number;
  readonly margin: number;
  /** Mean of the total, including its bias. */
  readonly total: number;
}

/** Scales of a league's games: the only parameters needed here. */
type GameScales = Pick<MarginParams, 'scale' | 'scoreSd'> & {
  readonly total: Pick<MarginParams['total'], 'scoreSd' | 'bias'>;
};

/**
 * Own figures of a margin league's game: margins and totals are normal around the expectation, with the league's SD around its
 * lines. Lines sit at the median, so the total's bias (mean less line) is left out here.
 */
export function marginFigures(
  { scale, scoreSd, total: totals }: GameScales,
  { homeWin, margin, total }: ExpectedGame,
): OwnFigures {
  const median = total - totals.bias;
  return {
    win: { home: homeWin, draw: 0, away: 1 - homeWin },
    shareAt: (market, line) =>
      market === 'spread'
        ? normalCdf((margin + line) / scoreSd)
        : normalCdf((median - line) / totals.scoreSd),
    winFromSpread: ({ line, share }) => normalCdf((scoreSd * normalQuantile(share) - line) / scale),
    forecast: {
      homeWinProbability: rounded(100 * homeWin, 2),
      awayWinProbability: rounded(100 * (1 - homeWin), 2),
      drawProbability: 0,
      spread: rounded(0 - margin, 2),
      total: rounded(total, 2),
    },
  };
}
