import { clock } from '#clock';
import type { DigestDay } from '#domain/messages/digest.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import type { Store } from '#server/store/store.ts';

type Reads = Pick<Store, 'readCurrentSlate' | 'readPublishedGames' | 'readLedgerEntries'>;

/** The figures a digest is written from; undefined where no refresh has confirmed any lately: that gap is ours. */
export type DayReader = () => Promise<DigestDay | undefined>;

/** Reads the slate that is up anew whenever another is, or it has been confirmed since. */
export function dayReader(store: Reads): DayReader {
  let kept: { readonly key: string; readonly day: Omit<DigestDay, 'now'> } | undefined;
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
      kept = { key, day: { games, ledgerEntry, sample: current.sample } };
    }
    return { ...kept.day, now };
  };
}
