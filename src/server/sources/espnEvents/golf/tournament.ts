import type { GolfTour } from '#domain/eventLeague.ts';
import type { Golfer } from '#domain/events/golfTournament.ts';
import { looseNumber } from '../../espn/fields.ts';
import { answerOf, joined, left } from '../../events/answer.ts';
import { dayOnly, readInstant } from '../../events/feedTime.ts';
import { nameOf, readStatus, readVenue } from '../schema.ts';
import { itemName, misshapen, readerOf } from '../scoreboard.ts';
import { nationalityGroups } from './groups.ts';
import { readGolfResult } from './result.ts';
import { type EspnGolfEvent, type EspnGolfer, golfEventSchema, golferSchema } from './schema.ts';

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** As the feed writes it; a bare number is of dollars. */
export function readPurse({ displayPurse, purse }: Pick<EspnGolfEvent, 'displayPurse' | 'purse'>) {
  if (displayPurse && /[1-9]/.test(displayPurse)) return displayPurse;
  if (typeof purse === 'string' && /^\D+[\d,.]+/.test(purse.trim()))
    return purse.trim().slice(0, 40);
  const amount = looseNumber(typeof purse === 'string' ? purse.replaceAll(',', '') : purse);
  return amount !== undefined && amount > 0 ? DOLLARS.format(amount) : undefined;
}

const readGolfer = (player: EspnGolfer): Golfer | undefined => {
  const name = nameOf(player.athlete);
  if (!name) return undefined;
  const country = player.athlete?.flag?.alt;
  return { id: player.id, name, country, team: player.team?.displayName };
};

const isWithdrawn = ({ status }: EspnGolfer): boolean =>
  /WITHDR|DID_NOT_START/.test(status?.type?.name?.toUpperCase() ?? '');

/** Reads tournaments of a tour. Team events have no field: they are no stroke play of single players. */
export const golfReader = (tour: GolfTour) =>
  readerOf(golfEventSchema, (event, item) => {
    const [competition] = event.competitions ?? [];
    const name = event.name ?? event.shortName;
    const instant = readInstant(event.date);
    const status = readStatus(event.status) ?? readStatus(competition?.status);
    if (!name) return left(item, 'no name');
    if (!instant) return left(item, 'no valid date');
    if (!status) return left(item, 'status not understood');
    const parsed = (competition?.competitors ?? []).map((value) => golferSchema.safeParse(value));
    const bad = parsed.flatMap((shape, index) =>
      shape.success
        ? []
        : [
            left(
              `${item}/${itemName(competition?.competitors?.[index], index)}`,
              misshapen(shape.error),
            ),
          ],
    );
    const players = [
      ...new Map(parsed.flatMap(({ data }) => (data ? [[data.id, data]] : []))).values(),
    ];
    const entered = status === 'scheduled' ? players.filter((one) => !isWithdrawn(one)) : players;
    const teams = entered.some(({ type }) => type === 'team');
    const field = teams ? [] : entered.flatMap((one) => readGolfer(one) ?? []);
    const known = new Set(field.map(({ id }) => id));
    const host = event.courses?.find((course) => course.host) ?? event.courses?.[0];
    const venue = readVenue(competition?.venue) ?? readVenue(event.venue);
    const end = readInstant(event.endDate);
    const found = answerOf({
      kind: 'tournament',
      sourceId: `golf-${event.id}`,
      league: tour,
      name,
      ...dayOnly(instant),
      status,
      venue: host?.name
        ? readVenue({
            fullName: host.name,
            displayName: undefined,
            address: host.address && { ...host.address, summary: undefined },
          })
        : venue,
      course: host?.name ?? venue?.name,
      endTime: end !== undefined && end >= instant ? dayOnly(end).startTime : undefined,
      purse: readPurse(event),
      field,
      pairs: [],
      groups: nationalityGroups(tour, field),
      result:
        status === 'final' ? readGolfResult(entered.filter(({ id }) => known.has(id))) : undefined,
    });
    return joined([found, ...bad]);
  });
