import type { DayHead } from '#domain/ledger/head.ts';
import { headsOf } from '#domain/ledger/headsText.ts';
import { whyFailed } from '#domain/words/whyFailed.ts';

/** Time limit for reading the site that the build will replace. */
const LIMIT_MS = 10_000;

/** How to build where no site is yet. */
const FIRST =
  'If this site was never up, set LEDGER_FIRST_DEPLOY to today’s date (UTC) for this one build';

/** Whether the owner says that this day's build is the site's first. */
export const isFirstDeploy = (said: string | undefined, now: Date): boolean =>
  said === now.toISOString().slice(0, 10);

/** The published file; undefined at the very first deploy. Throws if there is none otherwise: it must not be replaced unseen. */
async function publishedFile(file: string, isFirst: boolean): Promise<string | undefined> {
  let why: string;
  try {
    const answer = await fetch(file, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (answer.ok) return await answer.text();
    why = `it answered ${answer.status}`;
  } catch (error) {
    why = whyFailed(error);
  }
  if (isFirst) return undefined;
  throw new Error(
    `The published heads of the ledger cannot be read at ${file} (${why}), so this build does not replace them. Build again when the site answers. ${FIRST}.`,
  );
}

/**
 * Refuses heads that contradict a site's published ones: a published head never changes or disappears. Throws the first that
 * does, and where the published ones cannot be read.
 * @param file address of the published file of heads
 * @param isFirst whether the site has never been up
 */
export async function refuseOtherHeads(
  file: string,
  heads: readonly DayHead[],
  isFirst = false,
): Promise<void> {
  const published = await publishedFile(file, isFirst);
  if (published === undefined) return;
  const before = headsOf(published);
  if (!before) throw new Error(`${file} holds something else than heads of the ledger.`);
  const now = new Map(heads.map(({ day, seq, hash }) => [day, `${seq} ${hash}`]));
  const other = before.find(({ day, seq, hash }) => now.get(day) !== `${seq} ${hash}`);
  if (other) {
    throw new Error(
      `The head of ${other.day} was published as line ${other.seq}, ${other.hash}, and the ledger now says ${now.get(other.day) ?? 'nothing'}.`,
    );
  }
}
