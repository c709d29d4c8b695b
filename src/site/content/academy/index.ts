import type { AcademyTab } from '#domain/academy/module.ts';
import { calibration } from './advanced/calibration.ts';
import { closingLineValueModule } from './advanced/closingLineValue.ts';
import { correlation } from './advanced/correlation.ts';
import { sampleSize } from './advanced/sampleSize.ts';
import { homeAndRest } from './analysis/homeAndRest.ts';
import { injuries } from './analysis/injuries.ts';
import { ratings } from './analysis/ratings.ts';
import { readingADistribution } from './analysis/readingADistribution.ts';
import { kellyModule } from './bankroll/kelly.ts';
import { limitsThatHold } from './bankroll/limitsThatHold.ts';
import { losingRuns } from './bankroll/losingRuns.ts';
import { oneUnit } from './bankroll/oneUnit.ts';
import { readingAProbability } from './fundamentals/readingAProbability.ts';
import { threeMarkets } from './fundamentals/threeMarkets.ts';
import { whatABetIs } from './fundamentals/whatABetIs.ts';
import { whatTheBookKeeps } from './fundamentals/whatTheBookKeeps.ts';
import { whyMostPicksLose } from './fundamentals/whyMostPicksLose.ts';
import { americanOddsByHand } from './odds/americanOddsByHand.ts';
import { comparingTwoBooks } from './odds/comparingTwoBooks.ts';
import { priceToProbability } from './odds/priceToProbability.ts';
import { removingTheMargin } from './odds/removingTheMargin.ts';
import { expectedValueModule } from './strategies/expectedValue.ts';
import { keyNumbers } from './strategies/keyNumbers.ts';
import { lineShopping } from './strategies/lineShopping.ts';
import { totalsAndWeather } from './strategies/totalsAndWeather.ts';

/** The academy's six tabs with their modules, in reading order. */
export const ACADEMY: readonly AcademyTab[] = [
  {
    id: 'fundamentals',
    label: 'Fundamentals',
    modules: [whatABetIs, threeMarkets, whatTheBookKeeps, readingAProbability, whyMostPicksLose],
  },
  {
    id: 'odds',
    label: 'Odds',
    modules: [americanOddsByHand, priceToProbability, removingTheMargin, comparingTwoBooks],
  },
  {
    id: 'strategies',
    label: 'Strategies',
    modules: [expectedValueModule, lineShopping, keyNumbers, totalsAndWeather],
  },
  {
    id: 'bankroll',
    label: 'Bankroll',
    modules: [oneUnit, kellyModule, losingRuns, limitsThatHold],
  },
  {
    id: 'analysis',
    label: 'Analysis',
    modules: [ratings, homeAndRest, injuries, readingADistribution],
  },
  {
    id: 'advanced',
    label: 'Advanced',
    modules: [closingLineValueModule, sampleSize, calibration, correlation],
  },
];

export const ACADEMY_MODULES = ACADEMY.flatMap(({ modules }) => modules);
