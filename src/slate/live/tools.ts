import type { Recipe } from '#domain/game/prediction.ts';
import type { LiveLines } from '#domain/live/liveFigures.ts';
import { LIVE_SPORTS } from '#engine/live/index.ts';
import type { LiveGame, LiveSport } from '#engine/live/liveSport.ts';
import type { Tool } from '#wiring';

/** The sports whose games' rest is said. */
export const liveSports: Tool<readonly LiveSport[]> = () => LIVE_SPORTS;

/** A game that is prepared: states of it can be said at once. */
export interface BegunGame {
  readonly recipe: Recipe;
  readonly lines: LiveLines;
  /** Undefined where the rest of its league's games is not said, or its recipe is refused. */
  readonly game: LiveGame | undefined;
}

/** Games that this process has prepared, by prediction: its next look need not prepare them again. */
export const begunGames: Tool<Map<number, BegunGame>> = () => new Map();
