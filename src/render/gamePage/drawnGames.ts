import { keptAs } from '#content/kept.ts';
import type { Game } from '#domain/game/game.ts';

/** A game's page, for insertion into its league's frame. */
export interface DrawnGame {
  readonly game: Game;
  /** Its own part of the head, HTML. */
  readonly head: string;
  /** HTML in UTF-8: thousands of pages as strings would fill the heap. */
  readonly page: Buffer;
}

export interface DrawnGames {
  /** The games whose page could be drawn. */
  readonly games: readonly DrawnGame[];
  /** The sample notice, HTML; empty if they are none. */
  readonly notice: string;
}

/** The pages of a build's games, for writing and for search. */
export const { keep: keepGames, kept: keptGames } = keptAs<DrawnGames>('pages of games');
