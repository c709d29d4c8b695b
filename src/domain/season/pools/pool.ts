import type { CalendarDate } from '../../time/time.ts';
import type { Middle } from '../middle.ts';
import type { SeasonResult } from '../seasonPick.ts';

/** A game left that has a day, as a pool sees it. Teams are places in the inputs' teams. */
export interface PoolGame {
  /** Place in the inputs' `left`. */
  readonly game: number;
  readonly home: number;
  readonly away: number;
  readonly neutral: boolean;
  /** Eastern day. */
  readonly day: CalendarDate;
  /** 0–1. */
  readonly homeWin: number;
  readonly draw: number;
}

/** The games left of one week. */
export interface PoolWeek {
  /** The week's number in the season, from 1. */
  readonly number: number;
  /** Day of its first game left, and of its last. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly games: readonly PoolGame[];
}

/** A team that can be picked to win one game. */
export interface SurvivorChoice {
  readonly game: number;
  readonly team: number;
  readonly opponent: number;
  readonly at: 'home' | 'away' | 'neutral';
  /** Chance to win, 0–1. */
  readonly chance: number;
}

/** A week of a plan. */
export interface SurvivorStep extends SurvivorChoice {
  readonly week: number;
  readonly from: CalendarDate;
}

/** A team that plays this week and is not used yet. */
export interface SurvivorTeam extends SurvivorChoice {
  /** The week in which the best plan uses it; without it there, the week of its highest chance. */
  readonly bestWeek: number;
  /** What the best plan's chance loses if this team cannot be used at all, as a share of it, 0–1. */
  readonly loss: number;
}

/** A survivor pool from this week on: one team a week, each team once, and it has to win. */
export interface SurvivorPlan {
  /** Number of this week and of the last. */
  readonly week: number;
  readonly lastWeek: number;
  /** One a week from this week on, as far as there are teams. */
  readonly steps: readonly SurvivorStep[];
  /** This week's teams that are not used, the likeliest first. */
  readonly teams: readonly SurvivorTeam[];
  /** Games left without a day: no plan can have them. */
  readonly undated: number;
}

/** A plan with what came of it in the runs. */
export interface CountedPlan extends SurvivorPlan {
  /** Share of seasons in which every step up to this one won, 0–1. */
  readonly survived: readonly number[];
}

/** A game's likeliest result, with the points put on it. */
export interface ConfidencePick {
  readonly game: number;
  readonly home: number;
  readonly away: number;
  readonly result: SeasonResult;
  /** 0–1. */
  readonly chance: number;
  /** From the number of games down to 1. */
  readonly points: number;
}

/** A week's games by how sure their likeliest result is. */
export interface ConfidencePool {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly picks: readonly ConfidencePick[];
  /** Points scored, counted in the runs: mean and middle 80 %. */
  readonly expected: Middle;
}

/** What pools need of a league's season, counted in the published runs. */
export interface SeasonPools {
  readonly survivor?: CountedPlan | undefined;
  readonly confidence?: ConfidencePool | undefined;
}
