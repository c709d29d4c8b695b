import {
  histogramMean,
  marginHistogram,
  type ScoreGrid,
  splitAt,
  totalHistogram,
} from '../game/scoreGrid.ts';
import { type BetShares, coverSharesIn, totalSharesIn } from '../prices/lineProbability.ts';

/** % of the runs, 0–100; in leagues without draws of the decided ones. */
export interface LiveChances {
  readonly homeWinProbability: number;
  readonly awayWinProbability: number;
  readonly drawProbability: number;
}

/** A bet on the first side (home, over): shares of the runs, 0–1. */
interface LiveBet {
  readonly line: number;
  readonly wins: number;
  readonly push: number;
}

/** What simulated final scores say: before the start, or from a state of the game on. */
export interface LiveFigures {
  readonly chances: LiveChances;
  /** Mean of both sides' final points together, and of those still to come. */
  readonly meanTotal: number;
  readonly toCome: number;
  readonly spreadBet?: LiveBet | undefined;
  readonly totalBet?: LiveBet | undefined;
}

/** The lines of before the start whose bets are followed: home handicap, total. */
export interface LiveLines {
  readonly spread?: number | undefined;
  readonly total?: number | undefined;
}

export interface LiveScore {
  readonly home: number;
  readonly away: number;
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
const hundredths = (value: number): number => round(value, 2);

const betOf = (line: number, { win, push }: BetShares): LiveBet => ({
  line,
  wins: round(win, 4),
  push: round(push, 4),
});

/**
 * The figures of simulated final scores, rounded for an answer: chances to hundredths of a percent, shares to four digits. A tie in a
 * league without draws counts for neither side, as in what is published before the start.
 * @param so the score so far
 */
export function liveFigures(
  grid: ScoreGrid,
  canDraw: boolean,
  lines: LiveLines,
  so: LiveScore = { home: 0, away: 0 },
): LiveFigures {
  const margins = marginHistogram(grid);
  const totals = totalHistogram(grid);
  const { above, at, below } = splitAt(margins, 0);
  // Only ties: a game that ended so.
  const counted = canDraw || above + below === 0 ? 1 : above + below;
  const meanTotal = histogramMean(totals);
  return {
    chances: {
      homeWinProbability: hundredths((100 * above) / counted),
      awayWinProbability: hundredths((100 * below) / counted),
      drawProbability: canDraw || above + below === 0 ? hundredths(100 * at) : 0,
    },
    meanTotal: hundredths(meanTotal),
    toCome: hundredths(Math.max(0, meanTotal - so.home - so.away)),
    ...(lines.spread !== undefined && {
      spreadBet: betOf(lines.spread, coverSharesIn(margins, 'home', lines.spread)),
    }),
    ...(lines.total !== undefined && {
      totalBet: betOf(lines.total, totalSharesIn(totals, 'over', lines.total)),
    }),
  };
}

/** A game that is over, as simulated scores: its own alone. */
export const onlyScoreGrid = ({ home, away }: LiveScore): ScoreGrid => [[home, away, [1]]];
