import { logistic } from '#domain/numbers/logOdds.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { differenceOf, observeDifference, type TennisPairing } from './estimate.ts';
import { boundedLogit } from './forecast.ts';
import { gamesInSets, type PlayedMatch } from './match.ts';
import type { TennisFilterParams } from './params.ts';

/** Margins over fewer games are not learned from, nor is the margin of a match that was given up. */
const FEWEST_GAMES = 12;
/** Number of games that marginVar refers to. */
const USUAL_GAMES = 24;
/** An upset moves the difference as if it were at most this far from expected. */
const WIDEST_SURPRISE = 6;

/**
 * Learns from a played match: its closing line, result and games, as far as the filter reads each. The day's condition (lay-off,
 * injury, age) is not taken out of what is learned: taking it out forecast earlier seasons no better.
 */
export function learnSkill(
  pairing: TennisPairing,
  match: PlayedMatch,
  params: TennisFilterParams,
): void {
  const scale = match.bestOf === 5 ? params.bestOfFive : 1;
  if (params.lineVar > 0 && match.close !== undefined) {
    const told = (params.lineScale * boundedLogit(match.close)) / scale;
    observeDifference(pairing, told - differenceOf(pairing), params.lineVar);
  }
  if (params.resultVar > 0) learnResult(pairing, match, scale, params.resultVar);
  const { a, b } = gamesInSets(match.sets);
  if (match.retired || a + b < FEWEST_GAMES) return;
  const told = (a - b) / (a + b) / params.marginScale;
  const noise = (params.marginVar * USUAL_GAMES) / (a + b);
  observeDifference(pairing, told - differenceOf(pairing), noise);
}

/** Extended Kalman step on who won: one Newton step of the logistic likelihood. */
function learnResult(
  pairing: TennisPairing,
  match: PlayedMatch,
  scale: number,
  resultVar: number,
): void {
  const p = logistic(scale * differenceOf(pairing));
  const information = scale * scale * p * (1 - p);
  const surprise = ((match.winner === 'a' ? 1 : 0) - p) * (scale / information);
  const clipped = clamp(surprise, -WIDEST_SURPRISE, WIDEST_SURPRISE);
  observeDifference(pairing, clipped, resultVar / information);
}
