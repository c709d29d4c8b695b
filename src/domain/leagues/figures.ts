import type { PreseasonFact } from './preseasonFact.ts';
import type { Situation } from './situation.ts';

/** Lowest and highest value that is believed. */
export type Range = readonly [low: number, high: number];

/** What a league's figures can be, with room beyond its records: outside of it the feed is wrong. */
export interface LeagueBounds {
  /** Total points of a line. */
  readonly total: Range;
  /** Largest handicap, points. */
  readonly spread: number;
  /** Spread of final margins around the line, as a standard deviation in points. */
  readonly marginSd: number;
  /** Points of one side at the end. */
  readonly finalScore: Range;
  /** A game may end level. */
  readonly level: boolean;
  /** Games of one side in a season, preseason and playoffs included. */
  readonly games: number;
  /** Mean points of a side per game over a season. */
  readonly scoring: Range;
}

/** Stat name → league mean. */
export type StatLine = Readonly<Record<string, number>>;

/**
 * A league's published means: what an average team does in a game. Regular-season means per team and game, rounded:
 * from the leagues' public season totals, as the reference sites (Basketball-Reference, Pro-Football-Reference,
 * Baseball-Reference, Hockey-Reference, FBref, Sports-Reference's college sites) print them. Passing yards are gross,
 * before sacks; assists are about seven for ten goals in soccer: which goals count one is each league's own ruling.
 */
export interface TeamMeans {
  /** Season and what was counted, as the page says it. */
  readonly season: string;
  /** Per team and game. */
  readonly perGame: StatLine;
  /** Rates, which no position divides. */
  readonly rates?: StatLine;
}

/** What the server, the build and the lab read of a league; no browser loads it. */
interface LeagueFigures {
  readonly bounds: LeagueBounds;
  readonly means: TeamMeans;
  /** Days of games shown ahead, where they are not the usual seven. */
  readonly daysAhead?: number;
}

/** A league whose clubs are rated by the goals they score and concede. */
export interface GoalFigures extends LeagueFigures {
  /** Every club plays every other twice, and the table decides: it tells what a round is worth. */
  readonly doubleRound: boolean;
}

/** A league whose teams are rated by points better than average. */
export interface MarginFigures extends LeagueFigures {
  /**
   * Which closing prices tell the expected margin. Run and puck lines are fixed at 1.5, so baseball and hockey read
   * the moneyline alone.
   */
  readonly closing: 'both' | 'spread' | 'moneyline';
  /** How a closing moneyline is made fair: by the power method where nothing is said. */
  readonly fairBy?: 'normalisation';
  /** Its result files do not say which games are played at a neutral site. */
  readonly siteUntold?: true;
  /** The circumstances the margin depends on. */
  readonly situations: readonly Situation[];
  /** What is known of its teams before a season, where a file has it. */
  readonly preseason?: readonly PreseasonFact[];
  readonly start: FitStart;
  /** Where a side new to the league starts, where results tell it; else one SD of its teams below their mean. */
  readonly newSides?: NewSides;
  /** The one player whose name moves a game's line, where the league has one. */
  readonly starter?: StarterFigures;
  /** Overtime of basketball, where it is not the usual: 5 of 40 minutes, in 6 games of 100. */
  readonly overtime?: Overtime;
}

/** Where a league's estimation starts: rounded guesses of the right size. See lab/fit/margin/start.ts. */
export interface FitStart {
  /** Rough size of a game's margin SD, of the spread between teams and of the home advantage, points. */
  readonly scoreSd: number;
  readonly teamSd: number;
  readonly advantage: number;
  /** Games after which the early-season gain has halved. */
  readonly earlyGames: number;
  readonly total: number;
  readonly totalSd: number;
  /** Points below the league's mean at which a team of a lower division enters. */
  readonly lowerDivision?: number;
  /** Long-run levels of programmes: college. */
  readonly programs?: boolean;
  /** A five-man rotation and parks: baseball. */
  readonly baseball?: boolean;
  /** Keep all covariances: where it paid on training seasons and the league is small. */
  readonly full?: boolean;
}

/** Where sides start whom no result has told of before: points below the mean of the top division. */
export interface NewSides {
  /** A side new to the top division: an expansion team, a school that came up. */
  readonly below: number;
  /** A side of the division underneath. Absent: it has no figure. */
  readonly lower?: number;
}

/** The player of a side who is rated beside his team. */
export interface StarterFigures {
  /** How likely one who is not named is the starter of one game ago, two games ago …: weights of any sum. */
  readonly turns: readonly number[];
  /** He moves the total as well. */
  readonly movesTotal?: true;
}

interface Overtime {
  /** Its length ÷ regulation. */
  readonly length: number;
  /**
   * Share of games that go to overtime, rounded from the league's published game logs; the files do not mark them.
   */
  readonly rate: number;
}
