import type { Game } from '../game/game.ts';
import type { Histogram } from '../game/scoreGrid.ts';
import type { RecordRow } from '../record/recordRow.ts';
import type { SaidTimes } from './saidTimes.ts';

/** What was said last of a game before its start. Chances are % of simulated games. */
export interface LastWord {
  readonly homeWinProbability: number;
  readonly awayWinProbability: number;
  readonly drawProbability: number;
  readonly predictedHomeScore: number;
  readonly predictedAwayScore: number;
  /** Simulated games. */
  readonly iterations: number;
  readonly seed: string;
  readonly engineVersion: string;
  /** How the simulated games fell, home − away and both together; absent of a prediction whose grid went without leaving them. */
  readonly margins?: Histogram | undefined;
  readonly totals?: Histogram | undefined;
}

/** A game that is on no slate, with what was said of it and what came of that. */
export interface KeptGame extends SaidTimes {
  /** As last told, without prices, weather, players and prediction. */
  readonly game: Game;
  readonly said: LastWord;
  /** What was graded: picks, then edges. Empty before. */
  readonly rows: readonly RecordRow[];
  /** Whether the site shows samples; undefined before the first slate. */
  readonly amongSamples: boolean | undefined;
}
