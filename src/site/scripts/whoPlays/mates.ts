import type { PlayerLine } from '#domain/players/line.ts';

/** The others of his side who may play. */
export const matesOf = (
  player: PlayerLine,
  players: readonly PlayerLine[],
): readonly PlayerLine[] =>
  players.filter(
    ({ playerId, side, plays }) =>
      side === player.side && playerId !== player.playerId && plays > 0,
  );
