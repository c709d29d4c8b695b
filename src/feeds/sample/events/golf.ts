import type { Golfer } from '#domain/events/golfTournament.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { addDays, type CalendarDate, easternDayRange } from '#domain/time/time.ts';
import { entriesFrom } from './calendar.ts';
import { GOLF_CALENDAR } from './golfCalendar.ts';
import {
  DP_WORLD_FIELD,
  JAPAN_FIELD,
  KORN_FERRY_FIELD,
  LIV_FIELD,
  LPGA_FIELD,
  PGA_FIELD,
} from './golfFields.ts';

const FIELDS: Partial<Record<GolfTour, readonly Golfer[]>> = {
  'pga-tour': PGA_FIELD,
  'dp-world-tour': DP_WORLD_FIELD,
  'lpga-tour': LPGA_FIELD,
  'korn-ferry-tour': KORN_FERRY_FIELD,
  'japan-golf-tour': JAPAN_FIELD,
  'liv-golf': LIV_FIELD,
};

const DAYS_AHEAD = 28;
const NOON_MS = 12 * 3_600_000;
const DAYS_OF_PLAY = 4;
const MATCHUPS = 4;

/** Noon in New York: the time of a start while only its day is known. */
const noon = (date: CalendarDate): string =>
  new Date(Date.parse(easternDayRange(date).from) + NOON_MS).toISOString();

/** The first against the second, the third against the fourth and so on. */
const neighbors = (field: readonly Golfer[]): (readonly [string, string])[] =>
  Array.from({ length: MATCHUPS }, (_, pair) => [
    field[2 * pair]?.id ?? '',
    field[2 * pair + 1]?.id ?? '',
  ]);

/** Golf tournaments of the coming four weeks of the calendar, with sample fields; they depend on the date alone. */
export const sampleGolf = (today: CalendarDate): readonly FeedEvent[] =>
  entriesFrom(GOLF_CALENDAR, today, 1, DAYS_AHEAD).map(({ entry, date }) => {
    const { league, name, course, city, country, purse, players } = entry;
    const field = (FIELDS[league] ?? []).slice(0, players);
    return {
      sourceId: `golf-${league}-${date}`,
      kind: 'tournament',
      league,
      name,
      startTime: noon(date),
      endTime: noon(addDays(date, DAYS_OF_PLAY - 1)),
      timeKnown: false,
      status: 'scheduled',
      venue: { name: course, city, country },
      course,
      ...(purse && { purse }),
      field,
      pairs: neighbors(field),
      groups: [],
    };
  });
