import type { PointParams } from '#engine/tennis/pointParams.ts';

/** Starting values of the point model's constants. */
export const PLAIN_POINTS: PointParams = {
  share: { hard: 0.6, clay: 0.6, grass: 0.6 },
  bestOfFiveShare: 0,
  differenceSd: 0.06,
  bestOfFiveDifferenceSd: 0.06,
  differencePerLogit: 0.065,
  bestOfFiveDifferencePerLogit: 0.055,
  meanSd: 0.02,
  momentum: 0,
  serviceVar: 0.0005,
  serviceDrift: 0.000001,
  setGamesVar: 4,
};
