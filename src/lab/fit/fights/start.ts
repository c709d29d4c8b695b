import type {
  FightParams,
  HazardShape,
  MethodParams,
  StrengthParams,
  WinWeights,
} from '#engine/fights/ratingTypes.ts';

const FLAT: HazardShape = {
  koRound: [0.015, 0.015, 0.015, 0.015, 0.015],
  koHalf: Array.from({ length: 10 }, () => 1),
  subRound: [0.01, 0.01, 0.01, 0.01, 0.01],
  subHalf: Array.from({ length: 10 }, () => 1),
};

/** Weights before any fit: the rating alone. */
export const RATING_ALONE: WinWeights = {
  rating: 1,
  age: 0,
  heavyAge: 0,
  reach: 0,
  debut: 0,
  layoff: 0,
  winRate: 0,
  knockedOut: 0,
};

/** Plain, rounded guesses as the search's start. */
export const START_STRENGTH: StrengthParams = {
  prior: 0.7,
  drift: 0.0005,
  ageing: 0.1,
  resultNoise: 0.6,
  finish: 0.6,
  shrink: 1,
  lineNoise: 0.15,
};

export const START_METHOD: MethodParams = {
  halfLife: 1500,
  shrink: 60,
  pseudo: 4,
  prior: 0.4,
  drift: 0.0001,
  priceNoise: 0.3,
  resultNoise: 2,
};

/**
 * Share of UFC fights that are drawn: an assumption (about one in 150), because the file leaves nearly all draws out.
 * In line with 2 draws among the 200 fights of the first half of 2012 (Bloody Elbow, "UFC 2012 fight statistics").
 */
const UFC_DRAWS = 0.007;

export const START_PARAMS: FightParams = {
  line: { strength: START_STRENGTH, win: RATING_ALONE, method: { knockout: [], submission: [] } },
  result: {
    strength: { ...START_STRENGTH, prior: 1, lineNoise: 0 },
    win: RATING_ALONE,
    method: { knockout: [], submission: [] },
  },
  method: START_METHOD,
  hazards: { 3: FLAT, 5: FLAT },
  split: 0.2,
  majority: 0.02,
  draw: UFC_DRAWS,
};

/** Days at the start of the file that only build ratings: two years. Loss is counted from then on. */
export const BURN_IN_DAYS = 730;
