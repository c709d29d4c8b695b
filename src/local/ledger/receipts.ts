import process from 'node:process';
import { checkHeads, readReceipts, rootsOf } from '#client/ledger/checkReceipts.ts';
import type { WitnessedHead } from '#contract/ledger/receipts.ts';
import type { KnownLine } from '#domain/ledger/head.ts';
import { receiptsWords } from '#domain/ledger/receiptsWords.ts';
import type { Root } from '#domain/timestamps/chain.ts';
import { LOCAL_ROOT, publicRoots, rootFrom } from '#domain/timestamps/roots.ts';
import type { Store } from '#slate/store.ts';
import { PlainError } from '../plainError.ts';

/** Where receipts come from, and the roots that they may lead to. */
export interface ReceiptsOf {
  readonly heads: () => AsyncIterable<readonly WitnessedHead[]>;
  readonly roots: () => Promise<readonly Root[]>;
}

/** A site's receipts. */
export const siteReceipts = (url: string, days: readonly string[]): ReceiptsOf => ({
  heads: async function* () {
    for (const day of days) yield await readReceipts(url, day);
  },
  roots: () => rootsOf(url),
});

/** The database's receipts: of the days that are over, and of the last. */
export const storedReceipts = (store: Store, known: readonly KnownLine[]): ReceiptsOf => ({
  heads: async function* () {
    const last = (await store.readLedgerEnd())?.appendedAt.slice(0, 'YYYY-MM-DD'.length);
    const days = new Set([...known.flatMap(({ day }) => day ?? []), ...(last ? [last] : [])]);
    for (const day of days) yield await store.readWitnessed(day);
  },
  roots: async () => {
    const { TIME_AUTHORITY_ROOT: local } = process.env;
    return [...publicRoots(), ...(local ? rootFrom(LOCAL_ROOT, local, true) : [])];
  },
});

/** Checks all receipts; returns their heads, which the ledger has to contain, and what to say. Throws the first fault. */
export async function checkedReceipts(
  receipts: ReceiptsOf | undefined,
): Promise<{ readonly heads: readonly KnownLine[]; readonly words: readonly string[] }> {
  if (!receipts) throw new PlainError('A file holds no receipts: they are checked with a site.');
  const all: WitnessedHead[] = [];
  try {
    for await (const heads of receipts.heads()) all.push(...heads);
  } catch (error) {
    throw new PlainError(`${error instanceof Error ? error.message : String(error)}.`);
  }
  const verdict = await checkHeads(all, await receipts.roots());
  const [fault] = verdict.faults;
  if (fault !== undefined) throw new PlainError(fault);
  return {
    heads: all.map(({ seq, hash }) => ({ seq, hash })),
    words: receiptsWords(verdict),
  };
}
