import type { Sport } from '#domain/league.ts';
import type { ModelInputs } from './model.ts';

const listed = (name: string, count: number, weight: (index: number) => number): ModelInputs =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`${name}${index}`, weight(index)]),
  );

/** A plain game of every sport. */
export const EXAMPLE_INPUTS: Readonly<Record<Sport, ModelInputs>> = {
  football: {
    homeWin: 0.64,
    expectedTotal: 45,
    marginSd: 12.9,
    ratingSd: 3,
    totalSd: 13.5,
    ...listed('margin', 46, (k) => (k === 0 ? 0.1 : k === 3 ? 2.4 : k === 7 ? 1.6 : 1)),
    ...listed('score', 66, (k) => (k === 1 ? 0 : 1)),
  },
  basketball: {
    homeWin: 0.7,
    expectedTotal: 225,
    marginSd: 12.5,
    ratingSd: 3,
    totalSd: 18,
    overtimeShare: 5 / 48,
  },
  baseball: {
    homeWin: 0.55,
    expectedTotal: 8.8,
    dispersion: 4,
    ratingSd: 0.5,
    extra0: 0.62,
    extra1: 0.2,
    extra2: 0.1,
    extra3: 0.08,
  },
  hockey: { homeWin: 0.55, expectedTotal: 6.1, ratingSd: 0.3, emptyNet0: 0.18, emptyNet1: 0.37 },
  soccer: { homeRate: 1.6, awayRate: 1.1, homeLogSd: 0.2, awayLogSd: 0.2, rho: -0.08 },
};
