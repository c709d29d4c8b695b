import { closeness } from '#engine/live/basketball/lawAt.ts';
import type { Law } from '#engine/live/basketball/params.ts';
import { leastSquares } from '../../fit/leastSquares.ts';
import { endWeights } from './endWeights.ts';
import type { ExpectedFigures } from './expected.ts';

/** A game at one time of regulation. */
export interface LawMoment extends ExpectedFigures {
  /** Share of regulation left. */
  readonly left: number;
  /** Margin and sum of the score. */
  readonly lead: number;
  readonly sum: number;
  /** Those regulation ended with. */
  readonly endLead: number;
  readonly endSum: number;
}

/** What the law says of the score so far: it cannot be learned at the start, where the score is 0–0. */
type ScoreTerms = Pick<Law, 'melt' | 'closeSpread' | 'closePoints' | 'pace' | 'closePointsSpread'>;

/** What is to come beyond a part that is known, as a sum of terms: their coefficients by least squares. */
type Terms = readonly (readonly number[])[];

/**
 * The law at one time of the game, by least squares of what came on what was expected.
 * @param known terms of the score that are taken as they are; undefined: they are fitted as well
 */
export function fitLaw(left: number, moments: readonly LawMoment[], known?: ScoreTerms): Law {
  const close = moments.map(({ lead }) => closeness(lead));
  const margin = twoTerms(
    moments.map((one) => [one.margin * left, one.lead - one.margin * (1 - left)]),
    moments.map((one) => one.endLead - one.lead),
    known && [known.melt],
  );
  const points = twoTerms(
    moments.map((one, at) => [
      one.total * left,
      one.total * left * (close[at] ?? 0),
      one.sum - one.total * (1 - left),
    ]),
    moments.map((one) => one.endSum - one.sum),
    known && [known.closePoints, known.pace],
  );
  const spreads = (of: (one: LawMoment) => number, missed: readonly number[], fixed?: number) =>
    twoTerms(
      moments.map((one, at) => [of(one), of(one) * (close[at] ?? 0)]),
      missed.map((miss) => miss * miss),
      fixed === undefined ? undefined : [fixed],
    ).found;
  const [spread = 1, closeSpread = 0] = spreads(
    (one) => one.marginSd ** 2 * left,
    margin.missed,
    known?.closeSpread,
  );
  const [pointsSpread = 1, closePointsSpread = 0] = spreads(
    (one) => one.totalSd ** 2 * left,
    points.missed,
    known?.closePointsSpread,
  );
  const [strength = 1, melt = 0] = margin.found;
  const [rate = 1, closePoints = 0, pace = 0] = points.found;
  const margins = endWeights(
    moments.map((one, at) => ({
      mean: one.endLead - (margin.missed[at] ?? 0),
      sd: one.marginSd * Math.sqrt(left * (spread + closeSpread * (close[at] ?? 0))),
      end: one.endLead,
    })),
  );
  return {
    left,
    strength,
    melt,
    spread,
    closeSpread,
    points: rate,
    closePoints,
    pace,
    pointsSpread,
    closePointsSpread,
    margins,
  };
}

/** Coefficients of terms and what they miss; the last ones may be given. */
function twoTerms(terms: Terms, values: readonly number[], given: readonly number[] = []) {
  const free = (terms[0]?.length ?? 0) - given.length;
  const rest = values.map((value, at) => value - dot(terms[at]?.slice(free) ?? [], given));
  const found = leastSquares(
    terms.map((row) => row.slice(0, free)),
    rest,
  );
  const all = [...found, ...given];
  return { found: all, missed: values.map((value, at) => value - dot(terms[at] ?? [], all)) };
}

const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
