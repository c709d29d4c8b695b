import type { MarginParams } from '#engine/ratings/marginParams.ts';
import { filter, ORDINARY, totals } from './build.ts';

export const NBA: MarginParams = {
  scale: 11.6,
  scoreSd: 12.1,
  prior: 25,
  homePrior: 3,
  homeVariance: 2,
  line: filter({
    drift: 0.12395,
    carry: 0.59699,
    offseason: 6.1837,
    lineSd: 1.596,
    surprise: 0.026838,
    early: 0.51994,
    earlyGames: 12,
    clip: 1.5213,
    homeSeason: 0.27616,
    slope: 0.992,
  }),
  score: filter({
    drift: 0.082908,
    carry: 0.64479,
    offseason: 7.0053,
    clip: 1.7516,
    homeSeason: 0.065297,
    slope: 1.042,
  }),
  total: totals({
    prior: 15,
    drift: 3.9,
    carry: 0.51,
    offseason: 80,
    lineSd: 7.4,
    scoreSd: 17.7,
    basePrior: 200,
    baseDrift: 0.013,
    baseOffseason: 5,
  }),
  situation: { ...ORDINARY, homeBackToBack: -1.67, awayBackToBack: 1.768 },
};
