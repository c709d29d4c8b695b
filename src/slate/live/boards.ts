import type { League } from '#domain/leagues/league.ts';
import type { LiveTold } from '#domain/live/liveTold.ts';
import type { Log } from '#domain/operation/log.ts';
import { easternDate } from '#domain/time/time.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';
import type { LiveFeed } from '#feeds/liveFeed.ts';
import type { DueGame } from './store/due.ts';

/** What boards told, by league and the feed's id of the game. */
export interface ToldGames {
  readonly requests: number;
  /** Undefined: no board told of it. */
  readonly of: (game: Pick<DueGame, 'league' | 'sourceId'>) => LiveTold | undefined;
}

/** Asks each league's board once for every Eastern day on which a game of ours began that is on. A board that fails is left out, and logged. */
export async function askBoards(
  feed: LiveFeed,
  due: readonly DueGame[],
  log: Log,
): Promise<ToldGames> {
  const wanted = new Map<string, { readonly league: League; readonly day: string }>();
  for (const { league, gameTime, on } of due) {
    const day = easternDate(gameTime);
    if (on) wanted.set(`${league} ${day}`, { league, day });
  }
  const told = new Map<string, LiveTold>();
  await Promise.all(
    [...wanted.values()].map(async ({ league, day }) => {
      try {
        const { games, quarantined } = await feed.board(league, day);
        for (const game of games) told.set(`${league} ${game.sourceId}`, game);
        const ours = new Set(due.map(({ sourceId }) => sourceId));
        for (const { item, reason } of quarantined) {
          if (ours.has(item)) log(`${league} ${item}: ${reason}`, { level: 'warn' });
        }
      } catch (error) {
        log(`${league} is not told: ${whyFailed(error)}`, { level: 'warn' });
      }
    }),
  );
  return {
    requests: wanted.size,
    of: ({ league, sourceId }) => told.get(`${league} ${sourceId}`),
  };
}
