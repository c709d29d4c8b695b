import { LEAGUES, type League } from '../leagues/league.ts';

/** The range of a slider. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The specified sliders. */
const SPREAD: Bounds = { min: -15, max: 15, step: 0.5 };
const TOTAL: Bounds = { min: 30, max: 70, step: 0.5 };
export const MONEYLINE_BOUNDS: Bounds = { min: -500, max: 500, step: 5 };

/** Extra room when a prediction lies outside the bounds, in points. */
const ROOM = 5;

/** Quarter lines, as of soccer, lie between the steps of half a point. */
const QUARTER = 0.25;
const isQuarter = (value: number): boolean => Math.abs(value * 2) % 1 === 0.5;

/** The bounds, extended to the next multiple of five if the opening value lies outside, in steps that reach it. */
function holding(bounds: Bounds, value: number): Bounds {
  const { min, max, step } = bounds;
  return {
    min: value < min ? Math.floor((value - ROOM) / ROOM) * ROOM : min,
    max: value > max ? Math.ceil((value + ROOM) / ROOM) * ROOM : max,
    step: isQuarter(value) ? QUARTER : step,
  };
}

/** −15…15 by 0.5; wider only for a game with a larger spread, as in college football. */
export const spreadBounds = (spread: number): Bounds => {
  const { min, max, step } = holding(SPREAD, spread);
  const end = Math.max(-min, max);
  return { min: -end, max: end, step };
};

/** 30…70 by 0.5 in football. Totals of other sports never lie there, so each has the range in which its games end. */
export function totalBounds(league: League, total: number): Bounds {
  const [min, max] = LEAGUES[league].analyzer.total;
  return holding({ ...TOTAL, min, max }, total);
}
