import type { MarginParams } from '#engine/ratings/marginParams.ts';
import { filter, ORDINARY, totals } from './build.ts';

export const WNBA: MarginParams = {
  scale: 11,
  scoreSd: 11.817,
  prior: 25,
  homePrior: 2.5,
  homeVariance: 2,
  line: null,
  score: filter({
    drift: 0.038361,
    carry: 0.56817,
    offseason: 13.384,
    clip: 4,
    homeSeason: 0.12503,
    slope: 1.017,
  }),
  total: totals({
    prior: 15,
    drift: 0.072,
    carry: 0.57,
    offseason: 13,
    lineSd: 7.4,
    scoreSd: 16,
    basePrior: 160,
    baseDrift: 0.155,
    baseOffseason: 5,
  }),
  situation: { ...ORDINARY, homeBackToBack: -0.515, awayBackToBack: 0.953 },
};
