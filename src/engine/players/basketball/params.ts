/**
 * How lines spread in a league, given what is known of its players: estimated by src/lab/players/basketball. Minutes are those of
 * one player; lists by minutes stand at `MINUTE_KNOTS`, as shares of a regulation game; lists by count in the order of `COUNTS`.
 */
export interface LineShape {
  /** Minutes of regulation: 48 or 40. */
  readonly regulation: number;
  /** Points of a side in a usual game: what scores are compared with. */
  readonly scoring: number;
  /** Chance of overtime by final margin: index |margin|, the last one for all above. */
  readonly overtime: readonly number[];
  /** Chance of another overtime after one. */
  readonly again: number;
  /** Variance of a player's minutes around his expected ones, minutes². */
  readonly minutesNoise: readonly number[];
  /** Standardized minutes at even steps of the distribution function, from 0 to 1, for each third of `MINUTE_TIERS`. */
  readonly minutesQuantiles: readonly (readonly number[])[];
  /** Minutes that a margin of ten points beyond `closeMargin` adds. */
  readonly blowout: readonly number[];
  readonly closeMargin: number;
  /** Usual excess over `closeMargin`, in tens of points: expected minutes are those at it. */
  readonly usualBlowout: number;
  /** How far the minutes of an absent player stay at his position: lift in log odds if all of it is absent. */
  readonly positionLift: number;
  /** Lift in log odds of one who comes back after many games. */
  readonly returning: number;
  /** Squared coefficient of variation of a count's mean in a game. For points see side.ts, for threes the correlation in threes.ts. */
  readonly variation: readonly number[];
  /** Part of the points' variation that goes as 1 ÷ mean: baskets are worth two or three. */
  readonly lumps: number;
  /** How a count's rate goes with minutes: (minutes ÷ expected ones) to this power. Who plays well stays in. */
  readonly elasticity: readonly number[];
  /** Log factor of a count when its side scores `scoring` more than usual, and when the other side does. */
  readonly ownScore: readonly number[];
  readonly otherScore: readonly number[];
  /** How much of a team's usual count stays when those who play would make another one: 0 none, 1 all. */
  readonly inherited: readonly number[];
}

/** Where lists by expected minutes stand: shares of regulation. */
export const MINUTE_KNOTS = [0.04, 0.15, 0.3, 0.45, 0.6, 0.75];
/** Expected minutes, as shares of regulation, at which the form of a spread changes. */
export const MINUTE_TIERS = [0.32, 0.58];

/** How what is known of players moves from game to game. */
export interface LearningRules {
  /** Expected minutes of a newcomer, and their variance. */
  readonly newcomer: number;
  readonly newcomerVariance: number;
  /** Variance that a player's expected minutes gain per game, per missed game, with a new season and with a new team. */
  readonly drift: number;
  readonly missedDrift: number;
  readonly seasonDrift: number;
  readonly tradeDrift: number;
  /** Share of the way back to `newcomer` in a summer. */
  readonly summerReturn: number;
  /** Share of the memory of who plays that stays after a game. */
  readonly playsKept: number;
  /** Minutes of players nobody knew, at a season's start, and the share of that which stays after a game. */
  readonly unknownMinutes: number;
  readonly unknownKept: number;
  /** By count: share of the memory that stays after a game, and after a summer. */
  readonly kept: readonly number[];
  readonly summerKept: readonly number[];
  /** By count: exposure that the prior of position and role is worth: minutes, points for threes. */
  readonly priorWeight: readonly number[];
  /** By count, by position, at `ROLE_KNOTS`: what a player collects per minute; threes per point. */
  readonly priors: readonly (readonly (readonly number[])[])[];
  /** By count: weight, in games, of a usual opponent; share of an opponent's memory kept after a game. */
  readonly opponentWeight: readonly number[];
  readonly teamKept: number;
  readonly threeLuck: ThreeLuck;
}

/** What is made of threes beyond what attempts let expect. */
interface ThreeLuck {
  /** Part of it that is taken for luck: in a player's own memory, and in what his opponents allow. */
  readonly own: number;
  readonly allowed: number;
  /** Share of attempts that are hit, and how many attempts it weighs beside a player's own. */
  readonly usual: number;
  readonly weight: number;
  /** Share of a player's memory that stays after a game. */
  readonly kept: number;
}

/** Expected minutes, as shares of regulation, at which priors are known. */
export const ROLE_KNOTS = [0.15, 0.4, 0.7];

/** What a league's players are drawn and learned by. */
export interface BasketballPlayerParams {
  readonly league: string;
  readonly shape: LineShape;
  readonly rules: LearningRules;
}
