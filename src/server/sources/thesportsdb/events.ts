import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { Parsed } from '../espn/parsed.ts';
import { misshapen } from '../espnEvents/scoreboard.ts';
import type { EventAnswer } from '../eventSource.ts';
import { answerOf, joined, left } from '../events/answer.ts';
import { eventSchema, type SportsDbEvent } from './schema.ts';

/** Reads one event of TheSportsDB. */
export type SportsDbReader = (event: SportsDbEvent) => Parsed<FeedEvent>;

function readOne(value: unknown, item: string, read: SportsDbReader): EventAnswer {
  const shape = eventSchema.safeParse(value);
  if (!shape.success) return left(item, misshapen(shape.error));
  const event = read(shape.data);
  return event.ok ? answerOf(event.value) : left(`sportsdb ${shape.data.idEvent}`, event.reason);
}

/**
 * Events of one answer, each read on its own. The list is called `events`, in some answers `results`, and is null
 * where there are none. Undefined where the answer is something else. Never throws.
 */
export function readEvents(answer: unknown, read: SportsDbReader): EventAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const named =
    'events' in answer ? answer.events : 'results' in answer ? answer.results : undefined;
  if (named === null) return joined([]);
  if (!Array.isArray(named)) return undefined;
  return joined(named.map((value: unknown, at) => readOne(value, `sportsdb #${at}`, read)));
}
