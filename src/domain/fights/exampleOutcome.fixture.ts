import type { FightOutcome } from '../outcomes/fight.ts';

const at = (bins: number, ...places: number[]): number[] =>
  Array.from({ length: bins }, (_, bin) => places.filter((place) => place === bin).length);

/** Twenty fights of three five-minute rounds: a wins 12, b 6, two draws. */
export const THREE_ROUNDS: FightOutcome = {
  rounds: 3,
  roundMinutes: 5,
  a: {
    knockout: at(30, 0, 14, 15, 29),
    submission: at(30, 9, 10),
    unanimous: 4,
    split: 1,
    majority: 1,
  },
  b: { knockout: at(30, 2), submission: at(30), unanimous: 3, split: 2, majority: 0 },
  draws: 2,
};
