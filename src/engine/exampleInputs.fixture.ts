import type { Sport } from '#domain/leagues/league.ts';
import type { BaseballInputs } from './baseball/inputs.ts';
import type { BasketballInputs } from './basketball/inputs.ts';
import { EXAMPLE_FIGHT } from './fights/exampleInputs.fixture.ts';
import { fight } from './fights/model.ts';
import type { FootballInputs } from './football/inputs.ts';
import { exampleInputs as golfInputs } from './golf/inputs.fixture.ts';
import { golfModel } from './golf/model.ts';
import type { HockeyInputs } from './hockey/inputs.ts';
import type { AnyModel } from './model.ts';
import { testCar, testRace } from './racing/field.fixture.ts';
import { formula1 } from './racing/formula1/model.ts';
import { stockcar } from './racing/stockcar/model.ts';
import { MODELS } from './registry.ts';
import type { SoccerInputs } from './soccer/inputs.ts';
import { tennisModel } from './tennis/model.ts';

const listed = (count: number, weight: (index: number) => number): number[] =>
  Array.from({ length: count }, (_, index) => weight(index));

interface TeamInputs {
  readonly football: FootballInputs;
  readonly basketball: BasketballInputs;
  readonly baseball: BaseballInputs;
  readonly hockey: HockeyInputs;
  readonly soccer: SoccerInputs;
}

/** A plain game of every team sport. */
export const EXAMPLE_INPUTS: TeamInputs = {
  football: {
    homeWin: 0.64,
    expectedTotal: 45,
    marginSd: 12.9,
    ratingSd: 3,
    totalSd: 13.5,
    marginWeights: listed(46, (k) => (k === 0 ? 0.1 : k === 3 ? 2.4 : k === 7 ? 1.6 : 1)),
    scoreWeights: listed(66, (k) => (k === 1 ? 0 : 1)),
  },
  basketball: {
    homeWin: 0.7,
    expectedTotal: 225,
    marginSd: 12.5,
    ratingSd: 3,
    totalSd: 18,
    overtimeShare: 5 / 48,
    marginWeights: [2.3, 0.6, 0.85],
  },
  baseball: {
    homeWin: 0.55,
    expectedTotal: 8.8,
    dispersion: 4,
    ratingSd: 0.5,
    extra: [0.62, 0.2, 0.1, 0.08],
  },
  hockey: {
    homeWin: 0.55,
    expectedTotal: 6.1,
    ratingSd: 0.3,
    emptyNet: [0.18, 0.37],
    equaliser: 0.17,
  },
  soccer: {
    homeRate: 1.6,
    awayRate: 1.1,
    homeLogSd: 0.2,
    awayLogSd: 0.2,
    rho: -0.08,
    easing: 0.1,
    tightness: 0.022,
  },
};

/** Inputs far from plain: a clear favorite and strengths hardly known. Only what differs from EXAMPLE_INPUTS. */
export const WIDE_INPUTS: { readonly [S in Sport]: Partial<TeamInputs[S]> } = {
  football: { homeWin: 0.97, ratingSd: 20, expectedTotal: 61.5 },
  basketball: { homeWin: 0.04, ratingSd: 20, expectedTotal: 141.25 },
  baseball: { homeWin: 0.86, ratingSd: 3, dispersion: 1.5 },
  hockey: { homeWin: 0.12, ratingSd: 2.5, expectedTotal: 11 },
  soccer: { homeRate: 6.2, awayRate: 0.27, homeLogSd: 0.9, awayLogSd: 0.8, rho: 0.07, easing: 0.5 },
};

/** Lines that books quote for the example games: spreads and totals, with plausible shares. */
export const LINED_INPUTS = {
  football: { lines: { spread: { line: -4.5, share: 0.52 }, total: { line: 47, share: 0.49 } } },
  basketball: { lines: { spread: { line: -7, share: 0.48 }, total: { line: 231.5, share: 0.5 } } },
  baseball: { lines: { spread: { line: -1.5, share: 0.41 }, total: { line: 8.5, share: 0.53 } } },
  hockey: { lines: { spread: { line: -1.5, share: 0.33 }, total: { line: 5.5, share: 0.58 } } },
  soccer: {
    shares: { home: 0.48, draw: 0.27, away: 0.25 },
    lines: { spread: { line: -0.75, share: 0.47 }, total: { line: 2.75, share: 0.51 } },
  },
} as const satisfies { readonly [S in Sport]: Partial<TeamInputs[S]> };

interface Example {
  readonly model: AnyModel;
  readonly inputs: unknown;
}

/** A best-of-three match on an average surface. */
const TENNIS = {
  matchWin: 0.6,
  bestOf: 3,
  servePointShare: 0.62,
  serviceA: 0.01,
  serviceB: -0.01,
  differenceSd: 0.03,
  meanSd: 0.02,
  setMomentum: 0.01,
  finalSetTieBreak: 7,
};

const cars = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    testCar(index, { strength: 1 - (2 * index) / count }),
  );

/** One game or event of every model: the bench and the browser test play them. */
export const EXAMPLE_MODEL_INPUTS: readonly Example[] = [
  ...Object.values(MODELS).map((model) => ({ model, inputs: EXAMPLE_INPUTS[model.id as Sport] })),
  { model: tennisModel, inputs: TENNIS },
  { model: fight, inputs: EXAMPLE_FIGHT },
  { model: golfModel, inputs: golfInputs(60) },
  { model: formula1, inputs: testRace(cars(20), { fastestLap: true }) },
  { model: stockcar, inputs: testRace(cars(38)) },
];
