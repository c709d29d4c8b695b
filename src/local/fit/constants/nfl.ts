import type { MarginParams } from '#engine/ratings/marginParams.ts';
import { filter, ORDINARY, totals } from './build.ts';

export const NFL: MarginParams = {
  scale: 11.4,
  scoreSd: 12.8,
  prior: 30,
  homePrior: 2.5,
  homeVariance: 4,
  line: filter({
    drift: 0.0076084,
    carry: 0.63761,
    offseason: 1.5434,
    lineSd: 0.72365,
    surprise: 0.061851,
    early: 0.52958,
    earlyGames: 3,
    clip: 2.2016,
    homeSeason: 0.028167,
    slope: 0.941,
  }),
  score: filter({
    drift: 0.11014,
    carry: 0.61331,
    offseason: 19.623,
    clip: 2.056,
    homeSeason: 0.029157,
    slope: 0.958,
  }),
  total: totals({
    prior: 12,
    drift: 0.405,
    carry: 0.593,
    offseason: 14.4,
    lineSd: 5.74,
    scoreSd: 13.3,
    basePrior: 44,
    baseVariance: 9,
    baseDrift: 0.227,
    baseOffseason: 0.5,
  }),
  situation: { ...ORDINARY, bye: 0.961, lockedIn: -2.9 },
};
