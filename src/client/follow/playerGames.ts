import type { FollowedItem } from '#contract/followed.ts';
import { PLAYER_GAMES_KEY } from './key.ts';

/** Keeps which games followed players play next, or are playing, so that they stand among a reader's own while they are played. */
export function keepPlayerGames(items: readonly FollowedItem[]): void {
  const games = items.flatMap(({ player, next }) =>
    player && next ? (/^\/game\/(\d+)$/.exec(next.path)?.[1] ?? []) : [],
  );
  try {
    if (games.length > 0) localStorage.setItem(PLAYER_GAMES_KEY, games.join(' '));
    else localStorage.removeItem(PLAYER_GAMES_KEY);
  } catch {
    // Storage is blocked: then nobody is followed here, either.
  }
}
