import type { HeadToWitness } from '../store/ledgerWitnesses.ts';
import type { Mirror } from './githubMirror.ts';

/** Days whose files are brought up to date: the newest, and the one before, whose last line may be new. */
const DAYS = 2;

const lineOf = ({ day, seq, hash }: HeadToWitness): string => `${day} ${seq} ${hash}\n`;

/**
 * Copies heads to a public git repository: a file a day (`heads/2026-11-27.txt`) with each end of the chain of that day, and
 * `latest.txt` with the newest; lines are "day number hash". Returns how many files have changed.
 * @param heads newest first
 */
export async function mirrorHeads(
  mirror: Mirror,
  heads: readonly HeadToWitness[],
): Promise<number> {
  const [newest] = heads;
  if (!newest) return 0;
  const days = [...new Set(heads.map(({ day }) => day))].slice(0, DAYS);
  const files = days.toReversed().map((day) => {
    const ofDay = heads.filter((head) => head.day === day).toReversed();
    return [`heads/${day}.txt`, ofDay.map(lineOf).join('')] as const;
  });
  const why = `Line ${newest.seq} of the ledger`;
  let changed = 0;
  for (const [path, text] of [...files, ['latest.txt', lineOf(newest)] as const]) {
    if (await mirror.write(path, text, why)) changed += 1;
  }
  return changed;
}
