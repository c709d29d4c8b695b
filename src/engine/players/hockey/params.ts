import type { GoalSpread } from '../goals/spread.ts';

/** Forwards and defensemen share the ice among themselves. */
export type Role = 'forward' | 'defense';
export const HOCKEY_ROLES = ['forward', 'defense'] as const;
export type ByRole<T> = Readonly<Record<Role, T>>;

/** What is fitted on seasons played: how a score becomes lines. Lists begin at 0; a number beyond the last counts as the last. */
export interface HockeyDrawParams {
  /** Chance that a final of one goal came of a shoot-out, by the loser's goals. */
  readonly shootOut: readonly number[];
  /** Chances of 0, 1, 2 … goals at the empty net, by the winner's margin. */
  readonly emptyNet: readonly (readonly number[])[];
  /** Chances that a goal has none, one or two assists. */
  readonly assists: readonly number[];
  /** Shots saved, relative to those expected, by own goals − the other side's, from −LEVELS to LEVELS. */
  readonly savedByMargin: readonly number[];
  /** Mean of a side's saved shots: what is expected of one that nobody described. */
  readonly saved: number;
  /** A negative binomial's dispersion of a side's saved shots. */
  readonly savedDispersion: number;
  /** Chance that the starting goalie is relieved, by goals he and his relief let in together. */
  readonly relieved: readonly number[];
  /** A relieved starter's share of the saves, and of the goals let in: both parameters of a beta. */
  readonly relievedSaves: readonly number[];
  readonly relievedGoals: readonly number[];
  /** Seconds of a side's skaters in a game. */
  readonly ice: ByRole<number>;
  readonly iceSpread: ByRole<GoalSpread>;
  /** Chance that a skater leaves early; he has then played any share of his time. */
  readonly leaves: number;
  /** Shape of the gamma by which a skater's shots differ from night to night beyond chance. */
  readonly shotShape: ByRole<number>;
  /** Where nobody is known, per hour of ice: shots that are saved, goals, assists. */
  readonly rest: ByRole<HockeyRates>;
}

/** Per hour of ice time. */
export interface HockeyRates {
  /** Shots on goal that are saved. */
  readonly saved: number;
  readonly goals: number;
  readonly assists: number;
}

/** Margins told apart on each side of 0. */
export const HOCKEY_LEVELS = 4;
