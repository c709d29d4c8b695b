/** Minutes of a game: on-court points are of so many. */
export const GAME_MINUTES = 48;

/** What is known of a player whose absence counts. */
export interface RatedPlayer {
  /** Key of the team he last played for; "" where it is not known. */
  readonly team: string;
  /** Season of his last game, or in which he was last listed. */
  readonly season: number;
  /** Usual minutes of a game he plays. */
  readonly minutes: number;
  /** Points a game (48 minutes) by which his side did better with him on court than over the game, shrunk. */
  readonly onCourt: number;
}

/** What a side lacks by its absent players, in the units of the circumstances of that name. */
export interface Absent {
  /** Sum of their usual minutes beyond a substitute's. */
  readonly minutes: number;
  /** Sum of their on-court points, each by his share of a game. */
  readonly onCourt: number;
}

/** Players by key (`starterKey`), and what each team (by its key) has lacked in recent games of the season. */
export interface StoredAbsences {
  readonly players: Readonly<Record<string, RatedPlayer>>;
  readonly recent: Readonly<Record<string, Absent>>;
}

/** The same while it is worked on; without players where a league's absences are not rated. */
export interface Absences {
  readonly players: Map<string, RatedPlayer>;
  readonly recent: Map<string, Absent>;
}
