import { clamp } from '#domain/numbers/numbers.ts';
import { rounded } from '../rounded.ts';
import type { Estimate } from './estimate.ts';
import {
  HIGHEST_SHARE,
  HIGHEST_WIN,
  LOWEST_SHARE,
  LOWEST_WIN,
  type TennisInputs,
  WIDEST_MOMENTUM,
  WIDEST_SERVICE,
} from './inputs.ts';
import type { TennisFixture } from './match.ts';
import type { PointParams } from './pointParams.ts';
import { tourShare } from './service.ts';
import type { SetEnd } from './sets.ts';

/** Sides of a match in the form the point model needs. */
interface Served {
  readonly serviceA: Estimate;
  readonly serviceB: Estimate;
}

const WIDEST_MEAN_SD = 0.1;

/** P(A wins) as an input: four digits. */
export const matchWinInput = (win: number): number =>
  rounded(clamp(win, LOWEST_WIN, HIGHEST_WIN), 4);

/** The point model's inputs, rounded as published. @param win P(A wins) by the ratings */
export function matchInputs(
  fixture: Pick<TennisFixture, 'surface' | 'bestOf'>,
  finalSet: SetEnd,
  win: number,
  { serviceA, serviceB }: Served,
  params: PointParams,
): TennisInputs {
  const unknown = serviceA.variance + serviceB.variance;
  const meanSd = Math.sqrt(params.meanSd * params.meanSd + unknown);
  const sd = fixture.bestOf === 5 ? params.bestOfFiveDifferenceSd : params.differenceSd;
  return {
    matchWin: matchWinInput(win),
    bestOf: fixture.bestOf,
    servePointShare: rounded(clamp(tourShare(fixture, params), LOWEST_SHARE, HIGHEST_SHARE), 4),
    serviceA: rounded(clamp(serviceA.mean, -WIDEST_SERVICE, WIDEST_SERVICE), 4),
    serviceB: rounded(clamp(serviceB.mean, -WIDEST_SERVICE, WIDEST_SERVICE), 4),
    differenceSd: rounded(sd, 4),
    meanSd: rounded(Math.min(meanSd, WIDEST_MEAN_SD), 4),
    setMomentum: rounded(clamp(params.momentum, -WIDEST_MOMENTUM, WIDEST_MOMENTUM), 4),
    finalSetTieBreak: finalSet,
  };
}
