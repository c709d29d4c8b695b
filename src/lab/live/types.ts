import type { League } from '#domain/leagues/league.ts';
import type { GameState } from '#domain/live/gameState.ts';
import type { LiveSport } from '#engine/live/liveSport.ts';
import type { LineLog } from '../backtest/types.ts';

/** A state of a game that was played, and what is needed to judge what was said of it. */
export interface TestedMoment {
  readonly state: GameState;
  /** The part of the game it lies in: "Q1" … "OT", "1st" … "9th", "0–15'". One row of the report each. */
  readonly part: string;
  /** Share of regulation still to be played, 1 at the start to 0. */
  readonly left: number;
  /** The probability that the home side wins by a public model that had this very play, if the file carries one. */
  readonly public?: number | undefined;
}

/** One game with moments of it. At most some dozens are taken of each, so that no game has more say than another. */
export interface LivePlayed {
  /** The game's id in the league's file: date|home|away (MLB: with its game number). */
  readonly id: string;
  readonly season: number;
  readonly home: number;
  readonly away: number;
  readonly moments: readonly TestedMoment[];
}

/** One sport's games as they were played. */
export interface LiveBacktest {
  /** Leagues with plays to measure on. */
  readonly leagues: readonly League[];
  /** Whether a draw is a result of its own. */
  readonly draws: boolean;
  /** Parts in the order of the report. */
  readonly parts: readonly string[];
  /** Every game of the files with moments, in the order of play. Throws a FileError if a file is missing or cannot be used. */
  played(league: League, folder: string, log: LineLog): readonly LivePlayed[];
  /** Parameters fitted on games of seasons before one; all seasons if it is undefined. JSON for src/engine/fitted/live. */
  fit(league: League, folder: string, before: number | undefined, log: LineLog): object;
  /** Name of the file of a league's parameters, below src/engine/fitted/live; leagues may share one. */
  file(league: League): string;
  /** The sport with parameters of `fit`, in place of the committed ones. */
  sport(params: object): LiveSport;
}
