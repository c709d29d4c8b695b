/** One player as a feed knows him before a game: season figures only. */
export interface PlayerInput {
  readonly playerId: string;
  readonly playerName: string;
  /** The sport's abbreviation, e.g. "1B"; "" where the feed gives none. */
  readonly position: string;
  /** Season mean per game of the team: points, rebounds, assists, goals, homeRuns, rbis, passingYards … */
  readonly perGame: Readonly<Record<string, number>>;
  /** Season figures that are no count per game: battingAverage, era. */
  readonly rates: Readonly<Record<string, number>>;
}

/** What is known of one side's players and scoring before a game. */
export interface Squad {
  /** Games of the season so far. */
  readonly games: number;
  /** Season mean of the team's points (goals, runs) per game; absent where the feed gives none. */
  readonly scoringPerGame?: number | undefined;
  readonly players: readonly PlayerInput[];
}

export interface Squads {
  readonly home?: Squad | undefined;
  readonly away?: Squad | undefined;
}
