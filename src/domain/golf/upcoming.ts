import { easternDate, type Instant } from '../time/time.ts';

/** What the rule reads of a tournament: its first day, a calendar date of New York or an instant in ISO 8601. */
interface Dated {
  readonly dateEvent: string;
}

const BARE_DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * Not before now: an instant is compared with now, a bare date with today in New York, so that a tournament is
 * upcoming until its first day is over. A date that cannot be read is never upcoming.
 */
function isUpcoming({ dateEvent }: Dated, now: Instant): boolean {
  if (BARE_DATE.test(dateEvent)) return dateEvent >= easternDate(now);
  return Date.parse(dateEvent) >= new Date(now).getTime();
}

/** Upcoming tournaments, the earliest first: that is the next one. */
export const upcomingTournaments = <Tournament extends Dated>(
  tournaments: readonly Tournament[],
  now: Instant,
): readonly Tournament[] =>
  tournaments
    .filter((tournament) => isUpcoming(tournament, now))
    .toSorted((a, b) => Date.parse(a.dateEvent) - Date.parse(b.dateEvent));

/** Whether any tour has a tournament; if none has, the listing says so. */
export const hasTournaments = (tours: Readonly<Record<string, readonly unknown[]>>): boolean =>
  Object.values(tours).some((tournaments) => tournaments.length > 0);

/** Tours by their slugs, those with a tournament to come first; each part keeps its order. */
export const playingFirst = <Tournament extends Dated>(
  tours: Readonly<Record<string, readonly Tournament[]>>,
  now: Instant,
): readonly (readonly [slug: string, tournaments: readonly Tournament[]])[] => {
  const idle = (list: readonly Tournament[]): number =>
    upcomingTournaments(list, now).length === 0 ? 1 : 0;
  return Object.entries(tours).toSorted(([, one], [, other]) => idle(one) - idle(other));
};
