import type { PlayerLine } from '#domain/players/line.ts';

/** Draws a game's lines again as if some players were out. Rejects where a browser cannot. */
export type IfOut = (
  gameId: number,
  playerIds: readonly string[],
) => Promise<readonly PlayerLine[]>;

/** Undefined: nothing draws lines again in a browser yet, and no control asks for it. */
export const ifOut: IfOut | undefined = undefined;
