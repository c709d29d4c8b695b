import type { League } from '#domain/leagues/league.ts';

/** Closing line of a game, as far as known. American prices; spread is the home handicap. */
export interface Closing {
  readonly homeMoneyline?: number | undefined;
  readonly awayMoneyline?: number | undefined;
  readonly drawMoneyline?: number | undefined;
  readonly spread?: number | undefined;
  readonly total?: number | undefined;
  /** Prices of the total, if known; soccer learns from them. */
  readonly overPrice?: number | undefined;
  readonly underPrice?: number | undefined;
}

/** A finished game, from which the ratings learn. */
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
  /** True if the source does not say whether the site is neutral; neutralSite is then false. */
  readonly siteUnknown?: boolean | undefined;
  readonly postseason?: boolean | undefined;
  readonly closing?: Closing | undefined;
  /** Each side's conference, if known; without it the ratings keep the one they know. */
  readonly homeGroup?: string | undefined;
  readonly awayGroup?: string | undefined;
  /** The starting quarterback or pitcher, if known, in leagues that rate them. */
  readonly homeStarter?: NamedStarter | undefined;
  readonly awayStarter?: NamedStarter | undefined;
  /** Keys of each side's players who missed the game, if known. */
  readonly homeOut?: readonly string[] | undefined;
  readonly awayOut?: readonly string[] | undefined;
}

/** A starting quarterback or pitcher. */
export interface NamedStarter {
  readonly name: string;
  /** Key of his rating, from `starterKey`. */
  readonly key: string;
}

/** A game to predict. It carries no odds: the model never sees the game's own line. */
export interface Matchup {
  readonly league: League;
  readonly season: number;
  /** Scheduled start, ISO 8601. */
  readonly gameTime: string;
  /** 2 for the later of two games of the same sides on one day; else 1 or absent. */
  readonly gameNumber?: number | undefined;
  /** Rating keys of the teams, including sides new to the ratings. */
  readonly homeKey: string;
  readonly awayKey: string;
  readonly homeName: string;
  readonly awayName: string;
  readonly neutralSite: boolean;
  readonly postseason: boolean;
  /** Days since each side's last game; if absent, the ratings' own record is used. */
  readonly homeRestDays?: number | undefined;
  readonly awayRestDays?: number | undefined;
  /** Announced or expected quarterbacks or pitchers; absent if unknown. */
  readonly homeStarter?: NamedStarter | undefined;
  readonly awayStarter?: NamedStarter | undefined;
  /** Keys of each side's players listed out; absent if no list was read, empty if nobody is on it. */
  readonly homeOut?: readonly string[] | undefined;
  readonly awayOut?: readonly string[] | undefined;
}
