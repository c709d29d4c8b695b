import type { Bout } from './fightCard.ts';
import type { EventBody } from './sportEvent.ts';
import type { TennisMatch } from './tennisMatch.ts';

/** Part of an event that is predicted as a whole: a bout by its key, any other event by the empty key. */
export type PartKey = string;

/** Key of the only part of an event that is not a card. */
export const WHOLE_EVENT: PartKey = '';

/** A part of an event that can be predicted, with its two contestants; a field has no names. */
export interface EventPart {
  readonly key: PartKey;
  readonly names?: readonly [a: string, b: string];
}

export function partsOf(event: EventBody): readonly EventPart[] {
  switch (event.kind) {
    case 'fights':
      return event.bouts.map(({ key, a, b }) => ({ key, names: [a.name, b.name] }));
    case 'match':
      return [{ key: WHOLE_EVENT, names: [event.a.name, event.b.name] }];
    default:
      return [{ key: WHOLE_EVENT }];
  }
}

/** The bout or match of a part; undefined for a field, or if the card has no such bout. */
export function twoOf(event: EventBody, part: PartKey): Bout | TennisMatch | undefined {
  if (event.kind === 'fights') return event.bouts.find(({ key }) => key === part);
  return event.kind === 'match' ? event : undefined;
}

/** The same event without any prediction. */
export function withoutPredictions<Event extends EventBody>(event: Event): Event {
  if (event.kind !== 'fights') return { ...event, prediction: undefined };
  return { ...event, bouts: event.bouts.map((bout) => ({ ...bout, prediction: undefined })) };
}
