import type { CalendarEntry } from '#contract/answers/calendar/entry.ts';
import { gameMinutes } from '#contract/answers/calendar/gameEntry.ts';
import type { PriceEntry } from '#domain/feed/priceEntry.ts';
import { easternDate } from '#domain/time.ts';

/** A price that pays as a calendar shows it: at the start of its game, after which it is worth nothing. */
export function calendarEntry({ key, title, lines, seenAt, game }: PriceEntry): CalendarEntry {
  const day = easternDate(game.gameTime);
  return {
    key,
    of: [],
    start: game.gameTime,
    days: game.timeKnown ? undefined : [day, day],
    minutes: gameMinutes(game.league),
    status: game.status,
    summary: title,
    description: lines.join('\n'),
    place: undefined,
    path: `/game/${game.id}`,
    moves: 0,
    changedAt: seenAt,
    asOf: game.asOf,
  };
}
