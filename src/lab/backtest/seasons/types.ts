import type { SeasonInputs } from '#domain/season/seasonInputs.ts';
import type { SeasonMoment } from './moments.ts';
import type { Width } from './widths.ts';

/** A season as it stood on each of its mornings. */
export type Mornings = ReadonlyMap<SeasonMoment, SeasonInputs>;

/** Seasons of one league, forecast and as they came. */
export interface LeagueSeasons {
  readonly league: string;
  /** Ids of what teams can reach, in the format's order; of the newest season. */
  readonly goals: readonly GoalName[];
  /** Ranges of wins of every walked season, ascending; those before the first tested one only help to choose the width. */
  readonly ranges: readonly SeasonWidths[];
  /** The tested seasons, ascending. */
  readonly seasons: readonly SeasonForecasts[];
  /** Last day with a result of the files. */
  readonly dataTo: string;
  readonly hash: string;
  /** The check of the rules on past fields, seeds or tables, as lines; absent: not made. */
  readonly fields?: readonly string[];
}

export interface GoalName {
  readonly id: string;
  readonly name: string;
}

/** The ranges of a season's final wins, by moment and width. */
export interface SeasonWidths {
  readonly season: number;
  /** Chosen on the seasons before. */
  readonly fading: number;
  /** Log losses of its games by fading (fading.ts). */
  readonly fadingLosses: readonly number[];
  readonly moments: readonly Pick<MomentForecast, 'moment' | 'widths'>[];
}

export interface SeasonForecasts extends SeasonWidths {
  /** Chosen on the seasons before. */
  readonly width: Width;
  /** Rating keys. */
  readonly teams: readonly string[];
  readonly came: Came;
  readonly moments: readonly MomentForecast[];
  /** Plain rival: odds by what the team reached a season ago. Goal → team → share. */
  readonly lastSeason: OddsByGoal;
}

/** Goal's id → odds (or 1 and 0) of each team, in the order of `teams`. */
export type OddsByGoal = Readonly<Record<string, readonly number[]>>;

/** How a season ended. */
export interface Came {
  /** 1: reached. */
  readonly goals: OddsByGoal;
  /** Final wins (points in soccer and hockey) by team, as the engine counts them. */
  readonly wins: readonly number[];
}

/** All forecasts of one morning. */
export interface MomentForecast {
  readonly moment: SeasonMoment;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** Our own odds by the width chosen on the seasons before. */
  readonly own: OddsByGoal;
  /** Our own odds with the ratings taken as certain. */
  readonly certain: OddsByGoal;
  /** The record so far turned into odds. */
  readonly record: OddsByGoal;
  readonly widths: readonly WidthForecast[];
}

/** Final wins by a width of the ratings' uncertainty. */
export interface WidthForecast {
  /** Name of the width, see widths.ts. */
  readonly width: string;
  /** By team: where the final wins fell. */
  readonly wins: readonly WinsForecast[];
}

/** A team's forecast of final wins beside what came. */
export interface WinsForecast {
  readonly mean: number;
  /** The middle 80 %: the tenth and ninetieth percentile, whole numbers as the pages show them. */
  readonly low: number;
  readonly high: number;
  /** Randomized share of the runs below what came (PIT), 0–1. */
  readonly pit: number;
  /** Mean of (share of runs at most n − whether it came so)² over n: the ranked probability score, in wins. */
  readonly score: number;
}
