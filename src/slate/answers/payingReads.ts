import { type CurrentSlate, readCurrentSlate } from '#slate/archive/published.ts';
import { readStartChanges, type StartChanges } from '#slate/archive/startChanges.ts';
import { readEventLedgerEntries, readLedgerEntries } from '#slate/ledger/store/ledger.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

type Entries = ReadonlyMap<number, { readonly seq: number }>;

interface PayingReads {
  readonly readCurrentSlate: () => Promise<CurrentSlate | undefined>;
  readonly readLedgerEntries: (predictions: readonly number[]) => Promise<Entries>;
  readonly readEventLedgerEntries: (events: readonly number[]) => Promise<Entries>;
  /** Of games or events that start after an instant. */
  readonly readStartChanges: (table: 'games' | 'events', from: Date) => Promise<StartChanges>;
}

/** Store reads for prices that pay: the current slate, and the ledger lines of its predictions. */
export const payingReads: Tool<PayingReads> = ({ use }) => {
  const client = use(promptClient);
  return {
    readCurrentSlate: () => readCurrentSlate(client),
    readLedgerEntries: (ids) => readLedgerEntries(client, ids),
    readEventLedgerEntries: (ids) => readEventLedgerEntries(client, ids),
    readStartChanges: (table, from) => readStartChanges(client, table, from),
  };
};
