import type { GameStatus, Score, Venue } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import type { SampleLine } from '#feeds/leagues/facts.ts';
import type { LeagueTeam } from '#feeds/leagues/teamTable.ts';

/** What a truthful feed says about a game at one time. */
export interface ToldGame {
  /** Announced start, milliseconds since 1970. */
  readonly start: number;
  readonly status: GameStatus;
  readonly score?: Score;
  readonly home: LeagueTeam;
  readonly away: LeagueTeam;
  readonly venue: Venue;
  readonly neutral: boolean;
  /** The books' line. */
  readonly line: SampleLine;
  /** Announced pitchers or goalies. */
  readonly starters?: { readonly home: string; readonly away: string };
  /** False while the feed does not list the game. */
  readonly named: boolean;
  /** Whether the feed lists it twice, once under another id. */
  readonly twice: boolean;
}

/** A change to a game. */
export interface WorldChange {
  readonly at: number;
  readonly told: Partial<ToldGame>;
}

export interface WorldGame {
  readonly id: string;
  readonly league: League;
  readonly first: ToldGame;
  /** Changes in order of time. */
  readonly changes: readonly WorldChange[];
}

/** The true state of a game at a time. */
export const toldAt = ({ first, changes }: WorldGame, time: number): ToldGame =>
  Object.assign({}, first, ...changes.filter(({ at }) => at <= time).map(({ told }) => told));
