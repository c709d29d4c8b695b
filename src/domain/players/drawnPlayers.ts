import type { Game } from '../game/game.ts';
import { playerPath } from './playerPaths.ts';
import { hasPlayers } from './statNames.ts';

/** A player of whom lines are drawn, for lists of pages. */
interface DrawnPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly position: string;
  readonly side: 'home' | 'away';
  readonly path: string;
}

/** The players of a game ahead who have a page: those of whom lines were drawn. */
export function drawnPlayers({ league, status, prediction }: Game): readonly DrawnPlayer[] {
  if (!hasPlayers(league) || (status !== 'scheduled' && status !== 'live')) return [];
  return (prediction?.projectedPlayerStats ?? [])
    .filter(({ plays }) => plays !== undefined)
    .map(({ playerId, playerName: name, position, team: side }) => ({
      playerId,
      name,
      position,
      side,
      path: playerPath(league, { playerId, name }),
    }));
}
