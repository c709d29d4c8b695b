export type Sport = 'football' | 'basketball' | 'baseball' | 'hockey' | 'soccer';

/** What a league is: the facts that every part of the product may read, browsers included. */
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
  /** The one player whose start the forecast takes into account, as a reader sees it; absent where there is none. */
  readonly startingRole?: StartingRole;
  readonly analyzer: AnalyzerFacts;
}

export type StartingRole = 'Quarterback' | 'Starting pitcher' | 'Goalie';

/**
 * Earliest usual opening and latest usual final day of recent seasons as MM-DD, play-offs included, the pandemic's
 * left out; it may run over New Year. Breaks within a season (all-star week, winter breaks) are not in it.
 */
interface Season {
  readonly from: string;
  readonly to: string;
  /** The year a season is called by; see domain/leagues/season.ts. */
  readonly named: 'endYear' | 'startYear' | 'calendarYear';
}

interface AnalyzerFacts {
  /** Ends of the slider of totals: the range the league's games end in. */
  readonly total: readonly [low: number, high: number];
  /** Standard deviations of the specified smooth curves, in points (runs, goals). */
  readonly marginSd: number;
  readonly totalSd: number;
}
