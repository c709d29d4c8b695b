import * as z from 'zod';
import { SIDES, type Side } from '#domain/game/predictedWinner.ts';
import { START_STATUSES, STARTER_BASES } from '#domain/starters/availability.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';

/** A row of `availability`: one side of a game. */
export const availabilityColumns = z.object({
  side: z.enum(SIDES),
  starter: z.string().nullable(),
  starter_status: z.enum([...START_STATUSES, 'unknown']).nullable(),
  starter_basis: z.enum(STARTER_BASES).nullable(),
  starter_as_of: timestampColumn.nullable(),
  out_names: z.array(z.string()).nullable(),
  out_as_of: timestampColumn.nullable(),
});

type AvailabilityColumns = z.infer<typeof availabilityColumns>;

/** The domain's starter of a row; null where nobody is named. */
export function starterOfRow({
  starter,
  starter_status: status,
  starter_basis,
}: AvailabilityColumns) {
  if (starter === null || status === null || status === 'unknown') return null;
  return presentFields({ name: starter, status, basis: starter_basis });
}

/** If a feed has updated the game for this long without naming its starter again, the name is withdrawn. */
const NAME_SERVES_MS = 6 * 3_600_000;

/** Whether the feed itself named the starter, and has since updated the game without him. */
function isTakenBack(row: AvailabilityColumns, gameAsOf: string): boolean {
  const { starter_status: status, starter_basis: basis, starter_as_of: asOf } = row;
  if (asOf === null || basis !== null || status === 'started') return false;
  return Date.parse(gameAsOf) - Date.parse(asOf) > NAME_SERVES_MS;
}

function sideOf(row: AvailabilityColumns, gameAsOf: string) {
  const { out_names: names, out_as_of: asOf } = row;
  return presentFields({
    starter: isTakenBack(row, gameAsOf) ? null : starterOfRow(row),
    out: names !== null && asOf !== null ? { names, asOf } : null,
  });
}

/**
 * Both sides' known availability, as a game carries it; nothing if nothing is known.
 * @param gameAsOf when a feed last updated the game
 */
export function availabilityOf(rows: readonly AvailabilityColumns[], gameAsOf: string) {
  const side = (wanted: Side) => {
    const row = rows.find((one) => one.side === wanted);
    const known = row ? sideOf(row, gameAsOf) : {};
    return known.starter || known.out ? known : null;
  };
  const availability = presentFields({ home: side('home'), away: side('away') });
  return availability.home || availability.away ? { availability } : {};
}
