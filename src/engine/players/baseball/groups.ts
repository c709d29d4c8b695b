/** Runs from here on are one row of a table. */
export const MOST_INNING_RUNS = 10;
/** Highest outs of each group of starts. */
const OUTS = [2, 5, 8, 11, 14, 15, 17, 18, 20, 23, Number.POSITIVE_INFINITY];
/** Highest runs charged of each group. */
const CHARGED = [0, 1, 2, 4, Number.POSITIVE_INFINITY];
/** Most outs left to relievers of each group. */
const RELIEVED = [0, 3, 6, 9, 12, Number.POSITIVE_INFINITY];
/** Most runs per hit and walk of each group. */
const SCORING = [0, 0.2, 0.34, 0.5, 0.7, Number.POSITIVE_INFINITY];

/** The first group whose highest value is no less than this one. */
const groupIn = (highest: readonly number[], value: number): number =>
  highest.findIndex((most) => value <= most);

/** Groups of small whole numbers, looked up. */
const lookUp = (highest: readonly number[], most: number): Uint8Array =>
  Uint8Array.from({ length: most + 1 }, (_, value) => groupIn(highest, value));
const OUTS_GROUP = lookUp(OUTS, 27);
const CHARGED_GROUP = lookUp(CHARGED, MOST_INNING_RUNS);
const RELIEVED_GROUP = lookUp(RELIEVED, 27);

export const OUTS_GROUPS = OUTS.length;
export const CHARGED_GROUPS = CHARGED.length;
export const RELIEVED_GROUPS = RELIEVED.length;
export const SCORING_GROUPS = SCORING.length;
/** Ways in which a game ends for a side: home or away, lost or won, by one run or by more. */
export const SIDE_ENDINGS = 8;
/** Turns at bat that are told apart: the second, third, fourth, fifth and later ones. */
export const TURNS = 4;
/** Sides that end this far apart or farther have rested their regulars. */
const FAR = 6;

/** @param outs 0 to 27; more count as 27 */
export const outsGroup = (outs: number): number => OUTS_GROUP[Math.min(outs, 27)] ?? 0;
/** @param charged runs, 0 or above */
export const chargedGroup = (charged: number): number =>
  CHARGED_GROUP[Math.min(charged, MOST_INNING_RUNS)] ?? 0;
/** @param outs left to relievers, 0 to 27 */
export const relievedGroup = (outs: number): number => RELIEVED_GROUP[Math.min(outs, 27)] ?? 0;
/** @param runs scored in a part of a game @param reached hits and walks in it */
export const scoringGroup = (runs: number, reached: number): number =>
  groupIn(SCORING, runs / Math.max(1, reached));

/** 0 to 7. @param own runs of the side @param other of the other side */
export const sideEnding = (isHome: boolean, own: number, other: number): number =>
  (isHome ? 4 : 0) + (own > other ? 2 : 0) + (Math.abs(own - other) > 1 ? 1 : 0);

/** Whether the game was decided long before its end. */
export const isFar = (own: number, other: number): boolean => Math.abs(own - other) >= FAR;
