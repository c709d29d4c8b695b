import type { LedgerEntry } from '#domain/ledger/entry.ts';
import { counted } from '#domain/words/counted.ts';

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

/** When an entry was written: how long before the start, or that it was too late to count. */
function writtenText({ appendedAt, counts }: LedgerEntry, start: string): string {
  const lead = leadTime(appendedAt, start);
  if (counts === false)
    return 'written at or after the earliest start that was ever told, so it does not count and is never graded';
  return lead === undefined ? 'recorded after the start' : `sealed ${lead} before the start`;
}

/** How long before the start an entry was written, or that it does not count, and what its hash proves. */
export const sealedText = (entry: LedgerEntry, start: string): string =>
  `This prediction was ${writtenText(entry, start)}. The hash covers every input, the seed and the entry before it.`;

/** "1 later line does not count: it was written …" Absent if all lines do. */
export function uncountedText(lines: number): string | undefined {
  if (lines === 0) return undefined;
  const [do_, they] = lines === 1 ? ['does', 'it was'] : ['do', 'they were'];
  return `${counted(lines, 'later line')} ${do_} not count: ${they} written at or after the earliest start that was ever told.`;
}

/** Where readers see the entry on the ledger, and check it. */
export const verifyPath = ({ seq }: LedgerEntry): string => `/verify?line=${seq}`;
