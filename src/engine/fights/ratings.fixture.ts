import type { FightParams, HazardShape } from './ratingTypes.ts';
import type { FightResult } from './types.ts';

const SHAPE: HazardShape = {
  koRound: [0.02, 0.015, 0.01],
  koHalf: Array.from({ length: 10 }, () => 1),
  subRound: [0.01, 0.01, 0.006],
  subHalf: Array.from({ length: 10 }, () => 1),
};
const STRENGTH = {
  prior: 0.8,
  drift: 0.0004,
  ageing: 0.2,
  resultNoise: 0.4,
  finish: 0.7,
  shrink: 1,
  lineNoise: 0.2,
};
const WIN = {
  rating: 1,
  age: -0.3,
  heavyAge: 0.2,
  reach: 0.1,
  debut: -0.3,
  layoff: -0.2,
  winRate: -0.5,
  knockedOut: -0.2,
};

/** Round constants for tests. */
export const EXAMPLE_FIGHT_PARAMS: FightParams = {
  line: {
    strength: STRENGTH,
    win: WIN,
    method: {
      knockout: [0, 1, 0.3, 0.3, 0.1, 0.4, 0.8, 0.6],
      submission: [0, 1, 0.3, 0.3, 0.1, 0.2, 0.8, 0.4],
    },
  },
  result: {
    strength: { ...STRENGTH, lineNoise: 0 },
    win: WIN,
    method: { knockout: [0, 1, 0.5, 0.5, 0.1, 0.4], submission: [0, 1, 0.5, 0.5, 0.1, 0.2] },
  },
  spread: { slope: 0.9, halfLife: 150 },
  method: {
    halfLife: 1000,
    shrink: 30,
    pseudo: 4,
    prior: 0.6,
    drift: 0.0002,
    priceNoise: 0.3,
    resultNoise: 1,
  },
  hazards: {
    3: SHAPE,
    5: {
      ...SHAPE,
      koRound: [0.02, 0.02, 0.01, 0.01, 0.01],
      subRound: [0.01, 0.01, 0.01, 0.005, 0.005],
    },
  },
  split: 0.2,
  majority: 0.02,
  draw: 0.007,
};

/** Ann beats Bea by knock-out, no line. */
export const EXAMPLE_RESULT: FightResult = {
  league: 'UFC',
  date: '2024-01-06',
  a: { name: 'Ann', age: 28, reach: 170 },
  b: { name: 'Bea', age: 30, reach: 168 },
  weightClass: 'Flyweight',
  rounds: 3,
  winner: 'a',
  method: 'knockout',
  closing: {},
};
