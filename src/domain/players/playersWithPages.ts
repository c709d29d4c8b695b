import type { Game } from '../game/game.ts';
import { playerPath } from './playerPaths.ts';
import { hasPlayers } from './statNames.ts';

/** A player of whom lines are drawn, for lists of pages. */
interface PlayerWithPage {
  readonly playerId: string;
  readonly name: string;
  readonly position: string;
  readonly side: 'home' | 'away';
  readonly path: string;
}

/** The players of a game ahead who have a page: those of whom lines were drawn. */
export function playersWithPages({ league, status, prediction }: Game): readonly PlayerWithPage[] {
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

/** The address of every player's page of some games, once each, with the latest answer of a game he is in, ISO 8601. */
export function playerPagesOf(games: readonly Game[]): ReadonlyMap<string, string | undefined> {
  const pages = new Map<string, string | undefined>();
  for (const game of games) {
    const asOf = game.prediction?.asOf;
    for (const { path } of playersWithPages(game)) {
      const known = pages.get(path);
      pages.set(path, known === undefined || (asOf ?? '') > known ? asOf : known);
    }
  }
  return pages;
}
