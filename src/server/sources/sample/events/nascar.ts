import type { RaceCar, RaceEvent } from '#domain/events/race.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { addDays, type CalendarDate, easternDayRange } from '#domain/time.ts';
import { CUP_CARS, TRUCK_CARS, XFINITY_CARS } from './nascarCars.ts';

interface Track {
  readonly track: string;
  readonly city: string;
  readonly state: string;
  readonly type: string;
  /** Length of a lap, miles. */
  readonly miles: number;
  /** Races are named by their laps instead of their miles. */
  readonly byLaps?: true;
  /** Laps of each series' race there. */
  readonly laps: Readonly<Record<Series['league'], number>>;
}

/** Real tracks, in turn by weekend. */
const TRACKS: readonly Track[] = [
  {
    track: 'Kansas Speedway',
    city: 'Kansas City',
    state: 'Kansas',
    type: 'intermediate',
    miles: 1.5,
    laps: { 'NASCAR-Cup': 267, 'NASCAR-Xfinity': 200, 'NASCAR-Truck': 134 },
  },
  {
    track: 'Bristol Motor Speedway',
    city: 'Bristol',
    state: 'Tennessee',
    type: 'short track',
    miles: 0.533,
    byLaps: true,
    laps: { 'NASCAR-Cup': 500, 'NASCAR-Xfinity': 300, 'NASCAR-Truck': 250 },
  },
  {
    track: 'Talladega Superspeedway',
    city: 'Talladega',
    state: 'Alabama',
    type: 'superspeedway',
    miles: 2.66,
    laps: { 'NASCAR-Cup': 188, 'NASCAR-Xfinity': 113, 'NASCAR-Truck': 85 },
  },
  {
    track: 'Darlington Raceway',
    city: 'Darlington',
    state: 'South Carolina',
    type: 'intermediate',
    miles: 1.366,
    laps: { 'NASCAR-Cup': 293, 'NASCAR-Xfinity': 147, 'NASCAR-Truck': 147 },
  },
];

interface Series {
  readonly league: Exclude<RaceEvent['league'], 'F1'>;
  /** Days before the weekend's Sunday, and hours after midnight in New York. */
  readonly daysBefore: number;
  readonly hour: number;
  readonly cars: readonly RaceCar[];
  readonly weekends: readonly number[];
}

const SERIES: readonly Series[] = [
  {
    league: 'NASCAR-Truck',
    daysBefore: 2,
    hour: 19,
    cars: TRUCK_CARS,
    weekends: [0],
  },
  {
    league: 'NASCAR-Xfinity',
    daysBefore: 1,
    hour: 16,
    cars: XFINITY_CARS,
    weekends: [0],
  },
  { league: 'NASCAR-Cup', daysBefore: 0, hour: 15, cars: CUP_CARS, weekends: [0, 1] },
];

const WEEK = 7;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** First Sunday whose Friday is still to come. */
function weekendAfter(today: CalendarDate): CalendarDate {
  const friday = addDays(today, 3);
  const weekday = new Date(`${friday}T00:00:00Z`).getUTCDay();
  return addDays(friday, (WEEK - weekday) % WEEK);
}

function race(series: Series, sunday: CalendarDate): FeedEvent {
  const week = Math.floor(Date.parse(`${sunday}T00:00:00Z`) / DAY_MS / WEEK);
  const { track, city, state, type, miles, byLaps, laps } = TRACKS[week % TRACKS.length] as Track;
  const date = addDays(sunday, -series.daysBefore);
  const start = Date.parse(easternDayRange(date).from) + series.hour * HOUR_MS;
  const raced = laps[series.league];
  return {
    sourceId: `nascar-${series.league}-${date}`,
    kind: 'race',
    league: series.league,
    name: `${track.split(' ')[0]} ${byLaps ? raced : 25 * Math.floor((raced * miles) / 25)}`,
    startTime: new Date(start).toISOString(),
    timeKnown: true,
    status: 'scheduled',
    venue: { name: track, city, country: state },
    track,
    trackType: type,
    trackMiles: miles,
    laps: raced,
    miles: Math.round(raced * miles * 10) / 10,
    cars: series.cars,
    matchups: [],
  };
}

/** Sample races lie at most so many days ahead. */
const DAYS_AHEAD = 14;

/** Sample NASCAR races of the next two weeks; they depend on the date alone. */
export function sampleNascar(today: CalendarDate): readonly FeedEvent[] {
  const sunday = weekendAfter(today);
  return SERIES.flatMap((series) =>
    series.weekends
      .map((weekend) => addDays(sunday, WEEK * weekend))
      .filter((date) => date <= addDays(today, DAYS_AHEAD))
      .map((date) => race(series, date)),
  );
}
