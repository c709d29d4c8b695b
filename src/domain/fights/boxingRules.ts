/** Lengths a professional boxing bout is scheduled for, rounds. */
export const BOXING_ROUNDS = [4, 6, 8, 10, 12] as const;
export type BoxingRounds = (typeof BOXING_ROUNDS)[number];

/** A title fight's length, rounds; ten is usual where women box for a title. */
export const TITLE_FIGHT_ROUNDS = 12;

/** Minutes of a round, and of the rest between two. */
export const ROUND_MINUTES_MEN = 3;
export const ROUND_MINUTES_WOMEN = 2;
export const REST_MINUTES = 1;

/** Minutes of one round: three for men, two for women. */
export const boxingRoundMinutes = (women: boolean): number =>
  women ? ROUND_MINUTES_WOMEN : ROUND_MINUTES_MEN;

export const isBoxingRounds = (rounds: number): rounds is BoxingRounds =>
  BOXING_ROUNDS.some((allowed) => allowed === rounds);

/** Minutes from the first bell to the last of a bout that goes the distance, rests included. */
export const boutMinutes = (rounds: number, women: boolean): number =>
  rounds * boxingRoundMinutes(women) + (rounds - 1) * REST_MINUTES;

/** "12 rounds of 3 minutes" */
export const roundsText = (rounds: number, roundMinutes: number): string =>
  `${rounds} rounds of ${roundMinutes} minutes`;
