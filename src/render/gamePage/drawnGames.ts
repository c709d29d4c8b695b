import { keptGlobally } from '#content/kept.ts';
import type { Game } from '#domain/game/game.ts';

/** A game's page, to be put into the frame of its league. */
export interface DrawnGamePage {
  readonly game: Game;
  /** Its own part of the head, HTML. */
  readonly head: string;
  /** HTML in UTF-8: thousands of pages as strings would fill the heap. */
  readonly page: Buffer;
}

export interface DrawnGames {
  /** Games whose page could be drawn. */
  readonly games: readonly DrawnGamePage[];
  /** The notice of a sample, HTML; empty if they are not samples. */
  readonly notice: string;
}

/** The pages of a build's games, for who writes and who finds them. */
export const { keep: keepGames, kept: keptGames } = keptGlobally<DrawnGames>('pages of games');
