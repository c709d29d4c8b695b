import type { Side } from '../game/predictedWinner.ts';
import type { Histogram } from '../game/scoreGrid.ts';
import {
  type BetShares,
  coverSharesIn,
  decisiveShare,
  totalSharesIn,
} from '../prices/lineProbability.ts';
import { homeCoverPercent, overPercent, type PriceReading, priceReading } from './probabilities.ts';
import type { AnalyzerLines, AnalyzerSetup } from './setup.ts';
import { type BetVerdict, combinedValue, verdictOf } from './verdict.ts';

/** A line's chance in two ways: on the smooth curve (5–95 %), and counted in the simulated games if their scores are known. */
export interface LineReading {
  readonly curve: number;
  readonly counted: BetShares | undefined;
}

export interface AnalyzerReading {
  /** The predicted winner against the spread. */
  readonly spread: LineReading;
  /** Over the total. */
  readonly total: LineReading;
  readonly moneyline: Readonly<Record<Side, PriceReading>>;
  /** Side whose price has the better edge; it counts in the combined value. */
  readonly better: Side;
  /** Combined EV, −15…+8. */
  readonly value: number;
  readonly verdict: BetVerdict;
}

/** The published chance of a line, %: counted in the simulated games, refunds left out; else the curve's. */
const published = ({ curve, counted }: LineReading): number =>
  counted ? 100 * decisiveShare(counted) : curve;

const where = (known: Histogram, count: (known: Histogram) => BetShares): BetShares | undefined =>
  known.length > 0 ? count(known) : undefined;

/** Everything the analyzer says about the chosen lines. */
export function analyze(
  setup: AnalyzerSetup,
  lines: AnalyzerLines,
  margins: Histogram,
  totals: Histogram,
): AnalyzerReading {
  const { league, pick } = setup;
  const homeCover = homeCoverPercent(league, setup.meanMargin, lines.spread);
  const spread: LineReading = {
    curve: pick === 'home' ? homeCover : 100 - homeCover,
    counted: where(margins, (known) => coverSharesIn(known, pick, lines.spread)),
  };
  const total: LineReading = {
    curve: overPercent(league, setup.meanTotal, lines.total),
    counted: where(totals, (known) => totalSharesIn(known, 'over', lines.total)),
  };
  const home = priceReading(setup.home.win, lines.homeMoneyline);
  const away = priceReading(setup.away.win, lines.awayMoneyline);
  const better = home.edge > away.edge || (home.edge === away.edge && pick === 'home');
  const moneyline = better ? home.edge : away.edge;
  const value = combinedValue({ spread: published(spread), total: published(total), moneyline });
  return {
    spread,
    total,
    moneyline: { home, away },
    better: better ? 'home' : 'away',
    value,
    verdict: verdictOf(value),
  };
}
