import type { PlayerNow } from '#domain/follow/playerNow.ts';
import { easternDate } from '#domain/time/time.ts';

/** A player's news that a wish is about: he is ruled out of a game, or was and is on no report by now. */
export interface PlayerTurn {
  /** Reported once: the Eastern day and the news. */
  readonly key: string;
  readonly turn: 'out' | 'back';
  /** When the report was read, ISO 8601 in UTC. */
  readonly toldAt: string;
  readonly next: NonNullable<PlayerNow['next']>;
}

/**
 * What a player's newest news tell a wish; undefined if nothing: they are older than the wish, were told, his next game has begun,
 * or he was told of today.
 * @param setAt when the wish was set, ISO 8601 in UTC
 * @param told keys of what was reported to it before
 */
export function playerTurn(
  { news, next }: Pick<PlayerNow, 'news' | 'next'>,
  setAt: string,
  told: readonly string[],
  now: Date,
): PlayerTurn | undefined {
  if (!news || !next || next.status !== 'scheduled') return undefined;
  if (Date.parse(next.gameTime) <= now.getTime()) return undefined;
  if (Date.parse(news.toldAt) <= Date.parse(setAt)) return undefined;
  const isOut = news.status === 'Out';
  const isBack = news.status === null && news.before === 'Out';
  if (news.before === news.status || !(isOut || isBack)) return undefined;
  const today = easternDate(now);
  const wasTold = told.some((key) => {
    const [day, id] = key.split(' ');
    return day === today || id === String(news.id);
  });
  if (wasTold) return undefined;
  const turn = isOut ? 'out' : 'back';
  return { key: `${today} ${news.id}`, turn, toldAt: news.toldAt, next };
}
