import type { TennisFilterParams, TennisParams } from './params.ts';

/** Plain constants of the right size: tests of the filter do not hang on a fit. */
const LINES: TennisFilterParams = {
  rankSlope: 1,
  levelVar: 2,
  surfaceVar: 0.3,
  drift: 0.002,
  layoffDrift: 0.01,
  surfaceDrift: 0.0001,
  formVar: 0.1,
  formDays: 30,
  rankVar: 10,
  marginScale: 0.12,
  marginVar: 4,
  resultVar: 0,
  lineVar: 0.3,
  lineScale: 1,
  bestOfFive: 1.4,
  shrink: 0.5,
  monthOff: -0.2,
  seasonOff: -0.1,
  hurt: -0.1,
  age: -0.1,
};

export const EXAMPLE_TENNIS_PARAMS: TennisParams = {
  lines: LINES,
  results: { ...LINES, resultVar: 10, lineVar: 0 },
  points: {
    share: { hard: 0.62, clay: 0.59, grass: 0.64 },
    bestOfFiveShare: -0.01,
    differenceSd: 0.05,
    bestOfFiveDifferenceSd: 0.05,
    differencePerLogit: 0.06,
    bestOfFiveDifferencePerLogit: 0.05,
    meanSd: 0.02,
    momentum: 0.01,
    serviceVar: 0.0007,
    serviceDrift: 0.000001,
    setGamesVar: 6,
  },
};
