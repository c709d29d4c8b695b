import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { DrawnLine, PlayersRecipe } from '#domain/players/line.ts';

/** What draws a game's lines: its recipe, and the simulated scores that they are drawn given. */
interface Game {
  readonly recipe: PlayersRecipe;
  readonly grid: ScoreGrid;
}

/** Request to draw a game's lines again, and to hash those that were published beside the published ones. */
interface AgainAsked extends Game {
  readonly ask: 'again';
  readonly published: readonly DrawnLine[];
}

/** Request to draw a game's lines with some players out. */
interface IfOutAsked extends Game {
  readonly ask: 'ifOut';
  readonly playerIds: readonly string[];
}

/** Request to draw a game's lines in other simulated scores of it, which come in parts. */
interface InScoresAsked {
  readonly ask: 'inScores';
  readonly recipe: PlayersRecipe;
  readonly parts: readonly ScoreGrid[];
}

export type PlayersRequest = AgainAsked | IfOutAsked | InScoresAsked;

/** The answer of each question. */
export interface PlayersAnswers {
  /** SHA-256, hex, of the published lines and of the same players' drawn again. */
  readonly again: { readonly published: string; readonly rerun: string };
  readonly ifOut: readonly DrawnLine[];
  readonly inScores: readonly DrawnLine[];
}

/** What the worker sends: an answer, or why there is none. */
export type PlayersMessage =
  | { readonly answer: PlayersAnswers[keyof PlayersAnswers] }
  | { readonly refused: string };
