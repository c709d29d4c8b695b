import { easternDate, type Instant } from '../time/time.ts';

/** The part of a tournament that the rule reads: its first day, a calendar date of New York or an ISO 8601 instant. */
interface Dated {
  readonly dateEvent: string;
}

const BARE_DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * Not before now: an instant is compared with now, a bare date with today in New York, so a tournament is upcoming until its
 * first day is over. An unreadable date is never upcoming.
 */
function isUpcoming({ dateEvent }: Dated, now: Instant): boolean {
  if (BARE_DATE.test(dateEvent)) return dateEvent >= easternDate(now);
  return Date.parse(dateEvent) >= new Date(now).getTime();
}

/** Upcoming tournaments, earliest first: the first is the next one. */
export const upcomingTournaments = <Tournament extends Dated>(
  tournaments: readonly Tournament[],
  now: Instant,
): readonly Tournament[] =>
  tournaments
    .filter((tournament) => isUpcoming(tournament, now))
    .toSorted((a, b) => Date.parse(a.dateEvent) - Date.parse(b.dateEvent));

/** Whether any tour has a tournament; if not, the listing says so. */
export const hasTournaments = (tours: Readonly<Record<string, readonly unknown[]>>): boolean =>
  Object.values(tours).some((tournaments) => tournaments.length > 0);

/** Tours by slug, those with an upcoming tournament first; otherwise in the given order. */
export const playingFirst = <Tournament extends Dated>(
  tours: Readonly<Record<string, readonly Tournament[]>>,
  now: Instant,
): readonly (readonly [slug: string, tournaments: readonly Tournament[]])[] => {
  const idle = (list: readonly Tournament[]): number =>
    upcomingTournaments(list, now).length === 0 ? 1 : 0;
  return Object.entries(tours).toSorted(([, one], [, other]) => idle(one) - idle(other));
};
