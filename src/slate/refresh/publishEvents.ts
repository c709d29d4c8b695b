import { type EventPart, type PartKey, partsOf, withoutPredictions } from '#domain/events/parts.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { type LedgeredPrediction, partId } from '#slate/archive/eventPredictions.ts';
import { withPredictions } from '#slate/archive/eventRow.ts';
import { canonicalJson } from '#slate/archive/hash.ts';
import type { NewEventLedgerEntry, SlateEvent } from '#slate/archive/slate.ts';
import type { RefreshContext } from './context.ts';
import { eventPayload } from './eventPayload.ts';
import { type KnownContest, sameSides } from './sameSides.ts';

export type Ledgered = ReadonlyMap<string, LedgeredPrediction>;

/** Whether a prediction is about the two current contestants of a part. */
export const hasSameNames = (part: EventPart, names: LedgeredPrediction['names']): boolean =>
  part.names?.[0] === names?.[0] && part.names?.[1] === names?.[1];

/**
 * An event as shown on a slate: each part with its new prediction, or else its last one on the ledger unless the contestants have
 * changed.
 */
export function slateEvent(
  event: SportEvent,
  open: ReadonlyMap<string, number>,
  ledgered: Ledgered,
): SlateEvent {
  const predictionIds = new Map<PartKey, number>();
  for (const part of partsOf(event)) {
    const key = partId(event.id, part.key);
    const last = ledgered.get(key);
    const id = open.get(key) ?? (last && hasSameNames(part, last.names) ? last.id : undefined);
    if (id !== undefined) predictionIds.set(part.key, id);
  }
  return { event: withoutPredictions(event), predictionIds };
}

const contestOfPart = (event: SportEvent, { names }: EventPart): readonly KnownContest[] =>
  names ? [{ id: event.id, league: event.league, startTime: event.startTime, sides: names }] : [];

/** Ledger entries for predictions that differ from the last one on the ledger for their part. */
export async function unsaidOfEvents(
  store: RefreshContext['store'],
  events: readonly SlateEvent[],
  ledgered: Ledgered,
): Promise<NewEventLedgerEntry[]> {
  const unsaid = events.flatMap(({ event, predictionIds }) =>
    partsOf(event).flatMap((part) => {
      const id = predictionIds.get(part.key);
      const said = ledgered.get(partId(event.id, part.key))?.id;
      return id === undefined || id === said ? [] : [{ event, part, id }];
    }),
  );
  const predictions = await store.readEventPredictions(unsaid.map(({ id }) => id));
  const said = events.flatMap(({ event, predictionIds }) =>
    partsOf(event).flatMap((part) =>
      predictionIds.has(part.key) ? contestOfPart(event, part) : [],
    ),
  );
  const others = sameSides(said);
  return unsaid.flatMap(({ event, part, id }) => {
    const row = predictions.get(id);
    if (!row) return [];
    const also = contestOfPart(event, part).flatMap((contest) => others(contest));
    const payload = canonicalJson(eventPayload(withPredictions(event, [row]), part, row, also));
    return [{ eventId: event.id, predictionId: id, payload }];
  });
}
