import type { GoalLeague, GoalParams } from '#engine/ratings/goalTypes.ts';

/** Constants of the soccer filter, found by maximising the likelihood of seasons before the two held out. */
const EUROPE: GoalParams = {
  drift: 1.7e-4,
  offseason: 0.012,
  carry: 0.97,
  newAttack: 0.26,
  newDefence: 0.008,
  ratioVariance: 0.019,
  productVariance: 0.019,
  rho: -0.084,
  baseDrift: 3.6e-4,
  homeDrift: 5e-6,
};

const MLS: GoalParams = {
  drift: 4.7e-4,
  offseason: 0.017,
  carry: 0.57,
  newAttack: -0.15,
  newDefence: 0.1,
  ratioVariance: 0.029,
  productVariance: 0.041,
  rho: -0.076,
  baseDrift: 1e-6,
  homeDrift: 4e-5,
};

export const GOAL_CONSTANTS: Readonly<Record<GoalLeague, GoalParams>> = {
  MLS,
  EPL: EUROPE,
  LaLiga: EUROPE,
  Bundesliga: EUROPE,
  SerieA: EUROPE,
};
