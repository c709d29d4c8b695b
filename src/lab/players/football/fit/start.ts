import type { FootballParams } from '#engine/players/football/params.ts';

const NO_SPREAD = [0.1, 0.3, 0.3] as const;
const ONE = [1, 0, 0, 0, 0, 0] as const;
const EVEN = { QB: NO_SPREAD, RB: NO_SPREAD, WR: NO_SPREAD, TE: NO_SPREAD };
const SHAPE = { QB: 1, RB: 1, WR: 1, TE: 1 };

/** Before anything is fitted. */
export const START_FOOTBALL: Omit<
  FootballParams,
  'scoring' | 'targetGroup' | 'carryGroup' | 'priors'
> = {
  script: {
    plays: [60.8, 0, 0, 0, 0, 0],
    passing: [0.56, 0, 0, 0, 0, 0],
    completing: ONE,
    gaining: ONE,
    rushing: ONE,
    intercepted: [0.023, 0, 0, 0, 0, 0],
    sacked: [2.4, 0, 0, 0, 0, 0],
    fumbles: [0.45, 0, 0, 0, 0, 0],
  },
  targeted: 0.96,
  restTargets: 0.02,
  restCarries: 0.02,
  playsDispersion: 500,
  passingConcentration: 60,
  leaves: 0.08,
  more: { passing: 0, completing: 0, gaining: 0, rushing: 0 },
  leavesEarly: { QB: 0, RB: 0.03, WR: 0.03, TE: 0.03 },
  targetSpread: EVEN,
  carrySpread: EVEN,
  catchShape: SHAPE,
  carryShape: SHAPE,
  gainsTogether: 1,
  chances: {},
};
