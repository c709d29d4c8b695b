import type { EventVenue } from '#domain/events/event.ts';
import type { GolfTour } from '#domain/leagues/eventLeague.ts';
import { answerOf, joinedAnswers, quarantinedAnswer } from '../../../eventAnswer.ts';
import { dayOnly, looseInstant } from '../../../reading/fields.ts';
import { readEspnVenue, readStatus } from '../schema.ts';
import { readerOf } from '../scoreboard.ts';
import { readEntered, readField } from './field.ts';
import { nationalityGroups } from './groups.ts';
import { readPurse } from './purse.ts';
import { readGolfResult } from './result.ts';
import { type EspnGolfEvent, golfEventSchema } from './schema.ts';

/** The host course if there are several, else the venue. */
function readPlace({ courses, competitions, venue }: EspnGolfEvent): EventVenue | undefined {
  const host = courses?.find((course) => course.host) ?? courses?.[0];
  if (!host?.name) return readEspnVenue(competitions?.[0]?.venue) ?? readEspnVenue(venue);
  const { city, state, country } = host.address ?? {};
  return { name: host.name, city, country: [state, country].filter(Boolean).join(', ') };
}

/** Reads tournaments of a tour. The feed knows their days, not when play starts. */
export const golfReader = (tour: GolfTour) =>
  readerOf(golfEventSchema, (event, item) => {
    const [competition] = event.competitions ?? [];
    const name = event.name ?? event.shortName;
    const instant = looseInstant(event.date);
    const end = looseInstant(event.endDate);
    const status = readStatus(event.status) ?? readStatus(competition?.status);
    if (!name) return quarantinedAnswer(item, 'no name');
    if (!instant) return quarantinedAnswer(item, 'no valid date');
    if (!status) return quarantinedAnswer(item, 'status not understood');
    const { players, bad } = readEntered(competition?.competitors ?? [], status, item);
    const field = readField(players);
    const known = new Set(field.map(({ id }) => id));
    const venue = readPlace(event);
    const found = answerOf({
      kind: 'tournament',
      sourceId: `golf-${event.id}`,
      league: tour,
      name,
      ...dayOnly(instant),
      status,
      venue,
      course: venue?.name,
      endTime: end !== undefined && end >= instant ? dayOnly(end).startTime : undefined,
      purse: readPurse(event),
      field,
      pairs: [],
      groups: nationalityGroups(tour, field),
      result:
        status === 'final' ? readGolfResult(players.filter(({ id }) => known.has(id))) : undefined,
    });
    return joinedAnswers([found, ...bad]);
  });
