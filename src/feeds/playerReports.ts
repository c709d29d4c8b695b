import type { League } from '#domain/leagues/league.ts';
import type { Absence } from '#domain/starters/absence.ts';

/** Who of a league is on its injury report. */
export interface InjuryReport {
  readonly absences: readonly Absence[];
  /** Keys of teams that are on the report in part or as a whole, but could not be read: nothing is known of them. */
  readonly unread: ReadonlySet<string>;
  /** Some part of the report could not be told to any team. */
  readonly partial: boolean;
  /** Teams whose part of it could not be read, and why. */
  readonly quarantined: readonly { readonly item: string; readonly reason: string }[];
}

/** What a feed knows of players apart from games: each call is one request, and rejects with a SourceError. */
export interface PlayerReports {
  /** Leagues whose report is read. */
  readonly leagues: ReadonlySet<League>;
  injuries(league: League): Promise<InjuryReport>;
  /**
   * Names of a team's players at the one position that its league's report is read for, the first choice first;
   * none where the feed has no chart of the team.
   * @param teamId the feed's own number of the team
   */
  depthChart(league: League, teamId: string): Promise<readonly string[]>;
  /**
   * Who threw most of each side's passes in a game that is over, by the feed's own number of the team.
   * @param sourceId the feed's own number of the game
   */
  passers(league: League, sourceId: string): Promise<ReadonlyMap<string, string>>;
}
