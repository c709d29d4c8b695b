import { GAME_PLAYERS } from '#contract/players/paths.ts';
import { getJson } from './http.ts';
import { type GamePlayerLines, readGameLines } from './readGameLines.ts';

/** Asks for the lines of a game's players. Throws as `getJson` does. */
export const askGameLines = (gameId: number): Promise<GamePlayerLines> =>
  getJson(GAME_PLAYERS.replace(':id', String(gameId)), readGameLines);
