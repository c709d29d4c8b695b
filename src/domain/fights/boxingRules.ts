/** Lengths a professional boxing bout is scheduled for, rounds. */
export const BOXING_ROUNDS = [4, 6, 8, 10, 12] as const;

/** A title fight's length, rounds; women's title fights usually have ten. */
export const TITLE_FIGHT_ROUNDS = 12;

/** Minutes of a round, and of the rest between two. */
export const ROUND_MINUTES_MEN = 3;
export const ROUND_MINUTES_WOMEN = 2;
export const REST_MINUTES = 1;

/** Minutes of one round: three for men, two for women. */
export const boxingRoundMinutes = (women: boolean): number =>
  women ? ROUND_MINUTES_WOMEN : ROUND_MINUTES_MEN;

/** "12 rounds of 3 minutes" */
export const boxingRoundsText = (rounds: number, roundMinutes: number): string =>
  `${rounds} rounds of ${roundMinutes} minutes`;
