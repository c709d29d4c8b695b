import type { Histogram, ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { PlayersStart } from '#engine/fitted/players/start/index.ts';
import type { LineLog } from '../backtest/types.ts';

/** One player's part in a game that was played. */
export interface PlayerFileRow {
  readonly season: number;
  /** YYYY-MM-DD of the league's file. */
  readonly date: string;
  /** The game's id in the league's file: date|home|away (MLB: with its game number). */
  readonly game: string;
  readonly team: string;
  readonly playerId: string;
  readonly player: string;
  /** The stat names of the sport's model; one that the source lacks is absent. */
  readonly stats: Readonly<Record<string, number>>;
}

/** What was said of one player before a game: by stat, how often each value came up. Stats not said are absent. */
export interface PlayerForecast {
  readonly playerId: string;
  readonly said: ReadonlyMap<string, Histogram>;
}

/** What was said of a game's players before it. */
export interface GameForecast {
  readonly game: string;
  readonly players: readonly PlayerForecast[];
}

/** A league's walk through its files: every row in the order of play, and forecasts of the tested season's games. */
export interface PlayerWalk {
  readonly rows: readonly PlayerFileRow[];
  /** Each one made from rows of earlier days alone, by parameters from earlier seasons. */
  forecasts(): Iterable<GameForecast>;
  readonly notes: readonly string[];
}

/** Simulated final scores of every game, as published before it; a game whose market is not known has the model's own. */
export type GameScores = ReadonlyMap<string, ScoreGrid>;

/** One sport's players on seasons that were played. */
export interface WalkForward {
  readonly leagues: readonly string[];
  /** Stats that are measured, in the order of the table, with their titles. */
  stats(league: string): readonly { readonly name: string; readonly title: string }[];
  /** Newest season in the files that can be tested, if none is asked for. */
  walk(
    league: string,
    folder: string,
    season: number | undefined,
    scores: (seasons: readonly number[]) => GameScores,
    log: LineLog,
  ): PlayerWalk;
}

/** The same with a fit of their own. */
export interface PlayerBacktest extends WalkForward {
  /** The newest fit, on all seasons of the files: what src/engine/fitted/players holds of the league. */
  fit(league: string, folder: string, log: LineLog): object;
  /** What is known of the league's players after the last game of the files, by the committed fit. */
  start(league: string, folder: string): PlayersStart;
}
