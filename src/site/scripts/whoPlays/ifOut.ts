import type { PlayerLine } from '#domain/players/line.ts';

/** What a panel needs of a line. */
export type LineIfOut = Pick<PlayerLine, 'playerId' | 'stats'>;

/** Draws a game's lines again as if some players were out. Rejects where a browser cannot. */
export type IfOut = (gameId: number, playerIds: readonly string[]) => Promise<readonly LineIfOut[]>;

/** Loaded when it is first asked for. */
export const ifOutHere: IfOut = async (gameId, playerIds) =>
  (await import('#client/players/linesIfOut.ts')).linesIfOut(gameId, playerIds);
