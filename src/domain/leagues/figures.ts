import type { PreseasonFact } from './preseasonFact.ts';
import type { Situation } from './situation.ts';

/** Lowest and highest plausible value. */
export type Range = readonly [low: number, high: number];

/** Plausible ranges of a league's figures, with room beyond its records: outside them the feed is wrong. */
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
}

/** Stat name → league mean. */
export type StatLine = Readonly<Record<string, number>>;

/**
 * A league's published means: what an average team does in a game. Regular-season means per team and game, rounded, from the
 * leagues' public season totals as the reference sites (Basketball-Reference, Pro-Football-Reference, Baseball-Reference,
 * Hockey-Reference, FBref, Sports-Reference's college sites) print them. Passing yards are gross, before sacks; soccer has about
 * seven assists for ten goals, because each league rules for itself which goals count one.
 */
interface TeamMeans {
  /** Season, and what was counted, as shown on the page. */
  readonly season: string;
  /** Per team and game. */
  readonly perGame: StatLine;
  /** Rates, which are not divided among positions. */
  readonly rates?: StatLine;
}

/** League figures that the server, the build and the lab read; no browser loads them. */
interface LeagueFigures {
  readonly bounds: LeagueBounds;
  readonly means: TeamMeans;
  /** Days of games shown ahead, if not the usual seven. */
  readonly daysAhead?: number;
}

/** A league whose clubs are rated by the goals they score and concede. */
export interface GoalFigures extends LeagueFigures {
  /** Every club plays every other twice and the table decides, so the table shows what a round is worth. */
  readonly doubleRound: boolean;
}

/** A league whose teams are rated by points better than average. */
export interface MarginFigures extends LeagueFigures {
  /**
   * Closing prices from which the expected margin is read. Run and puck lines are fixed at 1.5, so baseball and hockey read only
   * the moneyline.
   */
  readonly closing: 'both' | 'spread' | 'moneyline';
  /** How a closing moneyline is de-vigged; the power method if absent. */
  readonly fairBy?: 'normalisation';
  /** Its result files do not say which games are played at a neutral site. */
  readonly siteUntold?: true;
  /** The circumstances that affect the margin. */
  readonly situations: readonly Situation[];
  /** Facts about its teams before a season, if a file has them. */
  readonly preseason?: readonly PreseasonFact[];
  readonly start: FitStart;
  /** Where a side new to the league starts, if results show it; otherwise one SD of its teams below their mean. */
  readonly newSides?: NewSides;
  /** The player whose name moves a game's line, in leagues that have one. */
  readonly starter?: StarterFigures;
  /** Overtime of basketball, if not the usual 5 of 40 minutes, in 6 games of 100. */
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
  /** Points below the league's mean where a team of a lower division starts. */
  readonly lowerDivision?: number;
  /** Long-run levels of programs: college. */
  readonly programs?: boolean;
  /** A five-man rotation and parks: baseball. */
  readonly baseball?: boolean;
  /** Keep all covariances: in small leagues where it improved training seasons. */
  readonly full?: boolean;
}

/** Where sides without earlier results start: points below the mean of the top division. */
export interface NewSides {
  /** A side new to the top division: an expansion team or a promoted school. */
  readonly below: number;
  /** A side of the division below. Absent: it has no figure. */
  readonly lower?: number;
}

/** The player of a side who is rated in addition to his team. */
export interface StarterFigures {
  /** Probability weights that an unnamed starter is the starter of one game ago, two games ago …; any sum. */
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
