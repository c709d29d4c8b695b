import type { Game } from '#domain/game.ts';
import { handedOver } from '../handedOver.ts';

/** A game's page as a build has drawn it, to be put into the frame of its league. */
export interface DrawnGame {
  readonly game: Game;
  /** Its own part of the head, HTML. */
  readonly head: string;
  /** HTML in UTF-8: of thousands of pages, strings would fill the heap. */
  readonly page: Buffer;
}

export interface DrawnGames {
  /** Those of which a page could be drawn. */
  readonly games: readonly DrawnGame[];
  /** The notice of a sample, HTML; empty where they are none. */
  readonly notice: string;
}

/** The pages of a build's games, on their way to who writes and who finds them. */
export const { take: takeGames, give: giveGames } = handedOver<DrawnGames>('games');
