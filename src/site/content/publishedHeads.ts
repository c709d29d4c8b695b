import type { DayHead } from '#domain/ledger/head.ts';
import { headsOf } from '#domain/ledger/headsText.ts';

/** Time limit for reading the site that the build will replace. */
const LIMIT_MS = 10_000;

/**
 * Refuses heads that contradict a site's published ones: a published head never changes or disappears. Throws the first that
 * does; a site that does not exist yet has published none.
 * @param file address of the published file of heads
 */
export async function refuseOtherHeads(
  file: string,
  heads: readonly DayHead[],
  log: (line: string) => void,
): Promise<void> {
  const published = await fetch(file, { signal: AbortSignal.timeout(LIMIT_MS) }).catch(
    (error: unknown) => void log(`${file} cannot be compared with: ${String(error)}`),
  );
  if (!published?.ok) return;
  const before = headsOf(await published.text());
  if (!before) throw new Error(`${file} holds something else than heads of the ledger.`);
  const now = new Map(heads.map(({ day, seq, hash }) => [day, `${seq} ${hash}`]));
  const other = before.find(({ day, seq, hash }) => now.get(day) !== `${seq} ${hash}`);
  if (other) {
    throw new Error(
      `The head of ${other.day} was published as line ${other.seq}, ${other.hash}, and the ledger now says ${now.get(other.day) ?? 'nothing'}.`,
    );
  }
}
