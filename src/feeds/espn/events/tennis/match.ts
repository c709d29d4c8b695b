import type { EventVenue } from '#domain/events/event.ts';
import { isPlaceholder } from '#domain/events/placeholder.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { TennisPlayer } from '#domain/events/tennisMatch.ts';
import { dayOnly, looseInstant } from '../../../reading/fields.ts';
import { headshotOf, nameOf, readEspnVenue, readStatus } from '../schema.ts';
import type { Draw } from './draw.ts';
import { tennisVenue } from './place.ts';
import { readTennisResult } from './result.ts';
import type { EspnMatch, EspnSide } from './schema.ts';
import { bestOfAt, tournamentSurface, tournamentTour } from './tournaments.ts';

/** 99 is the feed's word for "not ranked". */
const readRank = (rank: number | undefined): number | undefined =>
  rank !== undefined && Number.isInteger(rank) && rank >= 1 && rank <= 3000 && rank !== 99
    ? rank
    : undefined;

/** A player; undefined while the place is open, which the feed also marks with a negative id. */
export function readTennisPlayer({ id, athlete, curatedRank }: EspnSide): TennisPlayer | undefined {
  const name = nameOf(athlete);
  if (!name || isPlaceholder(name) || id?.startsWith('-')) return undefined;
  return {
    name,
    rank: readRank(curatedRank?.current),
    country: athlete?.flag?.alt,
    imageUrl: headshotOf(athlete),
  };
}

/** The feed's home and away, else its order. */
export function matchSides(match: EspnMatch): readonly [EspnSide, EspnSide] | undefined {
  const [one, other] = match.competitors;
  if (!one || !other) return undefined;
  const swapped =
    one.homeAway === other.homeAway
      ? (one.order ?? 1) > (other.order ?? 2)
      : one.homeAway === 'away' || other.homeAway === 'home';
  return swapped ? [other, one] : [one, other];
}

/** Facts common to a tournament and its draw. */
export interface AtTournament {
  readonly name: string;
  /** The feed's name of the draw, which may be the qualifying's. */
  readonly drawName?: string | undefined;
  readonly venue: EventVenue | undefined;
}

/** A match; 'none' for doubles and until both players are known, or why it cannot be read. */
export function readMatch(
  match: EspnMatch,
  draw: Draw,
  tournament: AtTournament,
): FeedEvent | 'none' | { readonly reason: string } {
  const sides = matchSides(match);
  if (!sides || match.competitors.some(({ type }) => type === 'team')) return 'none';
  const [a, b] = [readTennisPlayer(sides[0]), readTennisPlayer(sides[1])];
  if (!a || !b) return 'none';
  if (a.name === b.name) return { reason: 'both players have one name' };
  const instant = looseInstant(match.date) ?? looseInstant(match.startDate);
  if (!instant) return { reason: 'no valid date' };
  const status = readStatus(match.status);
  if (!status) return { reason: 'status not understood' };
  const women = draw === 'women';
  const round = match.round?.displayName;
  const venue = courtOf(match, tournament);
  const held = { tournament: tournament.name, city: venue?.city, country: venue?.country };
  const played = { women, month: Number(instant.slice(5, 7)) };
  return {
    kind: 'match',
    sourceId: `tennis-${match.id}`,
    league: women ? 'WTA' : 'ATP',
    tour: tournamentTour(held, played),
    tournament: tournament.name,
    name: `${a.name} vs ${b.name}`,
    ...(match.timeValid === false ? dayOnly(instant) : { startTime: instant, timeKnown: true }),
    status,
    venue,
    round,
    surface: tournamentSurface(held, played),
    bestOf: bestOfAt(tournament.name, { women, round: `${round} ${tournament.drawName}` }),
    a,
    b,
    result: readTennisResult(match, ...sides),
  };
}

/** The match's own venue if it names a place, else the tournament's. */
function courtOf({ venue }: EspnMatch, tournament: AtTournament): EventVenue | undefined {
  const own = readEspnVenue(venue);
  if (!own) return tournament.venue;
  const place = tournament.venue ?? tennisVenue(venue);
  return {
    name: own.name ?? place?.name,
    city: own.city ?? place?.city,
    country: own.country ?? place?.country,
  };
}
