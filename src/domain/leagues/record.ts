/** Sports of the team leagues; each has one model, which has its name. */
export const SPORTS = ['football', 'basketball', 'baseball', 'hockey', 'soccer'] as const;
export type Sport = (typeof SPORTS)[number];

/** The facts of a league that every part of the product may read, browsers included. */
export interface LeagueRecord {
  /** The specification's. */
  readonly code: string;
  /** The name a reader sees. */
  readonly name: string;
  readonly sport: Sport;
  /** Played under a roof everywhere: no weather is shown or looked up. */
  readonly indoor: boolean;
  /** A drawn final score is a result of its own. */
  readonly canDraw: boolean;
  /** Its teams are schools. */
  readonly college: boolean;
  readonly labels: { readonly spread: string; readonly total: string };
  /** The specification's weight in lists; higher comes first. */
  readonly popularity: number;
  readonly season: Season;
  /** Starters of a projected lineup. */
  readonly starters: number;
  /** The player whose start the forecast takes into account, with the name readers see; absent if there is none. */
  readonly startingRole?: StartingRole;
  readonly analyzer: AnalyzerFacts;
}

export type StartingRole = 'Quarterback' | 'Starting pitcher' | 'Goalie';

/**
 * Earliest usual opening and latest usual final day of recent seasons as MM-DD, including play-offs and without the pandemic's;
 * it may cross New Year. Breaks within a season (all-star week, winter breaks) are not left out.
 */
interface Season {
  readonly from: string;
  readonly to: string;
  /** How a season is named; see domain/leagues/season.ts. */
  readonly named: 'endYear' | 'startYear' | 'calendarYear';
}

interface AnalyzerFacts {
  /** Ends of the slider of totals: the range the league's games end in. */
  readonly total: readonly [low: number, high: number];
  /** Standard deviations of the specified smooth curves, in points (runs, goals). */
  readonly marginSd: number;
  readonly totalSd: number;
}
