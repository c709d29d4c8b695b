import { type EventPart, partsOf, twoOf } from '#domain/events/parts.ts';
import { referenceQuote } from '#domain/events/prices.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import type { Recipe } from '#domain/prediction.ts';
import { type EventRatings, predictPart } from '#engine/events/index.ts';
import {
  type EventMarket,
  type NewEventPrediction,
  partId,
} from '#server/store/eventPredictions.ts';
import { contentHash } from '#server/store/hash.ts';
import type { RefreshContext } from './context.ts';
import { openForPrediction, slateEvents } from './slateEvents.ts';

/** Simulated races and tournaments per prediction: whole fields take long, and ±1.0 points (95 %) is near enough. */
const FIELD_RUNS = 10_000;

/** Stored predictions at a time: a tournament's is about 60 kB. */
const SAVE_AT = 40;

function marketOf(event: SportEvent, part: EventPart): EventMarket | undefined {
  const quote = referenceQuote(twoOf(event, part.key)?.moneyline);
  if (!quote) return undefined;
  const { source, provider, sample, a, b } = quote;
  return { source, provider, sample, a, b };
}

/** What a prediction is told apart by: simulated again only where one of these has changed. */
const inputHash = (part: EventPart, recipe: Recipe<unknown>, market: EventMarket | undefined) =>
  contentHash({ part: part.key, names: part.names ?? null, recipe, market: market ?? null });

/** The new prediction of a part, or the id of the stored one with the same inputs; undefined where it has none yet. */
function predictionOf(
  event: SportEvent,
  part: EventPart,
  ratings: EventRatings,
  known: ReadonlyMap<string, number>,
  { runs: twoWayRuns, now }: RefreshContext,
): number | NewEventPrediction | undefined {
  const runs = part.names ? twoWayRuns : FIELD_RUNS;
  // One run is enough to learn the recipe: most events need no more, because nothing has changed.
  const probe = predictPart(event, part.key, ratings, 1);
  if (!probe) return undefined;
  const recipe = { ...probe.recipe, iterations: runs };
  const market = marketOf(event, part);
  const hash = inputHash(part, recipe, market);
  const id = known.get(`${partId(event.id, part.key)}:${hash}`);
  if (id !== undefined) return id;
  const made = predictPart(event, part.key, ratings, runs);
  return (
    made && {
      eventId: event.id,
      part: part.key,
      inputHash: hash,
      names: part.names,
      market,
      recipe,
      outcome: made.outcome,
      factors: made.factors,
      ratedFrom: made.ratedFrom,
      asOf: now,
    }
  );
}

/**
 * Simulates every event of the slate that has not begun, bout by bout, and stores what is new. Answers prediction ids
 * by `partId`. What a model refuses goes without a prediction, and the log says why.
 */
export async function simulateEvents(
  context: RefreshContext,
  ratings: EventRatings,
): Promise<ReadonlyMap<string, number>> {
  const { store, lease, now, log } = context;
  const open = (await slateEvents(context)).filter((event) => openForPrediction(event, now));
  const known = await store.knownEventPredictions(open.map(({ event }) => event.id));
  const ids = new Map<string, number>();
  let fresh: NewEventPrediction[] = [];
  const save = async (): Promise<void> => {
    for (const [key, id] of await store.saveEventPredictions(lease, fresh)) ids.set(key, id);
    fresh = [];
  };
  for (const { event } of open) {
    for (const part of partsOf(event)) {
      try {
        const made = predictionOf(event, part, ratings, known, context);
        if (typeof made === 'number') ids.set(partId(event.id, part.key), made);
        else if (made) fresh.push(made);
      } catch (error) {
        if (!(error instanceof RangeError)) throw error;
        log(`no prediction of ${event.name} ${part.key}: ${error.message}`);
      }
      // Lets the lease's heartbeat in between two simulations.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (fresh.length >= SAVE_AT) await save();
  }
  await save();
  return ids;
}
