import type { HockeyLearnParams } from './learnParams.ts';
import type { HockeyDrawParams } from './params.ts';
import type { HockeySquad, Skater } from './squad.ts';

/** Made-up figures of the right size. */
export const EXAMPLE_HOCKEY_DRAW: HockeyDrawParams = {
  shootOut: [0.1, 0.15, 0.2],
  emptyNet: [[1], [1], [0.4, 0.6], [0.4, 0.5, 0.1], [0.7, 0.3]],
  assists: [0.07, 0.17, 0.76],
  saved: 27,
  savedByMargin: [1, 1, 1.05, 1.05, 1.1, 1, 0.95, 0.95, 0.95],
  savedDispersion: 60,
  relieved: [0, 0.01, 0.02, 0.03, 0.1, 0.3],
  relievedSaves: [1.6, 1.4],
  relievedGoals: [1.6, 0.6],
  ice: { forward: 10_800, defense: 7_000 },
  iceSpread: {
    forward: { usual: 0.1, odd: 0.2, oddChance: 0.2 },
    defense: { usual: 0.08, odd: 0.2, oddChance: 0.2 },
  },
  leaves: 0.015,
  shotShape: { forward: 200, defense: 200 },
  rest: {
    forward: { saved: 5, goals: 0.6, assists: 0.9 },
    defense: { saved: 3, goals: 0.2, assists: 0.6 },
  },
};

const skater = (playerId: string, role: Skater['role'], more: Partial<Skater> = {}): Skater => ({
  playerId,
  role,
  chance: 1,
  iceTime: role === 'forward' ? 900 : 1160,
  iceUnknown: 0.05,
  rateUnknown: 0.05,
  saved: 6,
  goals: 0.8,
  assists: 1,
  ...more,
});

/** Twelve forwards, six defensemen and a goalie; `more` changes the first forward, the star. */
export const exampleHockeySquad = (name: string, more: Partial<Skater> = {}): HockeySquad => ({
  skaters: [
    skater(`${name}-star`, 'forward', { iceTime: 1200, goals: 1.6, saved: 10, ...more }),
    ...Array.from({ length: 11 }, (_, at) => skater(`${name}-f${at}`, 'forward')),
    ...Array.from({ length: 6 }, (_, at) => skater(`${name}-d${at}`, 'defense')),
  ],
  goalies: [{ playerId: `${name}-g`, chance: 1 }],
  savedShots: 27,
  shootOuts: true,
});

export const EXAMPLE_HOCKEY_LEARNING: HockeyLearnParams = {
  ice: {
    ...{ quick: 0.5, slow: 0.95, quickWeight: 3, carry: 0.5, moved: 0.3 },
    ...{ newcomer: { forward: 600, defense: 850 }, newcomerWeight: 1 },
  },
  rates: { memory: 0.99, carry: 0.85 },
  shots: { base: { forward: 7, defense: 4 }, slope: 0.2, weight: 2 },
  shooting: { base: { forward: 0.11, defense: 0.05 }, slope: 0.5, weight: 150 },
  assists: { base: { forward: 1.1, defense: 0.8 }, slope: 1, weight: 8 },
  team: { memory: 0.98, carry: 0.5, weight: 6, drift: 0.005, home: 1.02 },
  usual: { forward: 900, defense: 1160 },
  dressing: 0.85,
  chances: [
    [0.1, 0.2, 0.3],
    [0.5, 0.8, 0.9],
  ],
  iceUnknown: 0.4,
  rateUnknown: 0.3,
  rateHours: 10,
};
