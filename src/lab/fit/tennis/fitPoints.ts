import { logistic } from '#domain/numbers/logOdds.ts';
import { differenceFor } from '#engine/tennis/balance.ts';
import type { PointParams } from '#engine/tennis/pointParams.ts';
import { tourShare } from '#engine/tennis/service.ts';
import { positive, searchAxes } from '../axes.ts';
import { inBlocks } from './inBlocks.ts';
import { type PointGrid, pointGrid } from './pointGrid.ts';
import { likelihoodOf } from './pointLoss.ts';
import { PLAIN_POINTS } from './pointStart.ts';
import type { FileMatch } from './row.ts';
import { setScoresOf } from './setScores.ts';
import { type Served, walkService } from './walkService.ts';

/** Newest seasons used for the point model, because play changes. */
const SEASONS = 8;
const ROUNDS = 2;
const PER_AXIS = 10;
/** The search uses one match in this many: the likelihood of thousands of sets is sharp enough. */
const THINNING = 2;
const SERVICE_SEARCH = { most: 25, tolerance: 1e-6 };

interface Scored {
  readonly index: number;
  readonly match: FileMatch;
  readonly win: number;
  readonly scores: readonly number[];
}

/**
 * Constants of the point model by likelihood of every set's score, in order, given the ratings' own probability of
 * the match: serve shares and their spread, how fast players' service effects are learned, then the shares again.
 * @param matches in the order of play
 * @param wins P(A wins) that the ratings gave each of them
 */
export function fitPoints(
  matches: readonly FileMatch[],
  wins: ArrayLike<number>,
  rounds = ROUNDS,
): PointParams {
  const grid = pointGrid();
  const scored = scoredMatches(matches, wins).filter((_, place) => place % THINNING === 0);
  const served = (params: PointParams) => walkService(matches, wins, params);
  const plain = fitShares(PLAIN_POINTS, scored, served(PLAIN_POINTS), grid, rounds);
  const learned = fitService(plain, scored, served, grid);
  return fitShares(learned, scored, served(learned), grid, rounds);
}

/** Completed matches of the newest seasons; only those with a closing line if there are enough. */
function scoredMatches(matches: readonly FileMatch[], wins: ArrayLike<number>): Scored[] {
  const last = matches.reduce((newest, { season }) => Math.max(newest, season), 0);
  const all = matches.flatMap((match, index) => {
    const scores = match.season > last - SEASONS ? setScoresOf(match) : undefined;
    return scores ? [{ index, match, win: wins[index] ?? 0.5, scores }] : [];
  });
  const priced = all.filter(({ match }) => match.close !== undefined);
  return priced.length > all.length / 2 ? priced : all;
}

function fitShares(
  from: PointParams,
  scored: readonly Scored[],
  served: readonly Served[],
  grid: PointGrid,
  rounds: number,
): PointParams {
  const five = scored.some(({ match }) => match.bestOf === 5);
  const { hard, clay, grass } = from.share;
  const start = [hard, clay, grass, from.differenceSd, from.meanSd, from.momentum];
  if (five) start.push(from.bestOfFiveShare, from.bestOfFiveDifferenceSd);
  const at = (x: readonly number[]): PointParams => ({
    ...from,
    share: { hard: x[0] ?? 0, clay: x[1] ?? 0, grass: x[2] ?? 0 },
    differenceSd: Math.abs(x[3] ?? 0),
    meanSd: Math.abs(x[4] ?? 0),
    momentum: x[5] ?? 0,
    bestOfFiveShare: x[6] ?? 0,
    bestOfFiveDifferenceSd: Math.abs(x[7] ?? x[3] ?? 0),
  });
  const loss = (x: readonly number[]) => lossOf(at(x), scored, served, grid);
  const steps = start.map(() => 0.01);
  const shares = { axes: five ? [0, 1, 2, 6] : [0, 1, 2], most: PER_AXIS * 3 };
  const spreads = { axes: five ? [3, 4, 5, 7] : [3, 4, 5], most: PER_AXIS * 4 };
  return withSlopes(at(inBlocks(loss, start, steps, [shares, spreads], rounds).at));
}

function fitService(
  from: PointParams,
  scored: readonly Scored[],
  served: (params: PointParams) => readonly Served[],
  grid: PointGrid,
): PointParams {
  const axes = {
    serviceVar: positive(from.serviceVar, 0.7),
    serviceDrift: positive(from.serviceDrift, 0.7),
    setGamesVar: positive(from.setGamesVar, 0.5),
  };
  const at = (moved: Partial<PointParams>): PointParams => ({ ...from, ...moved });
  const loss = (moved: Partial<PointParams>) => lossOf(at(moved), scored, served(at(moved)), grid);
  return at(searchAxes(axes, loss, SERVICE_SEARCH));
}

/** Mean negative log-likelihood of the sets. */
function lossOf(
  params: PointParams,
  scored: readonly Scored[],
  served: readonly Served[],
  grid: PointGrid,
): number {
  let sum = 0;
  for (const { index, match, win, scores } of scored) {
    const { mean, variance } = served[index] ?? { mean: 0, variance: 0 };
    const spread = {
      differenceSd: match.bestOf === 5 ? params.bestOfFiveDifferenceSd : params.differenceSd,
      meanSd: Math.sqrt(params.meanSd * params.meanSd + variance),
      momentum: params.momentum,
    };
    const expected = tourShare(match, params) + mean;
    const scoredMatch = { win, bestOf: match.bestOf, mean: expected, scores };
    sum -= Math.log(likelihoodOf(scoredMatch, spread, grid));
  }
  return sum / scored.length;
}

/** Sets the difference of shares that corresponds to one logit of the match, from the model itself. */
function withSlopes(params: PointParams): PointParams {
  const slope = (bestOf: 3 | 5, differenceSd: number) =>
    differenceFor(logistic(1), {
      bestOf,
      serveMean: params.share.hard,
      differenceSd,
      meanSd: params.meanSd,
      momentum: params.momentum,
      finalSet: 7,
    });
  return {
    ...params,
    differencePerLogit: slope(3, params.differenceSd),
    bestOfFiveDifferencePerLogit: slope(5, params.bestOfFiveDifferenceSd),
  };
}
