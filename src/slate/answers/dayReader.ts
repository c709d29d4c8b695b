import { clock } from '#clock';
import { PAIRS_AHEAD_MS } from '#domain/events/payingPairs.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import { CURRENT_MS, isCurrent } from '#domain/prices/currentQuotes.ts';
import type { SaidPair, SayableDay } from '#domain/prices/sayableDay.ts';
import { withoutReadings } from '#domain/prices/withoutReadings.ts';
import type { Store } from '#slate/store.ts';

type PairReads = Pick<Store, 'readEvents' | 'readEventLedgerEntries'>;

type Reads = PairReads &
  Pick<Store, 'readCurrentSlate' | 'readPublishedGames' | 'readLedgerEntries'>;

/** Bouts and matches of a slate that messages may name while their figures are current, without those not on the ledger. */
async function saidPairs(store: PairReads, slateId: number, now: Date): Promise<SaidPair[]> {
  const to = new Date(now.getTime() + PAIRS_AHEAD_MS + CURRENT_MS);
  const pairs = (await store.readEvents({ slateId, from: now, to })).flatMap(pricedPairs);
  const entries = await store.readEventLedgerEntries([
    ...new Set(pairs.map(({ eventId }) => eventId)),
  ]);
  return pairs.flatMap((pair) => {
    const entry = entries.get(pair.predictionId)?.seq;
    return entry === undefined ? [] : [withoutReadings({ ...pair, entry })];
  });
}

/** The figures that a digest is written from; undefined if no refresh has confirmed any recently: that gap is ours. */
export type DayReader = () => Promise<SayableDay | undefined>;

/** Reads the current slate again whenever it changed or was confirmed since. */
export function dayReader(store: Reads): DayReader {
  let kept: { readonly key: string; readonly day: Omit<SayableDay, 'now'> } | undefined;
  return async () => {
    const current = await store.readCurrentSlate();
    const now = clock.now();
    if (!current || !isCurrent(current.asOf, now)) return undefined;
    const key = `${current.id} ${current.asOf}`;
    if (kept?.key !== key) {
      const games = await store.readPublishedGames({ slateId: current.id, from: now });
      const ids = games.flatMap(({ prediction }) => prediction?.id ?? []);
      const entries = await store.readLedgerEntries(ids);
      const ledgerEntry = (id: number) => entries.get(id)?.seq;
      const pairs = await saidPairs(store, current.id, now);
      const sayable = { games: games.map(withoutReadings), pairs };
      kept = { key, day: { ...sayable, ledgerEntry, sample: current.sample } };
    }
    return { ...kept.day, now };
  };
}
