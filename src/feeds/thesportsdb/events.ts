import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { answerOf, joinedAnswers, quarantinedAnswer } from '../eventAnswer.ts';
import type { EventAnswer } from '../eventSource.ts';
import { firstItems, type Parsed, readGuarded, refusedItem, shapeFault } from '../reading/items.ts';
import { type SportsDbEvent, sportsDbEventSchema } from './schema.ts';

/** Reads one event of TheSportsDB. */
export type SportsDbReader = (event: SportsDbEvent) => Parsed<FeedEvent>;

/** A reader of one league's events: refuses an event that is not marked with the league and its sport. */
export const ofLeague =
  (league: string, sports: readonly string[], read: SportsDbReader): SportsDbReader =>
  (event) => {
    const { strSport, idLeague } = event;
    const isOwn = idLeague === league && strSport !== undefined && sports.includes(strSport);
    const said = `${strSport ?? 'no sport'}, league ${idLeague ?? 'not said'}`;
    return isOwn ? read(event) : refusedItem(`of another league (${said})`);
  };

function readOne(value: unknown, item: string, read: SportsDbReader): EventAnswer {
  const shape = sportsDbEventSchema.safeParse(value);
  if (!shape.success) return quarantinedAnswer(item, shapeFault(shape.error));
  const event = read(shape.data);
  return event.ok
    ? answerOf(event.value)
    : quarantinedAnswer(`sportsdb ${shape.data.idEvent}`, event.reason);
}

/**
 * Events of one answer, each read on its own. The list is called `events`, in some answers `results`, and is null if empty.
 * Undefined if the answer is something else. Never throws.
 */
export function readSportsDbEvents(answer: unknown, read: SportsDbReader): EventAnswer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const named =
    'events' in answer ? answer.events : 'results' in answer ? answer.results : undefined;
  if (named === null) return joinedAnswers([]);
  if (!Array.isArray(named)) return undefined;
  const { items, quarantined } = firstItems<unknown>(named);
  const events = items.map((value, at) => {
    const item = `sportsdb #${at}`;
    return readGuarded(
      () => readOne(value, item, read),
      (reason) => quarantinedAnswer(item, reason),
    );
  });
  return joinedAnswers([...events, { events: [], quarantined }]);
}
