import type { z } from 'zod';
import { joinedAnswers, quarantinedAnswer } from '../../eventAnswer.ts';
import type { EventAnswer } from '../../eventSource.ts';
import { firstItems, itemName, readGuarded, shapeFault } from '../../reading/items.ts';

/** Reads one event of a scoreboard, which may contain several of ours. Never throws. */
export type EventReader = (event: unknown, item: string) => EventAnswer;

/** A reader of events of one shape; other shapes are quarantined. */
export const readerOf =
  <S extends z.ZodType>(
    schema: S,
    read: (event: z.output<S>, item: string) => EventAnswer,
  ): EventReader =>
  (event, item) => {
    const shape = schema.safeParse(event);
    if (shape.success) return read(shape.data, item);
    return quarantinedAnswer(item, shapeFault(shape.error));
  };

/** Events of one scoreboard answer, each read on its own. Undefined if it is not a scoreboard. Never throws. */
export function readScoreboard(answer: unknown, read: EventReader): EventAnswer | undefined {
  if (typeof answer !== 'object' || answer === null || !('events' in answer)) return undefined;
  if (!Array.isArray(answer.events)) return undefined;
  const { items, quarantined } = firstItems<unknown>(answer.events);
  const events = items.map((event, index) => {
    const item = itemName(event, index);
    return readGuarded(
      () => read(event, item),
      (reason) => quarantinedAnswer(item, reason),
    );
  });
  return joinedAnswers([...events, { events: [], quarantined }]);
}
