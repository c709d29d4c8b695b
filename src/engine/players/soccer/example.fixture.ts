import type { SoccerLearnParams } from './learnParams.ts';
import { SOCCER_POSITIONS, type SoccerDrawParams } from './params.ts';
import type { SoccerSquad, SoccerSquadPlayer } from './squad.ts';

const forAll = <T>(value: T) => ({
  goalkeeper: value,
  defender: value,
  midfielder: value,
  forward: value,
});

/** Made-up figures of the right size. */
export const EXAMPLE_SOCCER_DRAW: SoccerDrawParams = {
  ownGoal: 0.04,
  assisted: 0.85,
  missedByMargin: [0.9, 0.95, 1, 1.05, 1, 1, 0.95],
  missed: 11,
  missedDispersion: 15,
  offMinutes: forAll([46, 60, 65, 70, 75, 80, 85]),
  onMinutes: forAll([5, 10, 15, 20, 25, 30, 44]),
  fresh: 1.2,
  nightly: 0.02,
  rest: { missed: 1.2, goals: 0.12, assists: 0.15 },
};

const player = (playerId: string, more: Partial<SoccerSquadPlayer> = {}): SoccerSquadPlayer => ({
  playerId,
  position: 'midfielder',
  ...{ starts: 1, comesOn: 0, full: 0.6, rateUnknown: 0.1 },
  ...{ missed: 1, goals: 0.1, assists: 0.12 },
  ...more,
});

/** Eleven who start and eight on the bench, half of whom come on; `more` changes the first, a striker. */
export const exampleSoccerSquad = (
  name: string,
  more: Partial<SoccerSquadPlayer> = {},
): SoccerSquad => ({
  players: [
    player(`${name}-striker`, { position: 'forward', missed: 2.5, goals: 0.5, ...more }),
    ...Array.from({ length: 10 }, (_, at) =>
      player(`${name}-${at}`, { position: SOCCER_POSITIONS[at % 3] ?? 'defender' }),
    ),
    ...Array.from({ length: 8 }, (_, at) =>
      player(`${name}-bench-${at}`, { starts: 0, comesOn: 0.5 }),
    ),
  ],
  missedShots: 11,
});

export const EXAMPLE_SOCCER_LEARNING: SoccerLearnParams = {
  rates: { memory: 0.98, carry: 0.7, moved: 0.6 },
  shots: { base: { goalkeeper: 0.01, defender: 0.7, midfielder: 1.5, forward: 2.5 }, weight: 3 },
  shooting: { base: forAll(0.1), weight: 50 },
  assists: { base: forAll(0.15), weight: 15 },
  full: { base: forAll(0.6), weight: 2, memory: 0.9 },
  team: { memory: 0.96, carry: 0.5, weight: 4, drift: 0.01, home: 1.1 },
  playing: 0.85,
  substitutes: 4,
  rateUnknown: 0.4,
  rateNineties: 8,
};
