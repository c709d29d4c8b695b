import type { League } from '#domain/leagues/league.ts';
import type { BoxLine } from '#domain/players/boxLine.ts';
import type { PlayerStatus } from '#domain/players/status.ts';
import type { Absence } from '#domain/starters/absence.ts';

/** A league's injury report. */
export interface InjuryReport {
  readonly absences: readonly Absence[];
  /** Keys of teams whose part of the report, or whole entry, could not be read: nothing is known about them. */
  readonly unread: ReadonlySet<string>;
  /** Some part of the report could not be assigned to any team. */
  readonly partial: boolean;
  /** Teams whose part of it could not be read, and why. */
  readonly quarantined: readonly { readonly item: string; readonly reason: string }[];
}

/** Somebody on a team's roster. */
export interface RosterPlayer {
  /** The feed's own id of the player: digits. */
  readonly playerId: string;
  readonly name: string;
  /** The feed's abbreviation; "" if it gives none. */
  readonly position: string;
  /** Why he is not active, in the feed's word ("Injured Reserve", "Suspended"); absent if he is. */
  readonly inactive?: string | undefined;
  /** Place on his position's depth chart, 1 the first; absent without a chart or off it. */
  readonly depth?: number | undefined;
}

/** What a league's injury report says of one player, in any position. */
export interface PlayerNote {
  /** Key of his team's rating. */
  readonly teamKey: string;
  /** The feed's own id; absent if the report has none. */
  readonly playerId?: string | undefined;
  readonly name: string;
  readonly position: string;
  readonly status: PlayerStatus;
  /** Chance to play that the word stands for in the league, 0 to 1. */
  readonly chance: number;
  /** Eastern day from which he may be back, if the feed says one. */
  readonly returns?: string | undefined;
}

/** A league's report of all its players. */
export interface PlayerNotes {
  readonly notes: readonly PlayerNote[];
  /** Keys of teams whose part could not be read: nothing is known of them. */
  readonly unread: ReadonlySet<string>;
  readonly quarantined: readonly { readonly item: string; readonly reason: string }[];
}

/** A side's announced line-up: who starts, in order (batting order in baseball), and the bench. */
export interface LineUp {
  readonly starters: readonly RosterPlayer[];
  readonly bench: readonly RosterPlayer[];
}

/** Calls about every player, for leagues whose players we forecast: each is one request, and rejects with a SourceError. */
export interface AllPlayers {
  /** Every player's line of a finished game, by the feed's team number. */
  boxScore(league: League, sourceId: string): Promise<ReadonlyMap<string, readonly BoxLine[]>>;
  /** A team's roster, with places on its depth chart where the feed has one (a second request). */
  roster(league: League, teamId: string): Promise<readonly RosterPlayer[]>;
  notes(league: League): Promise<PlayerNotes>;
  /** Line-ups of a game soon to begin, by the feed's team number; empty until they are out. */
  lineUps(league: League, sourceId: string): Promise<ReadonlyMap<string, LineUp>>;
}

/** A feed's knowledge of players apart from games: each call is one request, and rejects with a SourceError. */
export interface PlayerReports {
  /** Leagues whose report is read. */
  readonly leagues: ReadonlySet<League>;
  injuries(league: League): Promise<InjuryReport>;
  /**
   * Names of a team's players at the one position for which its league's report is used, first choice first; none if the feed has
   * no chart of the team.
   * @param teamId the feed's own id of the team
   */
  depthChart(league: League, teamId: string): Promise<readonly string[]>;
  /**
   * Each side's player with the most passes in a finished game, by the feed's team number.
   * @param sourceId the feed's own id of the game
   */
  passers(league: League, sourceId: string): Promise<ReadonlyMap<string, string>>;
  /** What it knows of all players; absent if it is not read for them. */
  readonly players?: AllPlayers | undefined;
}
