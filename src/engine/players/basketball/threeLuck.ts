import type { Met } from './met.ts';
import type { LearningRules } from './params.ts';
import { THREES } from './stats.ts';

/**
 * Threes that he made beyond what his attempts let expect: hits of attempts are mostly luck, attempts are habit. 0 where the source
 * does not say how many he tried.
 */
export function threeLuckOf(
  { line: { counts, threesTried }, player: { longMade = 0, longTried = 0 } }: Met,
  { threeLuck: { usual, weight } }: LearningRules,
): number {
  const made = counts[THREES] ?? Number.NaN;
  if (threesTried === undefined || Number.isNaN(made)) return 0;
  return made - (threesTried * (longMade + weight * usual)) / (longTried + weight);
}

/** Learns how many of his attempts a player hits. Changes the state. */
export function learnHits(
  { line: { counts, threesTried }, player }: Met,
  { threeLuck: { kept } }: LearningRules,
): void {
  const made = counts[THREES] ?? Number.NaN;
  if (threesTried === undefined || Number.isNaN(made)) return;
  player.longMade = kept * (player.longMade ?? 0) + made;
  player.longTried = kept * (player.longTried ?? 0) + threesTried;
}
