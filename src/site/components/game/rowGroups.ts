import { isClosed } from '#domain/game/freshness.ts';
import { gamesByDay } from '#domain/game/gameDays.ts';
import type { CardGame } from '#domain/game/listedGame.ts';
import { UNDER_WAY } from '#domain/game/stateText.ts';
import type { GamesOrder } from '#domain/product/gamesPage.ts';
import type { CalendarDate, Instant } from '#domain/time/time.ts';

/** Rows under one heading; without a heading, if there is neither a day nor a word. */
export interface RowGroup<G> {
  readonly key: string;
  readonly date?: CalendarDate | undefined;
  readonly word?: string | undefined;
  readonly games: readonly G[];
}

/** By time a group a day, and after them what has begun; in any other order one group. @param games in that order */
export function rowGroups<G extends CardGame>(
  games: readonly G[],
  order: GamesOrder,
  now: Instant,
): readonly RowGroup<G>[] {
  if (order !== 'day') return [{ key: order, games }];
  const begun = games.filter((game) => isClosed(game, now));
  const days = gamesByDay(games.filter((game) => !isClosed(game, now)));
  return [
    ...days.map(({ date, games: played }) => ({ key: date, date, games: played })),
    ...(begun.length > 0 ? [{ key: 'begun', word: UNDER_WAY, games: begun }] : []),
  ];
}
