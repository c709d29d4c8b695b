import { LEAGUES, type League } from '../leagues/league.ts';

/** What a slider can be set to. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The specified sliders. */
const SPREAD: Bounds = { min: -15, max: 15, step: 0.5 };
const TOTAL: Bounds = { min: 30, max: 70, step: 0.5 };
export const MONEYLINE: Bounds = { min: -500, max: 500, step: 5 };

/** Room beyond a prediction that the bounds do not hold, in points. */
const ROOM = 5;

/** The bounds, an end moved out to the next five where the prediction's own value lies beyond it. */
function holding(bounds: Bounds, value: number): Bounds {
  const { min, max, step } = bounds;
  return {
    min: value < min ? Math.floor((value - ROOM) / ROOM) * ROOM : min,
    max: value > max ? Math.ceil((value + ROOM) / ROOM) * ROOM : max,
    step,
  };
}

/** −15…15 by 0.5; wider only for a game predicted further apart, which college football has. */
export const spreadBounds = (spread: number): Bounds => {
  const { min, max, step } = holding(SPREAD, spread);
  const end = Math.max(-min, max);
  return { min: -end, max: end, step };
};

/** 30…70 by 0.5 in football; totals of other sports never lie there, so each has the range its games end in. */
export function totalBounds(league: League, total: number): Bounds {
  const [min, max] = LEAGUES[league].analyzer.total;
  return holding({ ...TOTAL, min, max }, total);
}
