import type { Recipe } from '#domain/game/prediction.ts';
import type { League } from '#domain/leagues/league.ts';
import type { LiveFigures, LiveLines, LiveScore } from '#domain/live/liveFigures.ts';

/** Request to say the rest of a game from a state on. */
export interface LiveAsked {
  readonly league: League;
  readonly recipe: Recipe;
  /** A game's state as an answer gives it; the engine refuses what is none. */
  readonly state: object & LiveScore;
  readonly lines: LiveLines;
}

/** What a worker sends: the figures, or why there are none. */
export type LiveSent = { readonly figures: LiveFigures } | { readonly refused: string };
