import { clamp, sum } from '#domain/numbers/numbers.ts';
import {
  overShare,
  setScoreShares,
  type TennisOutcome,
  tieBreakShare,
} from '#domain/outcomes/tennis.ts';
import { LONG_SET, WON_BY_B } from '#engine/tennis/sets.ts';
import type { FileMatch } from '../../fit/tennis/row.ts';
import { setScoresOf } from '../../fit/tennis/setScores.ts';
import type { BacktestAnswer, BacktestQuestion } from '../types.ts';
import type { MatchSaid, TennisSeasonWalk } from './seasonWalk.ts';

/** A market on completed matches. */
interface ScoreMarket {
  readonly name: string;
  readonly bestOf: 3 | 5;
  readonly outcomes: readonly string[];
  /** Probability of every outcome in the simulation. */
  said(outcome: TennisOutcome): readonly number[];
  /** Index of the match's outcome. */
  happened(match: FileMatch, scores: readonly number[]): number;
}

const LEAST = 1 / 10_000;
const yesNo = (p: number): number[] => {
  const inside = clamp(p, LEAST, 1 - LEAST);
  return [inside, 1 - inside];
};

/** Games of a match, both players together. */
export const gamesInMatch = ({ sets }: FileMatch): number =>
  sets.reduce((sum, [a, b]) => sum + a + b, 0);

const over = (line: number, bestOf: 3 | 5): ScoreMarket => ({
  name: `over ${line} games`,
  bestOf,
  outcomes: ['over', 'under'],
  said: (outcome) => yesNo(overShare(outcome, line).over),
  happened: (match) => (gamesInMatch(match) > line ? 0 : 1),
});

const tieBreak = (name: string, bestOf: 3 | 5): ScoreMarket => ({
  name,
  bestOf,
  outcomes: ['yes', 'no'],
  said: (outcome) => yesNo(tieBreakShare(outcome)),
  happened: (_, scores) => (scores.some((score) => score % WON_BY_B === LONG_SET) ? 0 : 1),
});

const setScore = (name: string, bestOf: 3 | 5): ScoreMarket => {
  const need = (bestOf + 1) / 2;
  const losses = Array.from({ length: need }, (_, lost) => `${need}-${lost}`);
  return {
    name,
    bestOf,
    outcomes: [...losses.map((s) => `A ${s}`), ...losses.map((s) => `B ${s}`).reverse()],
    said(outcome) {
      const shares = setScoreShares(outcome).map(({ share }) => Math.max(LEAST, share));
      const all = sum(shares);
      return shares.map((share) => share / all);
    },
    happened(_, scores) {
      const won = scores.filter((score) => score < WON_BY_B).length;
      const lost = scores.length - won;
      return won > lost ? lost : bestOf - won;
    },
  };
};

/** Markets on sets, games and tie-breaks, including the pages' lines of games. */
export const SCORE_MARKETS: readonly ScoreMarket[] = [
  setScore('set score', 3),
  setScore('set score, best of five', 5),
  over(19.5, 3),
  over(21.5, 3),
  over(22.5, 3),
  over(38.5, 5),
  tieBreak('tie-break in match', 3),
  tieBreak('tie-break in match, best of five', 5),
];

/** A market as a question: the simulation's forecast, and each outcome's share in the seasons before. */
export function scoreQuestion(
  market: ScoreMarket,
  walks: readonly TennisSeasonWalk[],
): BacktestQuestion {
  const answers = walks.flatMap(({ said, known }) => {
    const rate = baseRate(market, known);
    return said.flatMap((one) => answerOf(market, one, rate));
  });
  return { name: market.name, outcomes: market.outcomes, ordered: false, answers };
}

function answerOf(
  market: ScoreMarket,
  { match, played }: MatchSaid,
  rate: readonly number[],
): BacktestAnswer[] {
  if (!played || match.bestOf !== market.bestOf || match.close === undefined) return [];
  const happened = market.happened(match, played.scores);
  return [
    {
      season: match.season,
      cluster: match.date,
      happened: market.outcomes.map((_, index) => (index === happened ? 1 : 0)),
      said: { own: market.said(played.outcome), 'base rate': rate },
    },
  ];
}

/** Shares of the outcomes among earlier matches; A and B are pooled if the outcomes are sides. */
function baseRate(market: ScoreMarket, known: readonly FileMatch[]): number[] {
  const counts = market.outcomes.map(() => 1);
  for (const match of known) {
    const scores = match.bestOf === market.bestOf ? setScoresOf(match) : undefined;
    if (!scores) continue;
    const index = market.happened(match, scores);
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const all = sum(counts);
  return counts.map((count) => count / all);
}
