import type { GolfTour } from '#domain/eventLeague.ts';
import type { Golfer } from '#domain/events/golfTournament.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { addDays, type CalendarDate, easternDayRange } from '#domain/time.ts';
import {
  DP_WORLD_FIELD,
  JAPAN_FIELD,
  KORN_FERRY_FIELD,
  LIV_FIELD,
  LPGA_FIELD,
  PGA_FIELD,
} from './golfFields.ts';

interface Tournament {
  readonly league: GolfTour;
  readonly name: string;
  readonly course: string;
  readonly city: string;
  readonly country: string;
  readonly purse: string;
  readonly field: readonly Golfer[];
  /** Weeks after the next Thursday. */
  readonly week: number;
}

/** Real tournaments of six tours as sample fixtures. */
const TOURNAMENTS: readonly Tournament[] = [
  {
    league: 'pga-tour',
    name: 'The RSM Classic',
    course: 'Sea Island Golf Club',
    city: 'St. Simons Island, Georgia',
    country: 'United States',
    purse: '$7,000,000',
    field: PGA_FIELD,
    week: 0,
  },
  {
    league: 'pga-tour',
    name: 'Sony Open in Hawaii',
    course: 'Waialae Country Club',
    city: 'Honolulu, Hawaii',
    country: 'United States',
    purse: '$9,100,000',
    field: PGA_FIELD.slice(0, 66),
    week: 2,
  },
  {
    league: 'dp-world-tour',
    name: 'Alfred Dunhill Championship',
    course: 'Leopard Creek Country Club',
    city: 'Malelane',
    country: 'South Africa',
    purse: '€1,500,000',
    field: DP_WORLD_FIELD,
    week: 1,
  },
  {
    league: 'lpga-tour',
    name: 'The ANNIKA',
    course: 'Pelican Golf Club',
    city: 'Belleair, Florida',
    country: 'United States',
    purse: '$3,250,000',
    field: LPGA_FIELD,
    week: 0,
  },
  {
    league: 'korn-ferry-tour',
    name: 'The Bahamas Golf Classic',
    course: 'Atlantis Paradise Island',
    city: 'Paradise Island',
    country: 'Bahamas',
    purse: '$1,000,000',
    field: KORN_FERRY_FIELD,
    week: 2,
  },
  {
    league: 'japan-golf-tour',
    name: 'Casio World Open',
    course: 'Kochi Kuroshio Country Club',
    city: 'Geisei, Kochi',
    country: 'Japan',
    purse: '¥180,000,000',
    field: JAPAN_FIELD,
    week: 0,
  },
  {
    league: 'liv-golf',
    name: 'LIV Golf Riyadh',
    course: 'Riyadh Golf Club',
    city: 'Riyadh',
    country: 'Saudi Arabia',
    purse: '$30,000,000',
    field: LIV_FIELD,
    week: 1,
  },
];

const WEEK = 7;
const THURSDAY = 4;
const NOON_MS = 12 * 3_600_000;
const DAYS_OF_PLAY = 4;
const MATCHUPS = 4;

/** The next Thursday after a date. */
function thursdayAfter(today: CalendarDate): CalendarDate {
  const tomorrow = addDays(today, 1);
  const weekday = new Date(`${tomorrow}T00:00:00Z`).getUTCDay();
  return addDays(tomorrow, (THURSDAY - weekday + WEEK) % WEEK);
}

/** Noon in New York: what a start says while only its day is known. */
const noon = (date: CalendarDate): string =>
  new Date(Date.parse(easternDayRange(date).from) + NOON_MS).toISOString();

/** The first against the second, the third against the fourth and so on. */
const neighbors = (field: readonly Golfer[]): (readonly [string, string])[] =>
  Array.from({ length: MATCHUPS }, (_, pair) => [
    field[2 * pair]?.id ?? '',
    field[2 * pair + 1]?.id ?? '',
  ]);

/** Sample golf tournaments of the next three weeks; they depend on the date alone. */
export function sampleGolf(today: CalendarDate): readonly FeedEvent[] {
  const thursday = thursdayAfter(today);
  return TOURNAMENTS.map(({ league, name, course, city, country, purse, field, week }) => {
    const first = addDays(thursday, WEEK * week);
    return {
      sourceId: `golf-${league}-${first}`,
      kind: 'tournament',
      league,
      name,
      startTime: noon(first),
      endTime: noon(addDays(first, DAYS_OF_PLAY - 1)),
      timeKnown: false,
      status: 'scheduled',
      venue: { name: course, city, country },
      course,
      purse,
      field,
      pairs: neighbors(field),
      groups: [],
    };
  });
}
