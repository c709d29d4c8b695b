import type { Game } from '../game/game.ts';
import type { Histogram } from '../game/scoreGrid.ts';
import type { LedgerEntry } from '../ledger/entry.ts';
import type { RecordRow } from '../record/recordRow.ts';

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

/** A game that has left the slate, with what was said of it and what came of that. */
export interface KeptGame {
  /** As last told, with the closing prices, without a prediction. */
  readonly game: Game;
  readonly said: LastWord;
  /** The ledger's line with the last word. */
  readonly entry: LedgerEntry;
  /** How many lines of the ledger have a prediction of it, and when the first was written, ISO 8601 in UTC. */
  readonly lines: number;
  readonly firstAt: string;
  /** What was graded: picks, then edges. Empty before. */
  readonly rows: readonly RecordRow[];
}
