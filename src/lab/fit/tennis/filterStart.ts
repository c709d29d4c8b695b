import type { TennisFilterParams } from '#engine/tennis/params.ts';
import { type Axes, type FitAxis, plainAxis, positive } from '../axes.ts';

const log = (start: number): FitAxis => positive(start, 0.4);
/** Constants outside the search. */
const fixed = (start: number): FitAxis => plainAxis(start, 0);

/** The filter that learns from closing lines and margins; the winner adds no information to these. */
export const LINES_START: Axes<keyof TennisFilterParams> = {
  rankSlope: plainAxis(1, 0.3),
  levelVar: log(2),
  surfaceVar: log(0.3),
  drift: log(0.003),
  layoffDrift: log(0.01),
  surfaceDrift: log(0.0001),
  formVar: log(0.1),
  formDays: log(30),
  rankVar: log(10),
  marginScale: log(0.15),
  marginVar: log(3),
  resultVar: fixed(0),
  lineVar: log(0.3),
  lineScale: plainAxis(1, 0.05),
  bestOfFive: log(1.3),
  shrink: log(0.5),
  monthOff: plainAxis(0, 0.1),
  seasonOff: plainAxis(0, 0.1),
  hurt: plainAxis(0, 0.1),
  age: plainAxis(0, 0.1),
};

/** The filter that never sees a price. */
export const RESULTS_START: Axes<keyof TennisFilterParams> = {
  ...LINES_START,
  marginVar: log(6),
  resultVar: log(10),
  lineVar: fixed(0),
  lineScale: fixed(1),
};
