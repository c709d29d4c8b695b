import type { Game } from '#domain/game/game.ts';
import { readPublishedGame } from '#slate/archive/published.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

/** Reads a game of the current slate by its number; undefined if the slate has none. */
export const gameOnSlate: Tool<(id: number) => Promise<Game | undefined>> =
  ({ use }) =>
  (id) =>
    readPublishedGame(use(promptClient), id);
