import type { MarginParams } from '#engine/ratings/marginParams.ts';
import { filter, ORDINARY, totals } from './build.ts';

export const NHL: MarginParams = {
  scale: 2.19,
  scoreSd: 2.37,
  prior: 0.2,
  homePrior: 0.15,
  homeVariance: 0.02,
  line: filter({
    drift: 0.0011797,
    carry: 0.63865,
    offseason: 0.058442,
    lineSd: 0.19864,
    surprise: 0.0094122,
    early: 0.46459,
    earlyGames: 12,
    clip: 2.6577,
    homeSeason: 0.012975,
    slope: 1.036,
  }),
  score: filter({
    drift: 0.00014218,
    carry: 0.70241,
    offseason: 0.096699,
    clip: 2.6138,
    homeSeason: 0.0019191,
    slope: 1.041,
  }),
  total: totals({
    prior: 0.05,
    drift: 0.0007,
    carry: 0.56,
    offseason: 0.058,
    lineSd: 0.82,
    scoreSd: 2.24,
    basePrior: 5.6,
    baseVariance: 0.1,
    baseDrift: 0.0003,
    baseOffseason: 0.02,
  }),
  situation: { ...ORDINARY, homeBackToBack: -0.182, awayBackToBack: 0.191 },
};
