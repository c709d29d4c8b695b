import type { OddsTrouble } from './oddsFeeds.ts';

const MINUTE = 60_000;
/** The owner may have put it right: asking costs nothing while it is refused. */
const KEY_MS = 60 * MINUTE;
const LONGEST_MS = 15 * MINUTE;

/**
 * When a feed in trouble is asked again: hourly with a wrong key or a spent quota; after haste or silence the later the longer that
 * lasts, from a minute to fifteen. Undefined for a trouble of one league, which does not hold up the others.
 * @param since since when it has been in this trouble
 */
export function resumeAfter(trouble: OddsTrouble, since: Date, now: Date): Date | undefined {
  if (trouble === 'refused' || trouble === 'unreadable') return undefined;
  const lasted = now.getTime() - since.getTime();
  const keyed = trouble === 'wrongKey' || trouble === 'spent';
  const wait = keyed ? KEY_MS : Math.min(Math.max(lasted, MINUTE), LONGEST_MS);
  return new Date(now.getTime() + wait);
}
