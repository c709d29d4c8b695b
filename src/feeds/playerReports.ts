import type { League } from '#domain/leagues/league.ts';
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
}
