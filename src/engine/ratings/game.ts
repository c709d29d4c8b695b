import type { League } from '#domain/leagues/league.ts';

/** Closing line of a game, where known. American prices; spread is the home handicap. */
export interface Closing {
  readonly homeMoneyline?: number | undefined;
  readonly awayMoneyline?: number | undefined;
  readonly drawMoneyline?: number | undefined;
  readonly spread?: number | undefined;
  readonly total?: number | undefined;
  /** Prices of the total, where known; soccer learns from them. */
  readonly overPrice?: number | undefined;
  readonly underPrice?: number | undefined;
}

/** A finished game, as the ratings learn from it. */
export interface RatedResult {
  readonly league: League;
  readonly season: number;
  /** ISO 8601 day, or instant in UTC. */
  readonly date: string;
  readonly homeKey: string;
  readonly awayKey: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly neutralSite: boolean;
  /** True where the source does not say whether the site is neutral; neutralSite is then false. */
  readonly siteUnknown?: boolean | undefined;
  readonly postseason?: boolean | undefined;
  readonly closing?: Closing | undefined;
  /** Each side's conference, where known; without it the ratings keep the one they know. */
  readonly homeGroup?: string | undefined;
  readonly awayGroup?: string | undefined;
  /** Who started: quarterback, pitcher; where known, and in those leagues alone. */
  readonly homeStarter?: NamedStarter | undefined;
  readonly awayStarter?: NamedStarter | undefined;
  /** Keys of each side's players who missed the game, where that is known. */
  readonly homeOut?: readonly string[] | undefined;
  readonly awayOut?: readonly string[] | undefined;
}

/** One who starts: a quarterback, a pitcher. */
export interface NamedStarter {
  readonly name: string;
  /** Key of his rating, as `starterKey` makes it. */
  readonly key: string;
}

/** A game to predict. It carries no odds: the model never sees the game's own line. */
export interface Matchup {
  readonly league: League;
  readonly season: number;
  /** Scheduled start, ISO 8601. */
  readonly gameTime: string;
  /** 2 for the second game of the same sides on one day, by its start; else 1 or absent. */
  readonly gameNumber?: number | undefined;
  /** Keys of the teams' ratings: known to them, or of sides new to them. */
  readonly homeKey: string;
  readonly awayKey: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly neutralSite: boolean;
  readonly postseason: boolean;
  /** Days since each side's last game; where absent the ratings' own record of it serves. */
  readonly homeRestDays?: number | undefined;
  readonly awayRestDays?: number | undefined;
  /** Announced or expected starters: quarterback, pitcher; absent where none is known. */
  readonly homeStarter?: NamedStarter | undefined;
  readonly awayStarter?: NamedStarter | undefined;
  /** Keys of each side's players who are listed out; absent where no list was read, empty where nobody is on it. */
  readonly homeOut?: readonly string[] | undefined;
  readonly awayOut?: readonly string[] | undefined;
}
