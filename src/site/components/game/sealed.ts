import type { LedgerEntry } from '#domain/ledger/entry.ts';

/** Hex in groups of four, which can be compared by eye. */
export const groupedHash = (hash: string): string => (hash.match(/.{1,4}/g) ?? []).join(' ');

/** "Ledger entry 1,234" */
export const entryTitle = ({ seq }: LedgerEntry): string =>
  `Ledger entry ${seq.toLocaleString('en-US')}`;

/** How long before the start something happened: "3 h 58 min"; absent after it. */
export function leadTime(before: string, start: string): string | undefined {
  const minutes = Math.floor((Date.parse(start) - Date.parse(before)) / 60_000);
  if (minutes < 0) return undefined;
  const days = Math.floor(minutes / 1440);
  const hours = Math.floor(minutes / 60) % 24;
  if (days > 0) return `${days} d ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes % 60} min` : `${minutes} min`;
}

/** How long before the start an entry was written, and what its hash proves. */
export function sealedText(entry: LedgerEntry, start: string): string {
  const lead = leadTime(entry.appendedAt, start);
  const when = lead === undefined ? 'recorded after the start' : `sealed ${lead} before the start`;
  return `This prediction was ${when}. The hash covers every input, the seed and the entry before it.`;
}

/** Where readers see the entry on the ledger, and check it. */
export const verifyPath = ({ seq }: LedgerEntry): string => `/verify?line=${seq}`;
