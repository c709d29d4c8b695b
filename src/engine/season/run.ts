/** One season as one run played it: what the rules of a league read. Arrays are the engine's own and change with the next run. */
export interface SeasonRun {
  readonly teams: number;
  /** Number of each team's division and conference, by first appearance in the inputs. */
  readonly division: Int16Array;
  readonly conference: Int16Array;
  /** Games of the regular season, played and drawn alike. */
  readonly home: Int16Array;
  readonly away: Int16Array;
  readonly homeScore: Int16Array;
  readonly awayScore: Int16Array;
  /** 0 regulation, 1 overtime, 2 shoot-out. */
  readonly extra: Uint8Array;
  /** Numbers of each team's games, in order of day. */
  readonly gamesOf: readonly Int32Array[];
  readonly wins: Int16Array;
  readonly losses: Int16Array;
  readonly draws: Int16Array;
  /** Overtime and shoot-out losses; they are among `losses`. */
  readonly extraLosses: Int16Array;
  readonly scored: Int32Array;
  readonly conceded: Int32Array;
  /** Plays one game of the postseason, without a draw; true if the home side wins. */
  playOne(home: number, away: number, neutral: boolean): boolean;
  /**
   * The next finished postseason game of two teams that has not been asked for in this run, in order of time: 1 if `one` won it,
   * −1 if `other` did, 0 if there is none. playGame and playSeries (series.ts) ask it.
   */
  nextFinished(one: number, other: number): -1 | 0 | 1;
  /** Finished postseason games that `one` won against `other`, asked for or not. */
  postseasonWins(one: number, other: number): number;
  /** A uniform number in [0, 1): a drawing of lots. */
  uniform(): number;
}

/** What the rules make of a run. Cleared before each. */
export interface SettledGame {
  /** A bit for each goal of the format that the team reached, by the goal's place. */
  readonly goals: Uint16Array;
  /** Seed or place of each team, from 1; 0: none. */
  readonly rank: Uint8Array;
  /** Rounds of the postseason in which the team played; one more for the champion. */
  readonly reached: Uint8Array;
}

/** A league's rules: turns a played season into places, a postseason and what each team reached. */
export interface SeasonRules {
  /** How many goals and rounds the league's format has; absent: as many as were seen. */
  readonly shape?: { readonly goals: number; readonly rounds: number } | undefined;
  readonly settle: (run: SeasonRun, out: SettledGame) => void;
}
