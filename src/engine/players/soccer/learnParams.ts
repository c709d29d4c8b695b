import type { BySoccerPosition } from './params.ts';

/** What a rate is shrunk to by position, and what that weighs: nineties on the field; for shooting, shots. */
export interface SoccerRatePrior {
  readonly base: BySoccerPosition<number>;
  readonly weight: number;
}

/** How states learn from finals. What a game weighs falls by a factor at each later one, and once more at a new season. */
export interface SoccerLearnParams {
  readonly rates: {
    readonly memory: number;
    readonly carry: number;
    /** In a new team, what is kept. */
    readonly moved: number;
  };
  /** Shots and assists per 90 minutes; goals a shot. */
  readonly shots: SoccerRatePrior;
  readonly shooting: SoccerRatePrior;
  readonly assists: SoccerRatePrior;
  /** Chance to play to the end, of starters; its memory, a start. */
  readonly full: SoccerRatePrior & { readonly memory: number };
  /** A side's missed shots, for and against. */
  readonly team: {
    readonly memory: number;
    readonly carry: number;
    readonly weight: number;
    /** The league's mean moves by this share a game. */
    readonly drift: number;
    /** What playing at home is worth, a factor. */
    readonly home: number;
  };
  /** How quickly starting and coming on are forgotten, a game of the team. */
  readonly playing: number;
  /** Substitutes a side brings on, in the mean. */
  readonly substitutes: number;
  /** SD of what is not known of rates after no game, and the nineties that halve its square. */
  readonly rateUnknown: number;
  readonly rateNineties: number;
}
