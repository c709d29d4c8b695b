import { clock } from '#clock';
import { PAIRS_AHEAD_MS } from '#domain/events/payingPairs.ts';
import { pricedPairs } from '#domain/events/pricedPair.ts';
import { CURRENT_MS, isCurrent } from '#domain/prices/currentQuotes.ts';
import type { SaidPair, SayableDay } from '#domain/prices/sayableDay.ts';
import type { Store } from '#slate/store.ts';
import { patientStore } from '#slate/tools.ts';
import type { Tool } from '#wiring';

type PairReads = Pick<Store, 'readEvents' | 'readEventLedgerEntries'>;
type Reads = PairReads &
  Pick<Store, 'readCurrentSlate' | 'readPublishedGames' | 'readLedgerEntries'>;

/** Bouts and matches of a slate that a message may name for as long as its figures are current; what is on no ledger is left out. */
async function saidPairs(store: PairReads, slateId: number, now: Date): Promise<SaidPair[]> {
  const to = new Date(now.getTime() + PAIRS_AHEAD_MS + CURRENT_MS);
  const pairs = (await store.readEvents({ slateId, from: now, to })).flatMap(pricedPairs);
  const entries = await store.readEventLedgerEntries([
    ...new Set(pairs.map(({ eventId }) => eventId)),
  ]);
  return pairs.flatMap((pair) => {
    const entry = entries.get(pair.predictionId)?.seq;
    return entry === undefined ? [] : [{ ...pair, entry }];
  });
}

/** The figures a digest is written from; undefined where no refresh has confirmed any lately: that gap is ours. */
export type DayReader = () => Promise<SayableDay | undefined>;

/** Reads the slate that is up anew whenever another is, or it has been confirmed since. */
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
      kept = { key, day: { games, pairs, ledgerEntry, sample: current.sample } };
    }
    return { ...kept.day, now };
  };
}

/** The reader of this instance. */
export const sayableDay: Tool<DayReader> = ({ use }) => dayReader(use(patientStore));
