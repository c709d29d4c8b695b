import { twoWayConsensus } from '#domain/events/consensus.ts';
import type { TwoWayMarket, TwoWayQuote } from '#domain/events/event.ts';
import { type EventPart, partsOf, twoOf } from '#domain/events/parts.ts';
import { referenceQuote } from '#domain/events/prices.ts';
import { type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import { isStale } from '#domain/game/freshness.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { mayGiveOn } from '#domain/prices/feeds.ts';
import { type EventRatings, predictPart, withoutWinInput } from '#engine/events/index.ts';
import {
  type EventMarket,
  type NewEventPrediction,
  partId,
} from '#slate/archive/eventPredictions.ts';
import { contentHash } from '#slate/archive/hash.ts';
import type { KnownPrediction } from '#slate/archive/predictions.ts';
import type { RefreshContext } from './context.ts';
import { type Ledgered, sameNames } from './publishEvents.ts';
import { openForPrediction, slateEvents } from './slateEvents.ts';
import { standing } from './standing.ts';

/** Simulated races and tournaments per prediction: whole fields take long, and ±1.0 points (95 %) is close enough. */
const FIELD_RUNS = 10_000;

/** Stored predictions at a time: a tournament's is about 60 kB. */
const SAVE_AT = 40;

/** Stored predictions of the open events' parts. */
interface Stored {
  readonly known: ReadonlyMap<string, readonly KnownPrediction[]>;
  readonly ledgered: Ledgered;
}

/** The price for grading: from a book that the consensus reads, through a feed that lets the ledger name it. */
function priceOf(quotes: readonly TwoWayQuote[], { books }: TwoWayMarket): EventMarket | undefined {
  const quote = referenceQuote(
    quotes.filter(({ provider, feed }) => books.includes(provider) && mayGiveOn(feed)),
  );
  if (!quote) return undefined;
  const { book, feed, provider, sample, a, b } = quote;
  return { book, feed, provider, sample, a, b };
}

/** A part's new prediction, or the id of the stored one that is still valid; undefined if it has none yet. */
function predictionOf(
  event: SportEvent,
  part: EventPart,
  ratings: EventRatings,
  { known, ledgered }: Stored,
  { runs: twoWayRuns, now }: RefreshContext,
): number | NewEventPrediction | undefined {
  const runs = part.names ? twoWayRuns : FIELD_RUNS;
  const id = partId(event.id, part.key);
  const quotes = twoOf(event, part.key)?.moneyline ?? [];
  const fresh = quotes.filter(({ asOf }) => !isStale(asOf, event.startTime, now));
  const said = ledgered.get(id);
  // Prices that nobody has confirmed recently are no market, but a prediction based on them is better than none.
  if (said && sameNames(part, said.names) && quotes.length > 0 && fresh.length === 0)
    return said.id;
  // One run is enough to get the recipe: most events need no more, because nothing has changed.
  const alone = predictPart(event, part.key, ratings, 1);
  if (!alone) return undefined;
  const anchor = alone.own && twoWayConsensus(fresh, alone.own.a);
  const probe = anchor ? predictPart(event, part.key, ratings, 1, anchor) : alone;
  if (!probe) return undefined;
  const recipe = { ...probe.recipe, iterations: runs };
  const { winShare, facts } = withoutWinInput(recipe);
  const from = { part: part.key, names: part.names ?? null, own: probe.own ?? null, recipe: facts };
  const factsHash = contentHash(from);
  const inputHash = contentHash({ ...from, recipe, anchor: anchor ?? null });
  const stored = known.get(id) ?? [];
  const figures = winShare === undefined ? [] : [winShare];
  const stands = standing({ inputHash, factsHash, figures }, stored, said?.id);
  if (stands) return stands.id;
  const made = predictPart(event, part.key, ratings, runs, anchor);
  return (
    made && {
      eventId: event.id,
      part: part.key,
      inputHash,
      factsHash,
      winShare,
      names: part.names,
      market: anchor && priceOf(fresh, anchor),
      recipe,
      outcome: made.outcome,
      factors: made.factors,
      ratedFrom: made.ratedFrom,
      own: made.own,
      anchor,
      learnedTo: made.learnedTo,
      asOf: now,
    }
  );
}

/**
 * Simulates every event of the run's scope that has not begun, bout by bout, and stores the new predictions. Returns prediction
 * ids by `partId`. Parts that a model refuses get no prediction, and the log says why.
 */
export async function simulateEvents(
  context: RefreshContext,
  ratings: EventRatings,
): Promise<ReadonlyMap<string, number>> {
  const { store, lease, now, scope, log } = context;
  const open = (await slateEvents(context)).filter(
    (event) => openForPrediction(event, now) && scope.sports.includes(sportOf(event.event.league)),
  );
  const openIds = open.map(({ event }) => event.id);
  const stored: Stored = {
    known: await store.knownEventPredictions(openIds),
    ledgered: await store.ledgeredEventPredictions(openIds),
  };
  const ids = new Map<string, number>();
  let fresh: NewEventPrediction[] = [];
  const save = async (): Promise<void> => {
    for (const [key, id] of await store.saveEventPredictions(lease, fresh)) ids.set(key, id);
    fresh = [];
  };
  for (const { event } of open) {
    for (const part of partsOf(event)) {
      try {
        const made = predictionOf(event, part, ratings, stored, context);
        if (typeof made === 'number') ids.set(partId(event.id, part.key), made);
        else if (made) fresh.push(made);
      } catch (error) {
        if (!(error instanceof InputError)) throw error;
        log(`no prediction of ${event.name} ${part.key}: ${error.message}`);
      }
      // Lets the lease's heartbeat run between two simulations.
      await new Promise((resolve) => setImmediate(resolve));
    }
    if (fresh.length >= SAVE_AT) await save();
  }
  await save();
  return ids;
}
