import type { EventTold } from '#domain/live/eventTold.ts';
import {
  firstItems,
  firstOfEach,
  guarded,
  itemName,
  misshapen,
  type Parsed,
  parsed,
  refused,
} from '../../reading/items.ts';
import type { Quarantined } from '../../source.ts';
import type { EspnEventLeague } from '../events/paths.ts';
import { leagueMark } from '../events/paths.ts';
import { tournamentSchema } from '../events/tennis/schema.ts';
import { singlesOf } from '../events/tennis/singles.ts';
import { checkAnswer, otherLeague } from '../ofLeague.ts';
import { parseMatchTold } from './tennis.ts';

/** Tours whose events are followed as they are played. */
export const LIVE_TOURS = ['ATP', 'WTA'] as const satisfies readonly EspnEventLeague[];
export type LiveTour = (typeof LIVE_TOURS)[number];

/** A tour's events as its scoreboard tells them at one time. */
export interface LiveEventBoard {
  readonly events: readonly EventTold[];
  readonly quarantined: readonly Quarantined[];
}

interface Read {
  readonly item: string;
  readonly result: Parsed<EventTold>;
}

/** Singles of one tournament, each read on its own. */
function readTournament(event: unknown, item: string, tour: LiveTour): readonly Read[] {
  const read = tournamentSchema.safeParse(event);
  if (!read.success) return [{ item, result: refused(misshapen(read.error)) }];
  return singlesOf(read.data, item, tour === 'WTA' ? 'women' : 'men').map(({ at, shape }) => ({
    item: at,
    result: shape.success
      ? guarded(() => parseMatchTold(shape.data), refused)
      : refused(misshapen(shape.error)),
  }));
}

/** Events of one scoreboard answer. Refused if the answer is not a scoreboard, or another tour's. Never throws. */
export function parseEventBoard(answer: unknown, tour: LiveTour): Parsed<LiveEventBoard> {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) {
    return refused('sent no list of events');
  }
  if (!Array.isArray(answer.events)) return refused('sent no list of events');
  const mark = checkAnswer(answer, leagueMark(tour));
  if (!mark.ok) return mark;
  const { items, quarantined: beyond } = firstItems<unknown>(answer.events);
  const reads = items.flatMap((event, index): readonly Read[] => {
    const item = itemName(event, index);
    return guarded(
      () => {
        const other = otherLeague(event, mark.value);
        return other === undefined
          ? readTournament(event, item, tour)
          : [{ item, result: refused(other) }];
      },
      (reason): readonly Read[] => [{ item, result: refused(reason) }],
    );
  });
  const events = reads.flatMap(({ result }) => (result.ok ? [result.value] : []));
  const left = reads.flatMap(({ item, result }) =>
    result.ok ? [] : [{ item, reason: result.reason }],
  );
  return parsed({ events: firstOfEach(events).first, quarantined: [...beyond, ...left] });
}
