import type { EventTold } from '#domain/live/eventTold.ts';
import {
  firstOfEach,
  type Parsed,
  parsedItem,
  readGuarded,
  refusedItem,
  shapeFault,
} from '../../reading/items.ts';
import type { Quarantined } from '../../source.ts';
import { type EventItem, eachEvent, readAndLeftOut } from '../eachEvent.ts';
import type { EspnEventLeague } from '../events/paths.ts';
import { leagueMark } from '../events/paths.ts';
import { tournamentSchema } from '../events/tennis/schema.ts';
import { singlesOf } from '../events/tennis/singles.ts';
import { parseMatchTold } from './tennis.ts';

/** Tours whose events are followed as they are played. */
export const LIVE_TOURS = ['ATP', 'WTA'] as const satisfies readonly EspnEventLeague[];
export type LiveTour = (typeof LIVE_TOURS)[number];

/** A tour's events as its scoreboard tells them at one time. */
export interface LiveEventBoard {
  readonly events: readonly EventTold[];
  readonly quarantined: readonly Quarantined[];
}

/** Singles of one tournament, each read on its own. */
function readTournament(
  event: unknown,
  item: string,
  tour: LiveTour,
): Parsed<readonly EventItem<EventTold>[]> {
  const read = tournamentSchema.safeParse(event);
  if (!read.success) return refusedItem(shapeFault(read.error));
  const singles = singlesOf(read.data, item, tour === 'WTA' ? 'women' : 'men');
  return parsedItem(
    singles.map(({ at, shape }) => ({
      item: at,
      result: shape.success
        ? readGuarded(() => parseMatchTold(shape.data), refusedItem)
        : refusedItem(shapeFault(shape.error)),
    })),
  );
}

/** Events of one scoreboard answer. Refused if the answer is not a scoreboard, or another tour's. Never throws. */
export function parseEventBoard(answer: unknown, tour: LiveTour): Parsed<LiveEventBoard> {
  const each = eachEvent(answer, leagueMark(tour), (event, item) =>
    readTournament(event, item, tour),
  );
  if (!each.ok) return each;
  const { read, quarantined: beyond } = readAndLeftOut(each.value);
  const singles = readAndLeftOut({ results: read.flat(), beyond });
  return parsedItem({ events: firstOfEach(singles.read).first, quarantined: singles.quarantined });
}
