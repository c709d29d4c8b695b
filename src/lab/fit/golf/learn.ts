import { expectedStrokes, type StartingPlayer } from '#engine/golf/advance.ts';
import type { GolfParams } from '#engine/golf/params.ts';
import { type GolfRatingsState, type PlayerRating, playerVariance } from '#engine/golf/ratings.ts';
import type { Leaderboard } from './leaderboard.ts';

/** Rounds with fewer scores are skipped: their difficulty is too uncertain. */
const FEWEST_SCORES = 10;

/** Called with each score's deviation from its forecast, strokes, and the forecast's variance. */
export type Surprise = (round: number, gap: number, variance: number) => void;

/**
 * Learns a leaderboard, round by round: the difficulty is the mean of score + the player's expectation, weighted by how well
 * each is known; the rest of a score is evidence of the player's skill and form (a Kalman step). The
 * rounds after the cut use ratings that have learned from the rounds before, so that survivors' luck is not mistaken
 * for an easy course.
 * @param field the leaderboard's players on its day, from `arrive`
 */
export function learnGolf(
  state: GolfRatingsState,
  params: GolfParams,
  { players }: Leaderboard,
  field: readonly StartingPlayer[],
  surprise?: Surprise,
): void {
  const most = Math.max(0, ...players.map(({ rounds }) => rounds.length));
  for (let round = 0; round < most; round++) {
    const scores = players.map(({ rounds }) => rounds[round]);
    learnRound(params, scores, field, (gap, variance) => surprise?.(round, gap, variance));
  }
  state.events += 1;
}

function learnRound(
  { roundSd }: GolfParams,
  scores: readonly (number | undefined)[],
  field: readonly StartingPlayer[],
  surprise: (gap: number, variance: number) => void,
): void {
  const noise = roundSd * roundSd;
  const { difficulty, weight, count } = difficultyOf(scores, field, noise);
  if (count < FEWEST_SCORES) return;
  for (const [at, score] of scores.entries()) {
    const starter = field[at];
    if (score === undefined || starter === undefined) continue;
    const gap = difficulty - score - expectedStrokes(starter);
    surprise(gap, playerVariance(starter.player) + noise);
    step(starter.player, gap, noise + 1 / weight);
  }
}

/** An average player's mean score to par, with its precision (1 ÷ variance). */
function difficultyOf(
  scores: readonly (number | undefined)[],
  field: readonly StartingPlayer[],
  noise: number,
): { difficulty: number; weight: number; count: number } {
  let sum = 0;
  let weight = 0;
  let count = 0;
  for (const [at, score] of scores.entries()) {
    const starter = field[at];
    if (score === undefined || starter === undefined) continue;
    const precision = 1 / (playerVariance(starter.player) + noise);
    sum += precision * (score + expectedStrokes(starter));
    weight += precision;
    count += 1;
  }
  return { difficulty: sum / weight, weight, count };
}

/** One Kalman step on skill + form, with their covariance. */
function step(player: PlayerRating, gap: number, noise: number): void {
  const skill = player.skillVariance + player.covariance;
  const form = player.formVariance + player.covariance;
  const variance = skill + form + noise;
  player.skill += (skill * gap) / variance;
  player.form += (form * gap) / variance;
  player.skillVariance -= (skill * skill) / variance;
  player.formVariance -= (form * form) / variance;
  player.covariance -= (skill * form) / variance;
}
