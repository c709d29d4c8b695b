/**
 * A player's serve effect: how it changes the mean share of points that both players win on serve. Strong servers who seldom
 * break play longer sets. One estimate per player, learned from games per set by an extended Kalman step on the point model's own
 * expectation.
 */
import { sum } from '#domain/numbers/numbers.ts';
import { THREE_NODES } from '../quadrature.ts';
import { type Estimate, moveEstimate } from './estimate.ts';
import { boundedLogit } from './forecast.ts';
import {
  type PlayedMatch,
  SURFACE_SHARES,
  SURFACES,
  type Surface,
  type TennisFixture,
} from './match.ts';
import { serveShare } from './nodes.ts';
import type { PointParams } from './pointParams.ts';
import { SET_GAMES, SET_SCORE_COUNT, setDistribution } from './sets.ts';

/** Step of the numerical slope of games per set against the mean share. */
const STEP = 0.01;
/** A set that continued beyond 6-6 counts as a tie-break. */
const LONGEST_SET = 13;

/**
 * Mean share of points won on serve on a surface in a format, before the two players' own effects; the mean of all three surfaces
 * if unknown.
 */
export const tourShare = (
  { surface, bestOf }: Pick<TennisFixture, 'surface' | 'bestOf'>,
  params: PointParams,
) => shareOn(surface, params) + (bestOf === 5 ? params.bestOfFiveShare : 0);

const shareOn = (surface: Surface | undefined, { share }: PointParams): number =>
  surface === undefined
    ? sum(SURFACES.map((one) => SURFACE_SHARES[one] * share[one]))
    : share[surface];

/** Learns both players' effects from the games of a finished match. @param win P(A wins) before it */
export function learnService(
  a: Estimate,
  b: Estimate,
  match: PlayedMatch,
  win: number,
  params: PointParams,
): void {
  a.variance += params.serviceDrift;
  b.variance += params.serviceDrift;
  if (match.retired || match.sets.length === 0) return;
  let games = 0;
  for (const [one, other] of match.sets) games += Math.min(one + other, LONGEST_SET);
  const mean = tourShare(match, params) + a.mean + b.mean;
  const five = match.bestOf === 5;
  const sd = five ? params.bestOfFiveDifferenceSd : params.differenceSd;
  const perLogit = five ? params.bestOfFiveDifferencePerLogit : params.differencePerLogit;
  const difference = perLogit * boundedLogit(win);
  const lower = setGames(mean - STEP, difference, sd);
  const upper = setGames(mean + STEP, difference, sd);
  const slope = (upper - lower) / (2 * STEP);
  const gap = games / match.sets.length - (lower + upper) / 2;
  const noise = params.setGamesVar / match.sets.length;
  const spread = slope * slope * (a.variance + b.variance) + noise;
  moveEstimate(a, slope, gap, spread);
  moveEstimate(b, slope, gap, spread);
}

/** Expected games of a set with a normal difference of shares. */
function setGames(mean: number, difference: number, sd: number): number {
  const table = new Float64Array(SET_SCORE_COUNT);
  const reach = new Float64Array(49);
  let sum = 0;
  for (const [node, weight] of THREE_NODES) {
    const half = (difference + sd * node) / 2;
    setDistribution(serveShare(mean, half), serveShare(mean, -half), 7, table, reach);
    for (let score = 0; score < SET_SCORE_COUNT; score++) {
      sum += weight * (table[score] ?? 0) * (SET_GAMES[score] ?? 0);
    }
  }
  return sum;
}
