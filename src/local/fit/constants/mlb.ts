import type { MarginParams } from '#engine/ratings/marginParams.ts';
import { filter, ORDINARY, totals } from './build.ts';

export const MLB: MarginParams = {
  scale: 3.55,
  scoreSd: 4.25,
  prior: 0.3,
  homePrior: 0.15,
  homeVariance: 0.02,
  line: filter({
    drift: 0.00044157,
    carry: 0.66594,
    offseason: 0.065356,
    lineSd: 0.63239,
    surprise: 0.0048677,
    clip: 1.468,
    homeSeason: 0.0064447,
    slot: 0.30279,
    slope: 0.996,
  }),
  score: filter({
    drift: 0.00042551,
    carry: 0.46234,
    offseason: 0.10931,
    clip: 0.80856,
    homeSeason: 0.000020248,
    slope: 1.647,
  }),
  total: totals({
    prior: 0.1,
    drift: 0.0023,
    carry: 0.45,
    offseason: 0.046,
    lineSd: 1.29,
    scoreSd: 4.33,
    basePrior: 8.9,
    baseVariance: 0.3,
    baseDrift: 0.008,
    baseOffseason: 0.05,
    parkVariance: 0.39,
    parkOffseason: 0.02,
  }),
  situation: ORDINARY,
};
