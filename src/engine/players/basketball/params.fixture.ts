import type { BasketballPlayerParams } from './params.ts';
import type { BasketballSquad, BasketballSquadPlayer } from './squad.ts';

const EVEN = [-2.4, -1.3, -0.85, -0.5, -0.25, 0, 0.25, 0.5, 0.85, 1.3, 2.4];
const each = (value: number): number[] => Array.from({ length: 7 }, () => value);

/** Round figures of a league of 48 minutes: not a fit. */
export const ROUND_PARAMS: BasketballPlayerParams = {
  league: 'NBA',
  shape: {
    regulation: 48,
    scoring: 110,
    overtime: [0, 0.15, 0.14, 0.13, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02, 0],
    again: 0.15,
    minutesNoise: [8, 27, 32, 30, 23, 22],
    minutesQuantiles: [EVEN, EVEN, EVEN],
    blowout: [1.5, 1, 0.8, 0, -1.8, -2.5],
    closeMargin: 8,
    usualBlowout: 0.5,
    positionLift: 0.8,
    returning: -0.5,
    variation: [0.01, 0.02, 0.02, 0.05, 0.02, 0.05, 0.02],
    lumps: 1,
    elasticity: [0.3, 0, 0, 0, 0, 0, -0.3],
    ownScore: [0, 0.2, 0.9, 0, 0.4, 0.4, -0.5],
    otherScore: [0, -0.6, -0.1, 0, -0.5, -0.7, 0.2],
    inherited: [0, 0.7, 0.7, 0, 0.3, 0.3, 0.7],
  },
  rules: {
    newcomer: 12,
    newcomerVariance: 200,
    drift: 1.5,
    missedDrift: 1.5,
    seasonDrift: 19,
    tradeDrift: 5,
    summerReturn: 0.05,
    playsKept: 0.85,
    unknownMinutes: 15,
    unknownKept: 0.85,
    kept: each(0.97),
    summerKept: each(0.7),
    priorWeight: [40, 60, 40, 15, 300, 150, 90],
    priors: [0.45, 0.18, 0.1, 0.11, 0.03, 0.02, 0.055].map((rate) =>
      [1, 2, 3].map(() => [rate, rate, rate]),
    ),
    opponentWeight: each(10),
    teamKept: 0.97,
    threeLuck: { own: 0.6, allowed: 1, usual: 0.355, weight: 200, kept: 0.995 },
  },
};

/** A guard of 30 minutes, and what else is said of him. */
export const somebody = (
  playerId: string,
  says: Partial<BasketballSquadPlayer> = {},
): BasketballSquadPlayer => ({
  playerId,
  position: [1, 0, 0],
  chance: 1,
  minutes: 30,
  minutesVariance: 5,
  missed: 0,
  rates: [0.5, 0.18, 0.12, 0.12, 0.03, 0.02, 0.06],
  doubt: each(0.01),
  shown: true,
  ...says,
});

/** Ten of a team: guards, forwards and centers, from 36 minutes down to 9; the last two are not shown. */
export const tenOf = (prefix: string): BasketballSquadPlayer[] =>
  [36, 34, 32, 30, 26, 22, 20, 16, 12, 9].map((minutes, at) =>
    somebody(`${prefix}${at}`, {
      minutes,
      position: [[1, 0, 0] as const, [0, 1, 0] as const, [0, 0, 1] as const][at % 3] ?? [1, 0, 0],
      shown: at < 8,
    }),
  );

export const squadWith = (
  players: readonly BasketballSquadPlayer[],
  says: Partial<BasketballSquad> = {},
): BasketballSquad => ({
  players,
  rest: { minutes: 6, rates: [0.4, 0.15, 0.08, 0.11, 0.03, 0.02, 0.06] },
  usual: [0, 44, 25, 0, 7.5, 5, 14],
  opponent: each(1),
  shape: ROUND_PARAMS.shape,
  ...says,
});
