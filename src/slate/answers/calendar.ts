import type { CalendarEntry } from '#contract/answers/calendar/entry.ts';
import { eventEntry } from '#contract/answers/calendar/eventEntry.ts';
import { gameEntry } from '#contract/answers/calendar/gameEntry.ts';
import { calendarEntrySchema } from '#contract/answers/calendar/schema.ts';
import { EVENT_SPORTS } from '#domain/events/event.ts';
import { ofSport } from '#domain/events/sportEvent.ts';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { ANSWER_KEYS } from './keys.ts';
import { item, type OnBreach, type RenderedSlate } from './rendering.ts';
import { type TimedText, timedList } from './timedText.ts';

/** What the calendars of each league and individual sport show: their predicted games and events, by start. */
export function renderCalendars(
  { games, events, asOf, moved }: RenderedSlate,
  refused: OnBreach,
): readonly (readonly [string, TimedText])[] {
  const pieces = (entries: readonly (CalendarEntry | undefined)[]) =>
    timedList(entries.flatMap((entry) => (entry ? item(calendarEntrySchema, entry, refused) : [])));
  const ofLeague = (league: string) =>
    games
      .filter((game) => game.league === league)
      .map((game) => gameEntry(game, asOf, moved?.games.get(game.id)));
  return [
    ...TEAM_LEAGUES.map(
      (league) => [ANSWER_KEYS.calendar(league), pieces(ofLeague(league))] as const,
    ),
    ...EVENT_SPORTS.map(
      (sport) =>
        [
          ANSWER_KEYS.calendar(sport),
          pieces(
            ofSport(events, sport).map((event) => eventEntry(event, moved?.events.get(event.id))),
          ),
        ] as const,
    ),
  ];
}
