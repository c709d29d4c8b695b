import { twoWayConsensus } from '#domain/events/consensus.ts';
import type { TwoWayMarket, TwoWayQuote } from '#domain/events/event.ts';
import { type EventPart, twoOf } from '#domain/events/parts.ts';
import { referenceQuote } from '#domain/events/prices.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';
import { isStale } from '#domain/game/freshness.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { mayGiveOn } from '#domain/prices/feeds.ts';
import { type EventRatings, predictPart, withoutWinInput } from '#engine/events/index.ts';
import type { EventMarket, NewEventPrediction } from '#slate/archive/eventPredictionRow.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import { contentHash } from '#slate/archive/hash.ts';
import type { KnownPrediction } from '#slate/archive/predictions.ts';
import type { RefreshContext } from './context.ts';
import { hasSameNames, type Ledgered } from './publishEvents.ts';
import { SEEDS, type Seed, type Unseeded } from './seeds/unseeded.ts';
import { standingPrediction } from './standing.ts';

/** Simulated races and tournaments per prediction: whole fields take long, and ±1.0 points (95 %) is close enough. */
const FIELD_RUNS = 10_000;

/** Stored predictions of the open events' parts. */
export interface StoredOfParts {
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

/** A part's new prediction, but for its seed, or the id of the stored one that is still valid; undefined if it has none yet. */
export function predictEventPart(
  event: SportEvent,
  part: EventPart,
  ratings: EventRatings,
  { known, ledgered }: StoredOfParts,
  { runs: twoWayRuns, now }: RefreshContext,
): number | Unseeded<NewEventPrediction> | undefined {
  const runs = part.names ? twoWayRuns : FIELD_RUNS;
  const id = partId(event.id, part.key);
  const quotes = twoOf(event, part.key)?.moneyline ?? [];
  const fresh = quotes.filter(({ asOf }) => !isStale(asOf, event.startTime, now));
  const said = ledgered.get(id);
  // Prices that nobody has confirmed recently are no market, but a prediction based on them is better than none.
  if (said && hasSameNames(part, said.names) && quotes.length > 0 && fresh.length === 0)
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
  const inputHash = contentHash({ ...from, recipe, anchor: anchor ?? null, seeds: SEEDS });
  const stored = known.get(id) ?? [];
  const figures = winShare === undefined ? [] : [winShare];
  const stands = standingPrediction({ inputHash, factsHash, figures }, stored, said?.id);
  if (stands) return stands.id;
  const play = ({ seed, from: seedFrom }: Seed): NewEventPrediction => {
    const made = predictPart(event, part.key, ratings, runs, anchor, seed);
    if (!made) throw new InputError('what was simulated once cannot be simulated again');
    return {
      eventId: event.id,
      part: part.key,
      inputHash,
      factsHash,
      winShare,
      names: part.names,
      market: anchor && priceOf(fresh, anchor),
      recipe: { ...made.recipe, seedFrom },
      outcome: made.outcome,
      factors: made.factors,
      ratedFrom: made.ratedFrom,
      own: made.own,
      anchor,
      learnedTo: made.learnedTo,
      asOf: now,
    };
  };
  const contest = { eventId: event.id, part: part.key };
  return { contest, recipe, seedParts: probe.seedParts, play };
}
