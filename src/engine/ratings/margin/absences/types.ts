/** Minutes of a game; on-court points are per this many. */
export const GAME_MINUTES = 48;

/** A player whose absence counts. */
export interface RatedPlayer {
  /** Key of the team he last played for; "" if unknown. */
  readonly team: string;
  /** Season of his last game or of his last listing. */
  readonly season: number;
  /** His usual minutes per game. */
  readonly minutes: number;
  /** Points per game (48 minutes) by which his side did better with him on court than over the whole game, shrunk. */
  readonly onCourt: number;
}

/** What a side lacks through absent players, in the units of the circumstances with these names. */
export interface Absent {
  /** Sum of their usual minutes beyond a substitute's. */
  readonly minutes: number;
  /** Sum of their on-court points, each by his share of a game. */
  readonly onCourt: number;
}

/** Players by key (`starterKey`), and what each team (by key) has lacked in recent games of the season. */
export interface StoredAbsences {
  readonly players: Readonly<Record<string, RatedPlayer>>;
  readonly recent: Readonly<Record<string, Absent>>;
}

/** Absences while they are worked on; without players if a league's absences are not rated. */
export interface Absences {
  readonly players: Map<string, RatedPlayer>;
  readonly recent: Map<string, Absent>;
}
