import type { CalendarEntry } from '#contract/answers/calendar/entry.ts';
import { eventEntry } from '#contract/answers/calendar/eventEntry.ts';
import { gameEntry } from '#contract/answers/calendar/gameEntry.ts';
import { calendarEntrySchema } from '#contract/answers/calendar/schema.ts';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { ofSport } from '#domain/events/sportEvent.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { KEYS } from './keys.ts';
import { item, type PublishedSlate, type Refused } from './rendering.ts';
import { list, type TimedText } from './timedText.ts';

/** What the calendars of each league and individual sport show: their predicted games and events, by start. */
export function renderCalendars(
  { games, events, asOf, moved }: PublishedSlate,
  refused: Refused,
): readonly (readonly [string, TimedText])[] {
  const pieces = (entries: readonly (CalendarEntry | undefined)[]) =>
    list(entries.flatMap((entry) => (entry ? item(calendarEntrySchema, entry, refused) : [])));
  const ofLeague = (league: string) =>
    games
      .filter((game) => game.league === league)
      .map((game) => gameEntry(game, asOf, moved?.games.get(game.id)));
  return [
    ...TEAM_LEAGUES.map((league) => [KEYS.calendar(league), pieces(ofLeague(league))] as const),
    ...EVENT_SPORTS.map(
      (sport) =>
        [
          KEYS.calendar(sport),
          pieces(
            ofSport(events, sport).map((event) => eventEntry(event, moved?.events.get(event.id))),
          ),
        ] as const,
    ),
  ];
}
