/** What is known of a player: running figures that a final box score moves. Serializes as it is. */
export interface BasketballPlayer {
  team: string;
  /** "G", "F-C" … as the source has it; empty if it does not say. */
  position: string;
  season: number;
  /** Minutes he plays when everyone of his team does, of a regulation game, and the variance of what we know of it. */
  minutes: number;
  variance: number;
  /** How often he has played lately when his team did, 0 to 1. */
  plays: number;
  /** Games of his team that he has missed in a row. */
  missed: number;
  /** Games he has played, in all. */
  games: number;
  /** By `COUNTS`: fading sums of what he collected, and of what he could have: weighted minutes; points for threes. */
  seen: number[];
  exposure: number[];
  /** Fading sums of threes he made and tried, of games whose source says both. */
  longMade?: number;
  longTried?: number;
}

/** What is known of a team. */
export interface BasketballTeam {
  season: number;
  /** Ids of those who have played for it lately; who has left since is known by his own state. */
  roster: string[];
  /** Minutes of players whom nobody knew before the game, lately. */
  unknown: number;
  /** By `COUNTS`: fading sums over games of what it collected, of what it let others collect against expectation, and of games. */
  made: number[];
  madeGames: number[];
  allowed: number[];
  allowedGames: number[];
}

/** All that a league's lines are forecast from. */
export interface BasketballPlayersState {
  players: Record<string, BasketballPlayer>;
  teams: Record<string, BasketballTeam>;
}

export const noPlayers = (): BasketballPlayersState => ({ players: {}, teams: {} });

/** A player's line of a final box score. */
export interface BasketballBoxLine {
  readonly playerId: string;
  readonly team: string;
  readonly position: string;
  /** Whole, above 0. */
  readonly minutes: number;
  /** By `COUNTS`; NaN where the source does not say. */
  readonly counts: readonly number[];
  /** Threes he tried, where the source says. */
  readonly threesTried?: number;
}

/** A final box score. */
export interface BasketballBoxScore {
  readonly season: number;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly lines: readonly BasketballBoxLine[];
}
