import type { BasketballParams, Law } from './params.ts';

/** Leads from which on a score is not close at all. */
const CLOSE = 12;

/** How close a score is: 1 if it is level, 0 from a lead of 12 on. */
export const closeness = (margin: number): number => Math.max(0, 1 - Math.abs(margin) / CLOSE);

/**
 * The law at a time, between those known before and after it; that of the last seconds holds to the end,
 * where nothing melts any more.
 */
export function lawAt(params: BasketballParams, left: number): Law {
  const after = params.findIndex((law) => law.left <= left);
  const next = params[after] ?? params.at(-1);
  const before = params[after - 1];
  if (!next) throw new RangeError('No law of basketball');
  if (!before) {
    const share = Math.min(left / next.left, 1);
    return { ...next, left, melt: share * next.melt, pace: share * next.pace };
  }
  const share = (left - next.left) / (before.left - next.left);
  const between = (one: number, other: number): number => one + share * (other - one);
  return {
    left,
    strength: between(next.strength, before.strength),
    melt: between(next.melt, before.melt),
    spread: between(next.spread, before.spread),
    closeSpread: between(next.closeSpread, before.closeSpread),
    points: between(next.points, before.points),
    closePoints: between(next.closePoints, before.closePoints),
    pace: between(next.pace, before.pace),
    pointsSpread: between(next.pointsSpread, before.pointsSpread),
    closePointsSpread: between(next.closePointsSpread, before.closePointsSpread),
    margins: next.margins.map((weight, at) => between(weight, before.margins[at] ?? weight)),
  };
}
