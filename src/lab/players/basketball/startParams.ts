import type { BasketballPlayerParams } from '#engine/players/basketball/params.ts';

const LENGTHS: Readonly<Record<string, number>> = { NBA: 48, WNBA: 40 };

/** Straight line through the standard normal's quantiles: where the shape of minutes begins. */
const EVEN = [-2.4, -1.3, -0.85, -0.5, -0.25, 0, 0.25, 0.5, 0.85, 1.3, 2.4];

/** Where the fit begins: orders of magnitude by hand; every figure that the data say is estimated from there. */
export function startBasketballParams(league: string): BasketballPlayerParams {
  const regulation = LENGTHS[league] ?? 48;
  const unit = (regulation / 48) ** 2;
  return {
    league,
    shape: {
      regulation,
      scoring: league === 'WNBA' ? 82 : 112,
      overtime: [0, 0.06],
      again: 0.15,
      minutesNoise: [12, 22, 32, 34, 32, 26].map((variance) => variance * unit),
      minutesQuantiles: [EVEN, EVEN, EVEN],
      blowout: [1, 1, 0.8, 0, -1.2, -2],
      closeMargin: 8,
      usualBlowout: 0.5,
      positionLift: 0.8,
      returning: -0.7,
      variation: [0.005, 0.06, 0.06, 0.05, 0.1, 0.1, 0.06],
      lumps: 1.05,
      elasticity: [0.25, 0, 0, 0, 0, 0, -0.3],
      ownScore: [0, 0, 0, 0, 0, 0, 0],
      otherScore: [0, 0, 0, 0, 0, 0, 0],
      inherited: [0, 0.7, 0.7, 0, 0.3, 0.3, 0.8],
    },
    rules: {
      newcomer: 0.25 * regulation,
      newcomerVariance: 300 * unit,
      drift: 1.5 * unit,
      missedDrift: 1.9 * unit,
      seasonDrift: 19 * unit,
      tradeDrift: 3 * unit,
      summerReturn: 0.035,
      playsKept: 0.86,
      unknownMinutes: 0.45 * regulation,
      unknownKept: 0.88,
      kept: [0.965, 0.98, 0.967, 0.945, 0.994, 0.987, 0.985],
      summerKept: [0.76, 0.55, 0.7, 0.6, 0.8, 0.7, 0.7],
      priorWeight: [22, 54, 36, 8, 300, 150, 90],
      priors: [
        [0.36, 0.42, 0.55],
        [0.16, 0.16, 0.16],
        [0.09, 0.1, 0.12],
        [0.13, 0.11, 0.09],
        [0.033, 0.032, 0.032],
        [0.02, 0.02, 0.018],
        [0.055, 0.055, 0.065],
      ].map((byRole) => [byRole, byRole, byRole]),
      opponentWeight: [10, 8, 12, 3, 12, 8, 8],
      teamKept: 0.97,
      // Tried on the seasons to 2023-24, by the likelihood of threes given minutes.
      threeLuck: { own: 0.6, allowed: 1, usual: 0.355, weight: 200, kept: 0.995 },
    },
  };
}
