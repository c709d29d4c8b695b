import { sum } from '../numbers/numbers.ts';
import { type FightOutcome, finishesByRound } from './fight.ts';
import { likeliestEnding } from './fightPrediction.ts';

/** First and last round of a stretch, from 1. */
export type RoundStretch = readonly [from: number, to: number];

/** Share of the finishes that a stretch holds, 0–1: more often than not, it is then. */
const MOST = 0.5;

/**
 * When the likelier winner's finish most likely comes: the fewest rounds in a row with at least half of his finishes by his most
 * frequent method; of equals the one with more, then the earlier. A single round is likeliest of all in hardly more runs than the
 * next, so none is named alone unless half of the finishes are in it. Undefined for a decision.
 */
export function finishRounds(outcome: FightOutcome): RoundStretch | undefined {
  const { side, method } = likeliestEnding(outcome);
  if (method === 'decision') return undefined;
  const byRound = finishesByRound(outcome, side, method);
  const wanted = MOST * sum(byRound);
  const holds = (from: number, length: number): number => sum(byRound.slice(from, from + length));
  for (let length = 1; length < byRound.length; length += 1) {
    const starts = Array.from({ length: byRound.length - length + 1 }, (_, from) => from);
    const most = Math.max(...starts.map((from) => holds(from, length)));
    const from = starts.find((start) => holds(start, length) === most) ?? 0;
    if (most >= wanted) return [from + 1, from + length];
  }
  return [1, byRound.length];
}

/** "rounds 5–8", "round 2" */
export const roundStretchText = ([from, to]: RoundStretch): string =>
  from === to ? `round ${from}` : `rounds ${from}–${to}`;
