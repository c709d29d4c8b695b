import type { RaceCar } from '#domain/events/race.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { addDays, type CalendarDate, easternDate, easternDayRange } from '#domain/time/time.ts';
import { entriesFrom } from './calendar.ts';
import { CUP_CARS, TRUCK_CARS, XFINITY_CARS } from './nascarCars.ts';
import { type NascarTrack, type SeriesName, WEEKENDS } from './nascarTracks.ts';

interface Series {
  readonly league: SeriesName;
  /** Days before the weekend's Sunday, and hours after midnight in New York. */
  readonly daysBefore: number;
  readonly hour: number;
  readonly cars: readonly RaceCar[];
}

const SERIES: readonly Series[] = [
  { league: 'NASCAR-Truck', daysBefore: 2, hour: 19, cars: TRUCK_CARS },
  { league: 'NASCAR-Xfinity', daysBefore: 1, hour: 16, cars: XFINITY_CARS },
  { league: 'NASCAR-Cup', daysBefore: 0, hour: 15, cars: CUP_CARS },
];

const HOUR_MS = 3_600_000;

function race(series: Series, sunday: CalendarDate, at: NascarTrack): FeedEvent {
  const { city, state, type, miles, byLaps, laps } = at;
  const date = addDays(sunday, -series.daysBefore);
  const start = Date.parse(easternDayRange(date).from) + series.hour * HOUR_MS;
  const raced = laps[series.league];
  return {
    sourceId: `nascar-${series.league}-${date}`,
    kind: 'race',
    league: series.league,
    name: `${/^(Las Vegas|\S+)/.exec(at.track)?.[0]} ${byLaps ? raced : 25 * Math.floor((raced * miles) / 25)}`,
    startTime: new Date(start).toISOString(),
    timeKnown: true,
    status: 'scheduled',
    venue: { name: at.track, city, country: state },
    track: at.track,
    trackType: type,
    trackMiles: miles,
    laps: raced,
    miles: Math.round(raced * miles * 10) / 10,
    cars: series.cars,
    matchups: [],
  };
}

/** Limit of days ahead for sample races. */
const DAYS_AHEAD = 14;

/**
 * NASCAR races of the coming two weeks of the calendar, none in the winter break; they depend on the date alone.
 * All three series race each weekend.
 */
export const sampleNascar = (today: CalendarDate): readonly FeedEvent[] =>
  entriesFrom(WEEKENDS, today, 1, DAYS_AHEAD).flatMap(({ entry, date }) =>
    SERIES.map((series) => race(series, date, entry.at)).filter(
      ({ startTime }) => easternDate(startTime) > today,
    ),
  );
