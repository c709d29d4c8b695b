import type { Side } from '../game/predictedWinner.ts';
import type { Histogram } from '../game/scoreGrid.ts';
import { spreadCall, totalCall } from '../prices/lineCall.ts';
import { type BetShares, decisiveShare } from '../prices/lineProbability.ts';
import { homeCoverPercent, overPercent, type PriceReading, priceReading } from './probabilities.ts';
import type { AnalyzerLines, AnalyzerSetup } from './setup.ts';
import { type BetVerdict, combinedValue, verdictOf } from './verdict.ts';

/** The favored side of a line, and its chance: counted in the simulated games, or on the smooth curve if no scores are kept. */
export interface LineReading<Of extends string = string> {
  readonly side: Of;
  /** Handicap of that side, or the total. */
  readonly line: number;
  /** Chance without pushes, %. */
  readonly percent: number;
  /** The simulated games behind it; absent on the curve. */
  readonly counted?: BetShares | undefined;
}

export interface AnalyzerReading {
  readonly spread: LineReading<Side>;
  readonly total: LineReading<'over' | 'under'>;
  readonly moneyline: Readonly<Record<Side, PriceReading>>;
  /** Side whose price has the better edge; it counts in the combined value. */
  readonly better: Side;
  /** Combined EV, −15…+8. */
  readonly value: number;
  readonly verdict: BetVerdict;
}

function spreadReading(
  { league, meanMargin }: AnalyzerSetup,
  line: number,
  margins: Histogram,
): LineReading<Side> {
  if (margins.length > 0) {
    const { shares, ...call } = spreadCall(margins, line);
    return { ...call, percent: 100 * decisiveShare(shares), counted: shares };
  }
  const home = homeCoverPercent(league, meanMargin, line);
  return home >= 50
    ? { side: 'home', line, percent: home }
    : { side: 'away', line: 0 - line, percent: 100 - home };
}

function totalReading(
  { league, meanTotal }: AnalyzerSetup,
  line: number,
  totals: Histogram,
): LineReading<'over' | 'under'> {
  if (totals.length > 0) {
    const { shares, ...call } = totalCall(totals, line);
    return { ...call, percent: 100 * decisiveShare(shares), counted: shares };
  }
  const over = overPercent(league, meanTotal, line);
  return over >= 50
    ? { side: 'over', line, percent: over }
    : { side: 'under', line, percent: 100 - over };
}

/** Everything the analyzer says about the chosen lines. */
export function analyze(
  setup: AnalyzerSetup,
  lines: AnalyzerLines,
  margins: Histogram,
  totals: Histogram,
): AnalyzerReading {
  const spread = spreadReading(setup, lines.spread, margins);
  const total = totalReading(setup, lines.total, totals);
  const home = priceReading(setup.home.win, lines.homeMoneyline);
  const away = priceReading(setup.away.win, lines.awayMoneyline);
  const better = home.edge > away.edge || (home.edge === away.edge && setup.pick === 'home');
  const moneyline = better ? home.edge : away.edge;
  const value = combinedValue({ spread: spread.percent, total: total.percent, moneyline });
  return {
    spread,
    total,
    moneyline: { home, away },
    better: better ? 'home' : 'away',
    value,
    verdict: verdictOf(value),
  };
}
