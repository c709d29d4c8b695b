import type { FeedGame } from '#domain/game/game.ts';
import type { TestDatabase } from '#local/testing.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { nflGame, scriptedSource } from '../refreshExample.ts';

/** Runs one refresh of these games, as the schedule would. */
const publishGames = (database: TestDatabase, games: readonly FeedGame[]) =>
  refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({ NFL: games }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

/** Puts `count` games on the ledger, one line each, all starting in six days. */
export const publishLines = (database: TestDatabase, count: number, name = 'game') =>
  publishGames(
    database,
    Array.from({ length: count }, (_, at) => nflGame(`${name} ${at}`, 150)),
  );

/** Changes rows as the database's owner could, bypassing every trigger. */
export async function tamper(database: TestDatabase, sql: string): Promise<void> {
  await database.query("set session_replication_role = 'replica'");
  try {
    await database.query(sql);
  } finally {
    await database.query("set session_replication_role = 'origin'");
  }
}
