import type { Recipe } from '../game/prediction.ts';
import type { RerunAbout } from './about.ts';

/** One published figure in words: "Bills win", "53.930%". Both sides of a comparison are made by the same function. */
export type RerunFigure = readonly [label: string, value: string];

/** What was said: its figures, and the hash that stands on the ledger. */
export interface RerunnableFigures {
  readonly figures: readonly RerunFigure[];
  /** SHA-256, hex, of the canonical JSON of everything that was simulated. */
  readonly hash: string;
}

/** A published prediction with everything needed to run it again and compare. Plain JSON, embedded in a page. */
export interface Rerunnable {
  /** Identifies it on its page and in an address: "game-12", "event-7-main". */
  readonly id: string;
  /** Number of the prediction; 0 if it has none. */
  readonly prediction: number;
  readonly recipe: Recipe<unknown>;
  readonly about: RerunAbout;
  readonly said: RerunnableFigures;
  /** Number of the game whose players' lines were drawn given these scores; absent without any. */
  readonly playersOf?: number | undefined;
}
