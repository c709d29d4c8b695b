import { looseInstant } from '../reading/fields.ts';

/**
 * Age of a book's last scan, ms, from which its prices are not believed. The feed says that it looks at each book about once a minute
 * before the start; its `last_update` moves with the scan, whether or not a price changed.
 */
const DEAD_MS = 10 * 60_000;

/** Whether the feed's scan of a book stood still before a reading. A scan without a time, or with one to come, is not known to. */
export function isDeadScan(lastUpdate: string | undefined, readAt: string): boolean {
  const at = looseInstant(lastUpdate);
  return at !== undefined && Date.parse(readAt) - Date.parse(at) > DEAD_MS;
}
