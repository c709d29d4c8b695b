import { type CurrentSlate, readCurrentSlate } from '#slate/archive/published.ts';
import { readEventLedgerEntries, readLedgerEntries } from '#slate/ledger/store/ledger.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

type Entries = ReadonlyMap<number, { readonly seq: number }>;

interface PayingReads {
  readonly readCurrentSlate: () => Promise<CurrentSlate | undefined>;
  readonly readLedgerEntries: (predictions: readonly number[]) => Promise<Entries>;
  readonly readEventLedgerEntries: (events: readonly number[]) => Promise<Entries>;
}

/** Store reads for prices that pay: the current slate, and the ledger lines of its predictions. */
export const payingReads: Tool<PayingReads> = ({ use }) => {
  const client = use(promptClient);
  return {
    readCurrentSlate: () => readCurrentSlate(client),
    readLedgerEntries: (ids) => readLedgerEntries(client, ids),
    readEventLedgerEntries: (ids) => readEventLedgerEntries(client, ids),
  };
};
