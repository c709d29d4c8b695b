import type { GameStatus, Score, Venue } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { SampleLine } from '#feeds/leagues/facts.ts';
import type { LeagueTeam } from '#feeds/leagues/teamTable.ts';

/** What is to be told of a game at one time, by a feed that tells the truth. */
export interface Told {
  /** Announced start, milliseconds since 1970. */
  readonly start: number;
  readonly status: GameStatus;
  readonly score?: Score;
  readonly home: LeagueTeam;
  readonly away: LeagueTeam;
  readonly venue: Venue;
  readonly neutral: boolean;
  /** What the books think. */
  readonly line: SampleLine;
  /** Announced pitchers or goalies. */
  readonly starters?: { readonly home: string; readonly away: string };
  /** False while the feed does not name the game. */
  readonly named: boolean;
  /** Whether the feed names it twice, once under another id. */
  readonly twice: boolean;
}

/** One thing that happens to a game. */
export interface Change {
  readonly at: number;
  readonly told: Partial<Told>;
}

export interface WorldGame {
  readonly id: string;
  readonly league: League;
  readonly first: Told;
  /** In the order of time. */
  readonly changes: readonly Change[];
}

/** What is true of a game at a time. */
export const toldAt = ({ first, changes }: WorldGame, time: number): Told =>
  Object.assign({}, first, ...changes.filter(({ at }) => at <= time).map(({ told }) => told));
