import type { StoredEvent } from '#domain/events/sportEvent.ts';
import type { TennisMatch } from '#domain/events/tennisMatch.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { easternClock, easternDate, type Instant } from '#domain/time/time.ts';
import { type Dated, oldestAsOf } from '../../asOf.ts';

type Match = StoredEvent<TennisMatch>;

/** How a match ended. */
interface TennisScore {
  readonly winner: 'home' | 'away';
  /** Games won by home and away in each set; empty if the feed names only the winner. */
  readonly sets: readonly (readonly [home: number, away: number])[];
  /** True if the loser retired, was disqualified or did not appear. */
  readonly retired: boolean;
}

/** The specification's tennis event, with TheSportsDB's field names; unknown values are null. */
export interface TennisEvent extends Dated {
  readonly idEvent: string;
  readonly strEvent: string;
  /** Day in New York, YYYY-MM-DD. */
  readonly dateEvent: string;
  /** Time in New York, "14:30:00.000"; null while only the day is known. */
  readonly strTime: string | null;
  readonly strVenue: string | null;
  readonly strCity: string | null;
  readonly strCountry: string | null;
  readonly strHomeTeam: string;
  readonly strAwayTeam: string;
  /** Address of a thumbnail. */
  readonly strThumb: string | null;
  /** e.g. "Halle". */
  readonly tournament: string;
  /** How it ended; null before that, or if the feed does not say. */
  readonly result: TennisScore | null;
  /** True if it is a sample. */
  readonly sample: boolean;
}

/** An event by tour name; null if the tour has none. */
export type ByTour = Readonly<Record<string, TennisEvent | null>>;

export interface TennisSchedule {
  /** Every tour's next match, or the one under way. */
  readonly upcoming: ByTour;
  /** Every tour's last finished match. */
  readonly recent: ByTour;
}

const scoreOf = ({ result }: Match): TennisScore | null =>
  result ? { ...result, winner: result.winner === 'a' ? 'home' : 'away' } : null;

export const tennisEvent = (match: Match): TennisEvent => ({
  idEvent: String(match.id),
  strEvent: match.name,
  dateEvent: easternDate(match.startTime),
  strTime: match.timeKnown ? `${easternClock(match.startTime)}:00.000` : null,
  strVenue: match.venue?.name ?? null,
  strCity: match.venue?.city ?? null,
  strCountry: match.venue?.country ?? null,
  strHomeTeam: match.a.name,
  strAwayTeam: match.b.name,
  strThumb: match.imageUrl ?? null,
  tournament: match.tournament,
  result: scoreOf(match),
  sample: match.sample,
  asOf: match.asOf,
});

/** Names of the tours, in alphabetical order. */
export const tourNames = (matches: readonly Match[]): string[] =>
  [...new Set(matches.map(({ tour }) => tour))].toSorted((a, b) => a.localeCompare(b, 'en'));

const byTour = (tours: readonly string[], matches: readonly Match[]): ByTour =>
  Object.fromEntries(
    tours.map((tour) => {
      const match = matches.find((each) => each.tour === tour);
      return [tour, match ? tennisEvent(match) : null];
    }),
  );

/** Matches that are over, the latest first. */
const finished = (matches: readonly Match[]): Match[] =>
  matches
    .filter(({ status }) => status === 'final')
    .toSorted((a, b) => b.startTime.localeCompare(a.startTime) || b.id - a.id);

/** The next and the last match of every tour with matches. */
export function tennisSchedule(matches: readonly Match[], now: Instant): TennisSchedule {
  const tours = tourNames(matches);
  return {
    upcoming: byTour(tours, upcomingEvents(matches, now)),
    recent: byTour(tours, finished(matches)),
  };
}

/** A tour as the list of tours returns it. */
interface TennisTour extends Dated {
  readonly name: string;
  /** Whether it has a match under way or to come. */
  readonly active: boolean;
}

/** Every tour with matches. */
export function tennisToursOf(matches: readonly Match[], now: Instant): TennisTour[] {
  const active = new Set(upcomingEvents(matches, now).map(({ tour }) => tour));
  return tourNames(matches).flatMap((name) => {
    const asOf = oldestAsOf(matches.filter(({ tour }) => tour === name));
    return asOf === undefined ? [] : { name, active: active.has(name), asOf };
  });
}
