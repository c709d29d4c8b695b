import type { ByRole } from './params.ts';

/** How a rate is shrunk: to base × (ice time ÷ the role's usual one)^slope. */
export interface HockeyRatePrior {
  readonly base: ByRole<number>;
  readonly slope: number;
  /** What the prior weighs: hours of ice; for shooting, shots. */
  readonly weight: number;
}

/** How states learn from finals. What a game weighs falls by a factor at each later one, and once more at a new season. */
export interface HockeyLearnParams {
  /** Ice time: a quick and a slow memory, what the quick one weighs beside it, and what is kept over a summer. */
  readonly ice: {
    readonly quick: number;
    readonly slow: number;
    readonly quickWeight: number;
    readonly carry: number;
    /** Seconds expected of a skater nobody has seen, and the games that weighs. */
    readonly newcomer: ByRole<number>;
    readonly newcomerWeight: number;
    /** In a new team, what his games before weigh. */
    readonly moved: number;
  };
  readonly rates: { readonly memory: number; readonly carry: number };
  /** Shots on goal, assists per hour; goals a shot. */
  readonly shots: HockeyRatePrior;
  readonly shooting: HockeyRatePrior;
  readonly assists: HockeyRatePrior;
  /** A side's saved shots, for and against. */
  readonly team: {
    readonly memory: number;
    readonly carry: number;
    readonly weight: number;
    /** A league's mean moves by this share a game. */
    readonly drift: number;
    /** What playing at home is worth, a factor. */
    readonly home: number;
  };
  /** Seconds that are usual of a skater of the role. */
  readonly usual: ByRole<number>;
  /** How quickly dressing or not is forgotten, a game of the team. */
  readonly dressing: number;
  /** Chance to dress by the share of games dressed of late, in tenths; of who did not and who did dress for the last game. */
  readonly chances: readonly (readonly number[])[];
  /** SD of what is not known of ice time after one game; of rates after none, and the hours that halve its square. */
  readonly iceUnknown: number;
  readonly rateUnknown: number;
  readonly rateHours: number;
}
