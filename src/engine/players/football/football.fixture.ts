import type { ByFootballPosition, FootballParams, Priors } from './params.ts';
import type { FootballSquad, FootballSquadPlayer } from './squad.ts';

const priors = (more: Partial<Priors>): Priors => ({
  snaps: [0.7, 0.4, 0.2, 0.25],
  targets: 0.15,
  carries: 0.02,
  catching: 0.65,
  catchYards: 11,
  catchTouchdowns: 0.05,
  carryYards: 4.3,
  carryTouchdowns: 0.03,
  ...more,
});

const each = <Value>(value: Value): ByFootballPosition<Value> => ({
  QB: value,
  RB: value,
  WR: value,
  TE: value,
});

/** Made-up parameters of a usual league. */
export const EXAMPLE_FOOTBALL_PARAMS: FootballParams = {
  scoring: { offense: 2.4, returned: 0.2, fieldGoals: 1.6, safeties: 0.03, kick: 0.85, two: 0.05 },
  script: {
    plays: [62, 3.8, 0, -1, -0.8, -1],
    passing: [0.56, -0.03, 0.04, 0.02, -0.02, 0],
    completing: [1, 0.02, -0.02, 0.03, 0.02, 0],
    gaining: [1, 0.04, 0, 0.02, 0.02, 0],
    rushing: [1, 0.02, 0.02, 0, 0.06, 0],
    intercepted: [0.022, -0.01, 0.005, 0.002, 0.003, 0],
    sacked: [2.4, -0.5, 0.25, -0.1, -0.1, 0],
    fumbles: [0.45, -0.12, 0.11, 0, 0, 0],
  },
  targeted: 0.96,
  restTargets: 0.02,
  restCarries: 0.02,
  playsDispersion: 900,
  passingConcentration: 70,
  more: { passing: 0.002, completing: -0.002, gaining: -0.003, rushing: 0 },
  leaves: 0.07,
  leavesEarly: { QB: 0, RB: 0.05, WR: 0.05, TE: 0.02 },
  targetSpread: each([0.03, 0.4, 0.2]),
  carrySpread: each([0.03, 0.5, 0.4]),
  catchShape: each(1.8),
  carryShape: each(1.4),
  gainsTogether: 0.9,
  targetGroup: { QB: 0, RB: 0.2, WR: 0.6, TE: 0.2 },
  carryGroup: { QB: 0.15, RB: 0.8, WR: 0.04, TE: 0.01 },
  priors: {
    QB: priors({ targets: 0.001, carries: 0.15 }),
    RB: priors({ targets: 0.17, carries: 0.6, catching: 0.77, catchYards: 7.5 }),
    WR: priors({ targets: 0.19, catchYards: 12.7 }),
    TE: priors({ targets: 0.12 }),
  },
  chances: { 'Questionable|0|chart|regular': 0.8 },
};

const player = (
  playerId: string,
  position: FootballSquadPlayer['position'],
  targets: number,
  carries: number,
): FootballSquadPlayer => {
  const prior = EXAMPLE_FOOTBALL_PARAMS.priors[position];
  return {
    playerId,
    position,
    chance: 1,
    targets,
    targetSpread: 0.1,
    carries,
    carrySpread: 0.1,
    catching: prior.catching,
    catchYards: prior.catchYards,
    catchTouchdowns: prior.catchTouchdowns,
    carryYards: prior.carryYards,
    carryTouchdowns: prior.carryTouchdowns,
  };
};

/** A made-up side with everybody fit; ids begin with `name`. */
export const exampleFootballSquad = (name: string): FootballSquad => ({
  params: EXAMPLE_FOOTBALL_PARAMS,
  plays: 1,
  passing: 0.01,
  players: [
    player(`${name}-qb1`, 'QB', 0, 0.12),
    player(`${name}-qb2`, 'QB', 0, 0.1),
    player(`${name}-rb1`, 'RB', 0.12, 0.55),
    player(`${name}-rb2`, 'RB', 0.06, 0.25),
    player(`${name}-wr1`, 'WR', 0.26, 0.01),
    player(`${name}-wr2`, 'WR', 0.2, 0.01),
    player(`${name}-wr3`, 'WR', 0.12, 0),
    player(`${name}-te1`, 'TE', 0.17, 0),
    player(`${name}-te2`, 'TE', 0.04, 0),
  ],
  passers: ['qb1', 'qb2'].map((one) => ({
    playerId: `${name}-${one}`,
    completing: 1,
    gaining: 1,
    intercepted: 0.022,
  })),
  targetGroup: EXAMPLE_FOOTBALL_PARAMS.targetGroup,
  carryGroup: EXAMPLE_FOOTBALL_PARAMS.carryGroup,
  kickerId: `${name}-k`,
  defenseId: `${name}-dst`,
});
