import type { Game } from '#domain/game.ts';
import { easternDate } from '#domain/time.ts';

const HOUR = 3_600_000;
/** A feed may leave a game out of one answer by mistake. */
const PATIENCE_MS = HOUR;
/** A feed that answers in pieces may fail for one of them. */
const PATIENCE_OTHER_DAYS_MS = 24 * HOUR;

/** What a feed names: a game, or an event at its start. */
type Named = Pick<Game, 'id' | 'gameTime' | 'asOf' | 'status'> & { readonly league: string };

/**
 * Ids of the games that the feed no longer names: called off, or listed anew under another id or day. It has to have
 * named other games of their league and day an hour later, or of their league a day later. Finished games never vanish.
 */
export function vanished(games: readonly Named[]): ReadonlySet<number> {
  const latest = new Map<string, number>();
  const confirm = (key: string, at: number) =>
    latest.set(key, Math.max(at, latest.get(key) ?? Number.NEGATIVE_INFINITY));
  const dayOf = (game: Named) => `${game.league} ${easternDate(game.gameTime)}`;
  for (const game of games) {
    const at = Date.parse(game.asOf);
    confirm(game.league, at);
    confirm(dayOf(game), at);
  }
  const isGone = (game: Named): boolean => {
    const behind = (key: string) => (latest.get(key) ?? 0) - Date.parse(game.asOf);
    return behind(dayOf(game)) > PATIENCE_MS || behind(game.league) > PATIENCE_OTHER_DAYS_MS;
  };
  return new Set(
    games.filter((game) => game.status !== 'final' && isGone(game)).map(({ id }) => id),
  );
}

/** The games that the feed still names. */
export function stillNamed(games: readonly Game[]): Game[] {
  const gone = vanished(games);
  return games.filter((game) => !gone.has(game.id));
}
